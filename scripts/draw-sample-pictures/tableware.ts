import { each } from './each.ts';
import { leaves } from './foliage.ts';
import { amber100, amber400, ink, mix, sand100, sea700, woodDark } from './palette.ts';
import type { Point } from './path.ts';
import { ellipse, lens, polyline } from './path.ts';
import type { Random } from './random.ts';
import type { Sketch } from './sketch.ts';

export function bottle(
  sketch: Sketch,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): void {
  const half = width / 2;
  const neck = width * 0.16;

  sketch.fill(
    `M${x - half * 0.6} ${y}C${x - half * 1.3} ${y - height * 0.3} ${x - half} ${y - height * 0.58} ${x - neck} ${y - height * 0.72}` +
      `L${x - neck} ${y - height * 0.94}L${x - neck * 1.6} ${y - height}H${x + neck * 1.6}L${x + neck} ${y - height * 0.94}L${x + neck} ${y - height * 0.72}` +
      `C${x + half} ${y - height * 0.58} ${x + half * 1.3} ${y - height * 0.3} ${x + half * 0.6} ${y}Z`,
    sketch.gradient(
      [
        [0, mix(colour, ink, 0.35)],
        [0.55, colour],
        [1, mix(colour, amber100, 0.5)],
      ],
      [0, 0, 1, 0],
    ),
  );
}

export function bowl(
  sketch: Sketch,
  x: number,
  y: number,
  width: number,
  colour: string,
  lemons = true,
): void {
  const half = width / 2;

  if (lemons) {
    each(
      [
        [-0.5, -0.62],
        [0.1, -0.72],
        [0.55, -0.6],
        [-0.16, -0.94],
        [0.32, -0.98],
      ],
      ([dx, dy], index) =>
        sketch.fill(
          lens(x + half * dx, y + half * dy, half * 0.72, half * 0.42, index - 1.4) +
            ellipse(x + half * dx, y + half * dy, half * 0.27, half * 0.22),
          sketch.gradient(
            [
              [0, '#e0a94f'],
              [0.6, '#f2cf73'],
              [1, '#faeab0'],
            ],
            [0, 1, 1, 0],
          ),
        ),
    );
  }
  sketch.fill(
    `M${x - half} ${y - half * 0.62}Q${x} ${y - half * 0.46} ${x + half} ${y - half * 0.62}Q${x + half * 0.8} ${y - half * 0.05} ${x + half * 0.3} ${y}H${x - half * 0.3}Q${x - half * 0.8} ${y - half * 0.05} ${x - half} ${y - half * 0.62}Z`,
    sketch.gradient(
      [
        [0, mix(colour, ink, 0.3)],
        [0.6, colour],
        [1, mix(colour, amber100, 0.4)],
      ],
      [0, 0, 1, 0],
    ),
  );
}

export function branches(
  sketch: Sketch,
  random: Random,
  x: number,
  y: number,
  height: number,
): void {
  const stems = [-0.42, -0.16, 0.1, 0.36].map((lean): Point[] =>
    Array.from(
      { length: 6 },
      (_, step): Point => [
        x + lean * height * (step / 5) ** 1.3,
        y - height * (step / 5) * (1 - Math.abs(lean) * 0.5),
      ],
    ),
  );

  sketch.stroke(stems.map(polyline).join(''), mix(woodDark, ink, 0.2), { width: 2.4 });
  leaves(
    sketch,
    random,
    stems.flatMap((stem) =>
      stem.slice(2).map(([stemX, stemY]) => [stemX, stemY, height * 0.085] as const),
    ),
    height * 0.045,
    1,
  );
}

export function tableLamp(sketch: Sketch, x: number, y: number, height: number): void {
  bottle(sketch, x, y, height * 0.34, height * 0.6, mix(sea700, sand100, 0.2));
  sketch.fill(
    `M${x - height * 0.16} ${y - height}h${height * 0.32}l${height * 0.12} ${height * 0.42}h${-height * 0.56}Z`,
    sketch.gradient([
      [0, sand100],
      [0.7, amber100],
      [1, mix(amber100, amber400, 0.5)],
    ]),
  );
}
