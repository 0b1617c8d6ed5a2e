import { amber400, clay600, clay700, ink, mix } from './palette.ts';
import { lens } from './path.ts';
import type { Sketch } from './sketch.ts';

/** A terracotta pot standing at `y`, ready for leaves to be painted over its mouth. */
export function pot(sketch: Sketch, x: number, y: number, width: number, height: number): void {
  const clay = sketch.gradient(
    [
      [0, mix(clay600, amber400, 0.55)],
      [0.45, clay600],
      [1, mix(clay700, ink, 0.35)],
    ],
    [0, 0, 1, 0],
  );
  const half = width / 2;

  sketch.fill(
    `M${x - half * 0.9} ${y - height}L${x - half * 0.62} ${y}Q${x} ${y + width * 0.1} ${x + half * 0.62} ${y}L${x + half * 0.9} ${y - height}Z`,
    clay,
  );
  sketch.fill(
    `M${x - half} ${y - height}h${width}v${height * 0.2}q${-half} ${width * 0.12} ${-width} 0Z`,
    clay,
  );
  sketch.fill(lens(x, y - height, width, width * 0.16), mix(clay700, ink, 0.6));
}
