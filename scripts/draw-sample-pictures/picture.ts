import type { Camera, Place } from './camera.ts';
import { face, slab } from './camera.ts';
import { amber400, mix, sand50, wood } from './palette.ts';
import { indoorShade } from './room.ts';
import type { Sketch } from './sketch.ts';
import { wall } from './solids.ts';

export function picture(
  sketch: Sketch,
  camera: Camera,
  plane: (u: number, v: number) => Place,
  u: number,
  v: number,
  width: number,
  height: number,
  colours: readonly [string, string, string],
): void {
  const rim = 0.035;

  sketch.fill(face(camera, slab(plane, u + 0.03, v - 0.05, width, height)), indoorShade, 0.35);
  wall(sketch, camera, slab(plane, u, v, width, height), mix(wood, amber400, 0.25));
  wall(sketch, camera, slab(plane, u + rim, v + rim, width - rim * 2, height - rim * 2), sand50);
  wall(
    sketch,
    camera,
    slab(plane, u + rim * 2.4, v + rim * 2.4, width - rim * 4.8, height - rim * 4.8),
    colours[0],
  );
  wall(
    sketch,
    camera,
    slab(plane, u + rim * 2.4, v + rim * 2.4, width - rim * 4.8, height * 0.32),
    colours[1],
  );
  sketch.fill(
    face(
      camera,
      Array.from({ length: 24 }, (_, step) =>
        plane(
          u + width * 0.6 + Math.cos(step * 0.2618) * width * 0.12,
          v + height * 0.6 + Math.sin(step * 0.2618) * width * 0.12,
        ),
      ),
    ),
    colours[2],
  );
}
