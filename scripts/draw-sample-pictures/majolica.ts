import type { Camera, Plane } from './camera.ts';
import { face, slab } from './camera.ts';
import { each } from './each.ts';
import { ink, mix, sand300 } from './palette.ts';
import type { Sketch } from './sketch.ts';
import { wall } from './solids.ts';

/** One painted tile: quarter rounds at the corners meet their neighbours' into full circles. */
export function majolica(
  sketch: Sketch,
  camera: Camera,
  plane: Plane,
  place: { u: number; v: number; width: number; height: number; size: number },
  colours: { ground: string; ring: string; heart: string },
): void {
  const { size } = place;
  const [columns, rows] = [Math.round(place.width / size), Math.round(place.height / size)];
  const rings: string[] = [];
  const petals: string[] = [];
  const hearts: string[] = [];
  const joints: string[] = [];

  wall(sketch, camera, slab(plane, place.u, place.v, place.width, place.height), colours.ground);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = (u: number, v: number) =>
        plane(place.u + (column + u) * size, place.v + (row + v) * size);

      each(
        [
          [0, 0, 1, 1],
          [1, 0, -1, 1],
          [0, 1, 1, -1],
          [1, 1, -1, -1],
        ],
        ([u, v, right, up]) => {
          const along = (reach: number, turn: number) =>
            at(u + right * reach * Math.cos(turn), v + up * reach * Math.sin(turn));
          const turns = [0, 1, 2, 3, 4, 5].map((step) => (step * Math.PI) / 10);

          rings.push(
            face(camera, [
              ...turns.map((turn) => along(0.4, turn)),
              ...turns
                .slice()
                .reverse()
                .map((turn) => along(0.25, turn)),
            ]),
          );
          petals.push(
            face(camera, [
              along(0, 0),
              along(0.17, 0.2),
              along(0.24, Math.PI / 4),
              along(0.17, 1.37),
            ]),
          );
        },
      );
      hearts.push(
        face(camera, [
          at(0.5, 0.26),
          at(0.58, 0.42),
          at(0.74, 0.5),
          at(0.58, 0.58),
          at(0.5, 0.74),
          at(0.42, 0.58),
          at(0.26, 0.5),
          at(0.42, 0.42),
        ]),
      );
    }
  }
  for (let column = 0; column <= columns; column += 1)
    joints.push(
      face(camera, slab(plane, place.u + column * size - 0.002, place.v, 0.004, place.height)),
    );
  for (let row = 0; row <= rows; row += 1)
    joints.push(
      face(camera, slab(plane, place.u, place.v + row * size - 0.002, place.width, 0.004)),
    );
  sketch.fill(rings.join(''), colours.ring);
  sketch.fill(petals.join(''), colours.heart, 0.85);
  sketch.fill(hearts.join(''), colours.heart);
  sketch.fill(joints.join(''), mix(sand300, ink, 0.2), 0.5);
}
