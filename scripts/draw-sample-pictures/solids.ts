import type { Camera, Place } from './camera.ts';
import { face, facing, level, project, scaleAt, sideways, slab } from './camera.ts';
import { polygon } from './path.ts';
import type { Sketch } from './sketch.ts';

/** The paint of each side of a solid, as the light finds it. */
export type Sides = { front: string; left: string; right: string; top: string };

/** Painted with a hairline of the same paint, so that two faces meet without a seam. */
export function wall(
  sketch: Sketch,
  camera: Camera,
  corners: readonly Place[],
  paint: string,
): void {
  const outline = face(camera, corners);

  sketch.fill(outline, paint);
  sketch.stroke(outline, paint, { width: 0.7 });
}

export function box(sketch: Sketch, camera: Camera, from: Place, to: Place, sides: Sides): void {
  const [width, height, depth] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];

  if (camera.eye[1] > to[1]) {
    wall(sketch, camera, slab(level(to[1]), from[0], from[2], width, depth), sides.top);
  }
  if (camera.eye[0] < from[0]) {
    wall(sketch, camera, slab(sideways(from[0]), from[2], from[1], depth, height), sides.left);
  }
  if (camera.eye[0] > to[0]) {
    wall(sketch, camera, slab(sideways(to[0]), from[2], from[1], depth, height), sides.right);
  }
  wall(sketch, camera, slab(facing(from[2]), from[0], from[1], width, height), sides.front);
}

/** A plastered column: a straight shaft that swells a little towards the ground. */
export function column(
  sketch: Sketch,
  camera: Camera,
  foot: Place,
  height: number,
  radius: number,
  paint: string,
): void {
  const top: Place = [foot[0], foot[1] + height, foot[2]];
  const [footX, footY] = project(camera, foot);
  const [topX, topY] = project(camera, top);
  const half = scaleAt(camera, foot) * radius;

  sketch.fill(
    polygon([
      [topX - half * 0.84, topY],
      [topX + half * 0.84, topY],
      [footX + half, footY],
      [footX + half * 0.6, footY + half * 0.18],
      [footX - half * 0.6, footY + half * 0.18],
      [footX - half, footY],
    ]),
    paint,
  );
}
