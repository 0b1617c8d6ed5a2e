import { each } from './each.ts';
import type { Point } from './path.ts';
import { ground, polygon } from './path.ts';
import type { Random } from './random.ts';
import { between } from './random.ts';
import type { Sketch } from './sketch.ts';

export type Ridge = {
  line: readonly Point[];
  bottom: number;
  colour: string;
  foot: string;
  shade: string;
  roughness?: number;
};

/**
 * A headland: a roughened silhouette that pales towards its foot, with slanted planes of shade
 * falling from the crest away from the light, as in a cut-paper poster.
 */
export function headland(sketch: Sketch, random: Random, ridge: Ridge, lightFromLeft = true): void {
  const crest = roughen(ridge.line, ridge.roughness ?? 6, random);
  const outline = ground(crest, ridge.bottom);
  const fold = lightFromLeft ? 1 : -1;

  sketch.fill(
    outline,
    sketch.gradient([
      [0, ridge.colour],
      [1, ridge.foot],
    ]),
  );
  sketch.within(outline, () => {
    const spurs = ridge.line.flatMap((from, index) => {
      const to = ridge.line[index + 1];

      return to
        ? [0.08, 0.55].map(
            (along): Point => [
              from[0] + (to[0] - from[0]) * along,
              from[1] + (to[1] - from[1]) * along,
            ],
          )
        : [];
    });

    each(spurs, (spur) =>
      sketch.fill(
        flank(spur, ridge.bottom, fold, random),
        sketch.gradient([
          [0, ridge.shade, 0.5],
          [0.7, ridge.shade, 0.1],
          [1, ridge.shade, 0],
        ]),
      ),
    );
  });
}

/** The shaded side of a spur: it widens and wanders as it runs down from the crest. */
function flank([x, y]: Point, bottom: number, fold: number, random: Random): string {
  const depth = (bottom - y) * between(random, 0.4, 1.15);
  const drift = depth * between(random, 0.1, 0.5) * fold;
  const width = depth * between(random, 0.25, 0.9) * fold;

  return polygon([
    [x, y - 12],
    [x + drift * 0.5, y + depth * 0.3],
    [x + drift * 0.35, y + depth * 0.52],
    [x + drift, y + depth],
    [x + drift + width, y + depth],
    [x + drift * 0.6 + width * 0.8, y + depth * 0.55],
    [x + drift * 0.7 + width * 0.45, y + depth * 0.3],
    [x + width * 0.25, y - 12],
  ]);
}

function roughen(line: readonly Point[], amount: number, random: Random): Point[] {
  return line.flatMap((point, index) => {
    const next = line[index + 1];

    if (!next) return [point];

    const steps = Math.max(2, Math.round(Math.abs(next[0] - point[0]) / 28));

    return Array.from({ length: steps }, (_, step): Point => {
      const along = step / steps;
      const swing = step ? between(random, -amount, amount) : 0;

      return [
        point[0] + (next[0] - point[0]) * along,
        point[1] + (next[1] - point[1]) * along + swing,
      ];
    });
  });
}
