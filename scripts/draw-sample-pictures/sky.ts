import { gather } from './each.ts';
import {
  amber100,
  amber400,
  blush,
  clay600,
  mix,
  sand50,
  sea100,
  sea600,
  sea700,
  white,
} from './palette.ts';
import { ellipse, lens, rectangle } from './path.ts';
import type { Random } from './random.ts';
import { between } from './random.ts';
import type { Sketch, Stop } from './sketch.ts';

export const afternoonSky: readonly Stop[] = [
  [0, mix(sea600, sea100, 0.5)],
  [0.45, mix(sea600, sea100, 0.82)],
  [0.8, mix(sea100, amber100, 0.7)],
  [1, mix(amber100, amber400, 0.25)],
];

export const goldenSky: readonly Stop[] = [
  [0, mix(sea600, sea100, 0.38)],
  [0.35, mix(mix(sea600, sea100, 0.75), amber100, 0.25)],
  [0.68, mix(amber100, amber400, 0.2)],
  [0.9, mix(amber100, amber400, 0.75)],
  [1, mix(amber400, clay600, 0.12)],
];

export const sunsetSky: readonly Stop[] = [
  [0, mix(sea700, '#5d4a73', 0.45)],
  [0.28, mix('#8c6a86', sea600, 0.22)],
  [0.52, mix('#cf8a7c', blush, 0.4)],
  [0.78, mix(amber400, blush, 0.15)],
  [1, mix(amber400, amber100, 0.5)],
];

export function sky(sketch: Sketch, stops: readonly Stop[], horizon: number): void {
  sketch.fill(rectangle(0, 0, sketch.width, horizon + 2), sketch.gradient(stops));
}

export function sun(sketch: Sketch, x: number, y: number, radius: number): void {
  const halo = sketch.glow([
    [0, white, 0.95],
    [0.18, amber100, 0.75],
    [0.5, amber400, 0.28],
    [1, amber400, 0],
  ]);

  sketch.fill(ellipse(x, y, radius * 8), halo);
  sketch.fill(
    ellipse(x, y, radius),
    sketch.gradient([
      [0, sand50],
      [1, amber100],
    ]),
  );
}

/** Long flat clouds, each a pale back with a thinner warm belly. */
export function clouds(
  sketch: Sketch,
  random: Random,
  band: { top: number; bottom: number; count: number; colour: string; belly: string },
): void {
  for (let index = 0; index < band.count; index += 1) {
    const x = between(random, -100, sketch.width + 100);
    const y = between(random, band.top, band.bottom);
    const near = 1 - (y - band.top) / (band.bottom - band.top);
    const length = between(random, 260, 560) * (0.55 + near * 0.8);
    const width = between(random, 7, 13) * (0.45 + near * 0.9);
    const layers = gather(
      [
        [0, 0, 1.2, 0.8],
        [-0.24, -0.55, 0.62, 1.15],
        [0.16, -0.95, 0.5, 1.25],
        [0.4, -0.35, 0.56, 0.9],
      ],
      ([along, rise, stretch, swell]) =>
        lens(x + along * length, y + rise * width, length * stretch, width * swell),
    );

    sketch.fill(
      lens(x + length * 0.05, y + width * 0.42, length * 1.3, width * 0.55),
      band.belly,
      0.5,
    );
    sketch.fill(layers.join(''), band.colour, 0.55);
  }
}
