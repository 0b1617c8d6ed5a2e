import { amber100, amber400, ink } from './palette.ts';
import { ellipse, rectangle } from './path.ts';
import type { Sketch } from './sketch.ts';

/** The last coat of every picture: paper tooth, so that flat colour reads as printed colour. */
export function grain(sketch: Sketch): void {
  const sheet = rectangle(0, 0, sketch.width, sketch.height);
  const fibre = sketch.filter(turbulence('0.02', 5, 7));
  const tooth = sketch.filter(turbulence('0.55', 2, 3));

  sketch.blended('soft-light', 0.09, () => sketch.paint(`<path d="${sheet}" filter="${fibre}"/>`));
  sketch.blended('soft-light', 0.2, () => sketch.paint(`<path d="${sheet}" filter="${tooth}"/>`));
}

/** Late light entering from one point, and the far corners falling gently off. */
export function lateLight(sketch: Sketch, x: number, y: number, strength = 0.4): void {
  const reach = sketch.width * 0.75;
  const warm = sketch.glow([
    [0, amber100],
    [0.45, amber400, 0.5],
    [1, amber400, 0],
  ]);
  const corners = sketch.glow([
    [0, ink, 0],
    [0.72, ink, 0],
    [1, ink, 0.5],
  ]);

  sketch.blended('soft-light', strength, () =>
    sketch.fill(ellipse(x, y, reach, reach * 0.8), warm),
  );
  sketch.blended('multiply', 0.35, () =>
    sketch.fill(
      ellipse(sketch.width / 2, sketch.height / 2, sketch.width * 0.78, sketch.height * 0.82),
      corners,
    ),
  );
}

function turbulence(frequency: string, octaves: number, seed: number): string {
  return (
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/>` +
    '<feColorMatrix values="1.6 0 0 0 -0.3  1.6 0 0 0 -0.3  1.6 0 0 0 -0.3  0 0 0 0 1"/>'
  );
}
