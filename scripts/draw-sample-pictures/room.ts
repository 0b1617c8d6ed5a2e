import type { Camera } from './camera.ts';
import { face, facing, level, sideways, slab } from './camera.ts';
import { each } from './each.ts';
import {
  amber100,
  amber400,
  clay600,
  clay700,
  ink,
  limeShade,
  mix,
  sand50,
  sand100,
  sand300,
  sea700,
  wood,
  woodDark,
} from './palette.ts';
import type { Random } from './random.ts';
import type { Sketch } from './sketch.ts';
import { wall } from './solids.ts';

export type Room = { left: number; right: number; depth: number; height: number };

export const indoorShade = mix('#8a7487', sea700, 0.16);

/** Walls first, then floor and beams: the light is taken to come through the far wall. */
export function shell(sketch: Sketch, camera: Camera, room: Room): void {
  const { left, right, depth, height } = room;

  const dusk = mix(limeShade, indoorShade, 0.28);

  wall(
    sketch,
    camera,
    slab(level(height), left, 0, right - left, depth),
    sketch.gradient([
      [0, mix(dusk, wood, 0.3)],
      [1, mix(limeShade, amber400, 0.28)],
    ]),
  );
  wall(
    sketch,
    camera,
    slab(sideways(left), 0, 0, depth, height),
    sketch.gradient(
      [
        [0, mix(limeShade, amber400, 0.34)],
        [0.55, mix(sand100, amber100, 0.6)],
        [1, mix(sand50, amber100, 0.8)],
      ],
      [0, 0, 1, 0.15],
    ),
  );
  wall(
    sketch,
    camera,
    slab(sideways(right), 0, 0, depth, height),
    sketch.gradient(
      [
        [0, mix(limeShade, sand100, 0.35)],
        [1, dusk],
      ],
      [0, 0, 1, 0.12],
    ),
  );
  wall(
    sketch,
    camera,
    slab(facing(depth), left, 0, right - left, height),
    sketch.gradient([
      [0, mix(limeShade, sand100, 0.3)],
      [0.55, mix(sand100, limeShade, 0.3)],
      [1, mix(amber100, sand300, 0.4)],
    ]),
  );
  wall(
    sketch,
    camera,
    slab(facing(depth), left, height - 0.42, right - left, 0.42),
    sketch.gradient([
      [0, indoorShade, 0.42],
      [1, indoorShade, 0],
    ]),
  );
  each([sideways(left), sideways(right)], (side) =>
    wall(
      sketch,
      camera,
      slab(side, 0, height - 0.4, depth, 0.4),
      sketch.gradient([
        [0, indoorShade, 0.3],
        [1, indoorShade, 0],
      ]),
    ),
  );
}

export function beams(
  sketch: Sketch,
  camera: Camera,
  { left, right, depth, height }: Room,
  spacing = 0.85,
): void {
  for (let z = depth - 0.35; z > 0.5; z -= spacing) {
    wall(
      sketch,
      camera,
      slab(level(height - 0.16), left, z - 0.16, right - left, 0.16),
      mix(woodDark, wood, 0.35),
    );
    wall(
      sketch,
      camera,
      slab(facing(z - 0.16), left, height - 0.16, right - left, 0.16),
      sketch.gradient([
        [0, mix(wood, ink, 0.2)],
        [1, mix(wood, amber400, 0.12)],
      ]),
    );
  }
}

export function terracotta(
  sketch: Sketch,
  camera: Camera,
  random: Random,
  { left, right, depth }: Room,
  size = 0.42,
): void {
  const floor = slab(level(0), left, 0, right - left, depth);

  wall(sketch, camera, floor, mix(clay700, sand300, 0.42));
  for (let row = 0; row * size < depth; row += 1) {
    for (let place = -1; left + place * size < right; place += 1) {
      const start = left + (place + (row % 2) / 2) * size;
      const [from, to] = [Math.max(start + 0.008, left), Math.min(start + size - 0.008, right)];

      if (to <= from) continue;
      sketch.fill(
        face(
          camera,
          slab(level(0), from, depth - (row + 1) * size + 0.008, to - from, size - 0.016),
        ),
        mix(mix(clay600, sand300, 0.48), amber100, random() * 0.2),
      );
    }
  }
  sketch.fill(
    face(camera, floor),
    sketch.gradient([
      [0, amber100, 0.5],
      [0.4, amber400, 0.12],
      [1, mix(clay700, ink, 0.5), 0.38],
    ]),
  );
}
