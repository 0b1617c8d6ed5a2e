import { each } from './each.ts';
import { amber400, clay600, clay700, ink, mix, olive100, olive700, sea700 } from './palette.ts';
import type { Point } from './path.ts';
import { blob, lens } from './path.ts';
import type { Random } from './random.ts';
import { between } from './random.ts';
import type { Sketch } from './sketch.ts';

/** A round of growth: where its middle is and how far it reaches. */
export type Clump = readonly [x: number, y: number, radius: number];

type Tone = { colour: string; share: number; shift: number };

const petalTones: readonly Tone[] = [
  { colour: mix(clay700, ink, 0.35), share: 0.8, shift: 0.16 },
  { colour: clay700, share: 0.9, shift: 0.08 },
  { colour: clay600, share: 1, shift: -0.02 },
  { colour: mix(clay600, '#e27a4c', 0.6), share: 0.6, shift: -0.12 },
  { colour: mix('#ef9a6c', amber400, 0.3), share: 0.28, shift: -0.24 },
];

const leafTones: readonly Tone[] = [
  { colour: mix(olive700, ink, 0.6), share: 1, shift: 0.14 },
  { colour: mix(olive700, sea700, 0.3), share: 0.9, shift: 0.05 },
  { colour: olive700, share: 0.8, shift: -0.04 },
  { colour: mix(olive700, '#a9ad5c', 0.55), share: 0.5, shift: -0.15 },
  { colour: mix('#b9bd78', olive100, 0.3), share: 0.2, shift: -0.26 },
];

/** Tones shift towards the light at upper left, so every clump turns in it like a ball. */
export function bougainvillea(
  sketch: Sketch,
  random: Random,
  clumps: readonly Clump[],
  size: number,
  towardsLight = -1,
): void {
  mass(sketch, random, clumps, mix(olive700, ink, 0.55), 0.82);
  scatter(clumps, leafTones.slice(0, 3), size * 1.5, 0.45, (tone, spots) =>
    sketch.fill(
      spots.map(([x, y]) => lens(x, y, size * 2.4, size * 0.9, random() * 3)).join(''),
      tone,
    ),
  );
  scatter(clumps, petalTones, size, 1, (tone, spots) =>
    sketch.fill(spots.map(([x, y]) => bract(x, y, size, random)).join(''), tone),
  );

  function scatter(
    all: readonly Clump[],
    tones: readonly Tone[],
    grainSize: number,
    density: number,
    draw: (colour: string, spots: Point[]) => void,
  ): void {
    each(tones, (tone) =>
      draw(
        tone.colour,
        all.flatMap((clump) => spread(random, clump, tone, grainSize, density, towardsLight)),
      ),
    );
  }
}

export function leaves(
  sketch: Sketch,
  random: Random,
  clumps: readonly Clump[],
  size: number,
  towardsLight = -1,
): void {
  mass(sketch, random, clumps, mix(olive700, ink, 0.55), 0.86);
  each(leafTones, (tone) => {
    const spots = clumps.flatMap((clump) => spread(random, clump, tone, size, 0.9, towardsLight));
    const strokes = spots.map(([x, y]) =>
      lens(x, y, size * between(random, 1.6, 2.6), size * 0.6, between(random, 0, Math.PI)),
    );

    sketch.fill(strokes.join(''), tone.colour);
  });
}

function mass(
  sketch: Sketch,
  random: Random,
  clumps: readonly Clump[],
  colour: string,
  fullness: number,
): void {
  const rounds = clumps.map(([x, y, radius]) =>
    blob(
      Array.from({ length: 11 }, (_, step): Point => {
        const angle = (step / 11) * Math.PI * 2;
        const reach = radius * fullness * between(random, 0.8, 1.12);

        return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
      }),
    ),
  );

  sketch.fill(rounds.join(''), colour);
}

function spread(
  random: Random,
  [x, y, radius]: Clump,
  tone: Tone,
  size: number,
  density: number,
  towardsLight: number,
): Point[] {
  const count = Math.round((radius / size) ** 2 * 0.85 * tone.share * density);
  const reach = radius * (1.02 - Math.abs(tone.shift));

  return Array.from({ length: count }, (): Point => {
    const angle = random() * Math.PI * 2;
    const distance = Math.sqrt(random()) * reach;

    return [
      x + Math.cos(angle) * distance - tone.shift * towardsLight * radius,
      y + Math.sin(angle) * distance + tone.shift * radius,
    ];
  });
}

function bract(x: number, y: number, size: number, random: Random): string {
  const turn = random() * Math.PI;

  return [0, 1, 2]
    .map((petal) => {
      const angle = turn + (petal * Math.PI * 2) / 3;

      return lens(
        x + Math.cos(angle) * size * 0.45,
        y + Math.sin(angle) * size * 0.45,
        size,
        size * 0.5,
        angle,
      );
    })
    .join('');
}
