import { each } from './each.ts';
import {
  amber100,
  clay600,
  ink,
  mix,
  sand50,
  sand100,
  sea700,
  white,
  wood,
  woodDark,
} from './palette.ts';
import { lens } from './path.ts';
import type { Sketch } from './sketch.ts';

/** A gozzo under a lateen sail, with its reflection. `length` is the hull's, in pixels. */
export function sailingBoat(sketch: Sketch, x: number, y: number, length: number): void {
  const unit = length / 10;
  const sail = sketch.gradient(
    [
      [0, white],
      [0.6, sand50],
      [1, amber100],
    ],
    [0, 0, 1, 0.4],
  );

  each(
    [
      [0, 9.6, 0.55],
      [0.7, 7, 0.5],
      [1.7, 4, 0.34],
      [2.7, 5, 0.26],
      [3.9, 2.6, 0.2],
    ],
    ([drop, wide, strong]) =>
      sketch.fill(
        lens(x, y + drop * unit + unit * 0.4, wide * unit, unit * 0.4),
        mix(sea700, ink, 0.5),
        strong,
      ),
  );
  each(
    [
      [5, 3],
      [6.4, 2.2],
      [7.6, 1.4],
    ],
    ([drop, wide]) =>
      sketch.fill(lens(x + unit, y + drop * unit, wide * unit, unit * 0.32), sand50, 0.4),
  );
  sketch.stroke(`M${x - unit * 0.6} ${y}L${x - unit * 0.3} ${y - unit * 9}`, woodDark, {
    width: unit * 0.22,
  });
  sketch.fill(
    `M${x - unit * 3.4} ${y - unit * 4.4}Q${x - unit * 0.4} ${y - unit * 8.6} ${x + unit * 2.6} ${y - unit * 13}` +
      `Q${x + unit * 3.9} ${y - unit * 6} ${x + unit * 2.9} ${y - unit * 1.8}Q${x - unit * 0.6} ${y - unit * 1.8} ${x - unit * 3.4} ${y - unit * 4.4}Z`,
    sail,
  );
  sketch.fill(
    `M${x + unit * 2.6} ${y - unit * 13}Q${x + unit * 3.9} ${y - unit * 6} ${x + unit * 2.9} ${y - unit * 1.8}Q${x + unit * 2.4} ${y - unit * 7} ${x + unit * 2.6} ${y - unit * 13}Z`,
    mix(sand100, sea700, 0.22),
    0.6,
  );
  hull(sketch, x, y, length, clay600);
}

export function hull(
  sketch: Sketch,
  x: number,
  y: number,
  length: number,
  stripe: string,
  body = sand50,
): void {
  const half = length / 2;
  const height = length * 0.15;
  const side = `M${x - half} ${y - height * 1.25}Q${x} ${y - height * 0.45} ${x + half} ${y - height * 1.35}Q${x + half * 0.94} ${y - height * 0.2} ${x + half * 0.7} ${y}L${x - half * 0.72} ${y}Q${x - half * 0.93} ${y - height * 0.3} ${x - half} ${y - height * 1.25}Z`;

  sketch.fill(
    side,
    sketch.gradient([
      [0, body],
      [0.55, mix(body, sand100, 0.5)],
      [1, mix(body, sea700, 0.35)],
    ]),
  );
  sketch.within(side, () => {
    sketch.stroke(
      `M${x - half} ${y - height * 1.1}Q${x} ${y - height * 0.28} ${x + half} ${y - height * 1.2}`,
      stripe,
      { width: height * 0.3 },
    );
    sketch.fill(lens(x, y, length * 0.8, height * 0.28), mix(sea700, ink, 0.3));
  });
  sketch.stroke(
    `M${x - half} ${y - height * 1.25}Q${x} ${y - height * 0.45} ${x + half} ${y - height * 1.35}`,
    wood,
    { width: height * 0.12 },
  );
}
