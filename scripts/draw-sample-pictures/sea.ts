import { each } from './each.ts';
import { amber100, mix, sand50, sea100, sea600, sea700, turquoise, white } from './palette.ts';
import { lens, rectangle } from './path.ts';
import type { Random } from './random.ts';
import { between } from './random.ts';
import type { Sketch, Stop } from './sketch.ts';

export const goldenSea: readonly Stop[] = [
  [0, mix(mix(sea600, sea100, 0.55), amber100, 0.45)],
  [0.1, mix(sea600, sea100, 0.42)],
  [0.35, mix(sea600, turquoise, 0.25)],
  [0.7, mix(sea600, sea700, 0.6)],
  [1, mix(sea700, '#1c2b33', 0.3)],
];

export const clearSea: readonly Stop[] = [
  [0, mix(sea600, sea100, 0.45)],
  [0.3, mix(sea600, turquoise, 0.3)],
  [1, sea600],
];

export function sea(
  sketch: Sketch,
  stops: readonly Stop[],
  horizon: number,
  bottom = sketch.height,
): void {
  sketch.fill(rectangle(0, horizon, sketch.width, bottom - horizon), sketch.gradient(stops));
  sketch.fill(rectangle(0, horizon - 1, sketch.width, 3), white, 0.25);
}

/** Ripples grow and thin out towards the viewer, which is what lays the water flat. */
export function ripples(
  sketch: Sketch,
  random: Random,
  water: { horizon: number; bottom: number; count: number; colour: string; opacity: number },
): void {
  const strokes = Array.from({ length: water.count }, () => {
    const near = random() ** 1.8;
    const y = water.horizon + 4 + (water.bottom - water.horizon) * near;

    return lens(
      between(random, -60, sketch.width + 60),
      y,
      between(random, 30, 90) * (0.25 + near * 2.6),
      between(random, 0.7, 1.6) * (0.5 + near * 2.6),
    );
  });

  sketch.fill(strokes.join(''), water.colour, water.opacity);
}

/** The road of light under the sun: dense and narrow far away, loose and wide close by. */
export function lightPath(
  sketch: Sketch,
  random: Random,
  path: { x: number; horizon: number; bottom: number; spread: number; count: number },
): void {
  const reach = path.bottom - path.horizon;
  const colours = [amber100, sand50, mix(amber100, '#e7b06a', 0.6)];
  const sheen = sketch.glow([
    [0, amber100, 0.7],
    [0.5, amber100, 0.22],
    [1, amber100, 0],
  ]);

  sketch.within(rectangle(0, path.horizon, sketch.width, reach), () => {
    sketch.paint(
      `<ellipse cx="${path.x}" cy="${path.horizon}" rx="${path.spread * 1.7}" ry="${reach * 0.7}" fill="${sheen}"/>`,
    );
    each(colours, (colour) => {
      const strokes = Array.from({ length: path.count }, () => {
        const near = random() ** 1.5;
        const drift = (random() + random() + random() - 1.5) / 1.5;

        return lens(
          path.x + drift * path.spread * (0.3 + near * 0.75),
          path.horizon + 3 + reach * near,
          between(random, 26, 90) * (0.35 + near * 1.7) * (1 - Math.abs(drift) * 0.5),
          between(random, 1, 2.1) * (0.6 + near * 2.6),
        );
      });

      sketch.fill(strokes.join(''), colour, 0.62);
    });
  });
}
