import type { Camera, Plane } from './camera.ts';
import { arch, face, slab } from './camera.ts';
import { each } from './each.ts';
import { ink, limeShade, mix, sand50, sea600, sea700 } from './palette.ts';
import type { Sketch } from './sketch.ts';
import { wall } from './solids.ts';

export type Opening = { u: number; v: number; width: number; height: number };
type Shutters = { lit: string; dark: string };

export const sunnyShutters: Shutters = { lit: mix(sea600, '#6fb3c0', 0.28), dark: sea700 };
export const shadyShutters: Shutters = {
  lit: mix(sea700, sea600, 0.6),
  dark: mix(sea700, ink, 0.4),
};

/** A window with both leaves thrown open against the wall. */
export function shutteredWindow(
  sketch: Sketch,
  camera: Camera,
  plane: Plane,
  opening: Opening,
  colours: Shutters = sunnyShutters,
): void {
  const { u, v, width, height } = opening;
  const leaf = width * 0.52;

  wall(sketch, camera, slab(plane, u - 0.06, v - 0.1, width + 0.12, 0.1), limeShade);
  glass(sketch, camera, plane, opening);
  each([u - leaf - 0.04, u + width + 0.04], (side) => {
    sketch.fill(
      face(camera, slab(plane, side + 0.08, v - 0.12, leaf, height + 0.02)),
      mix(limeShade, sea700, 0.35),
      0.55,
    );
    louvers(
      sketch,
      camera,
      plane,
      { u: side, v: v - 0.02, width: leaf, height: height + 0.04 },
      colours,
    );
  });
}

export function archedDoor(
  sketch: Sketch,
  camera: Camera,
  plane: Plane,
  opening: Opening,
  colours: Shutters = sunnyShutters,
): void {
  const { u, v, width, height } = opening;
  const inner = { u: u + 0.07, v, width: width - 0.14, height: height - 0.07 };

  wall(sketch, camera, arch(plane, u, v, width, height), limeShade);
  sketch.within(face(camera, arch(plane, inner.u, v, inner.width, inner.height)), () => {
    wall(sketch, camera, slab(plane, u, v, width, height), mix(sea700, ink, 0.75));
    const leaf = inner.width / 2;

    louvers(sketch, camera, plane, { u: inner.u, v, width: leaf, height: inner.height }, colours);
    wall(sketch, camera, slab(plane, inner.u + leaf + 0.3, v, leaf, inner.height), colours.dark);
  });
}

export function louvers(
  sketch: Sketch,
  camera: Camera,
  plane: Plane,
  leaf: Opening,
  colours: Shutters,
): void {
  const { u, v, width, height } = leaf;
  const count = Math.round(height / 0.1);
  const rim = 0.07;

  wall(sketch, camera, slab(plane, u, v, width, height), colours.lit);
  const slats = Array.from({ length: count - 2 }, (_, index) =>
    face(
      camera,
      slab(
        plane,
        u + rim,
        v + rim + (index * (height - rim * 2)) / (count - 2),
        width - rim * 2,
        0.04,
      ),
    ),
  );

  sketch.fill(slats.join(''), colours.dark, 0.75);
}

function glass(
  sketch: Sketch,
  camera: Camera,
  plane: Plane,
  { u, v, width, height }: Opening,
): void {
  wall(
    sketch,
    camera,
    slab(plane, u, v, width, height),
    sketch.gradient([
      [0, mix(sea700, ink, 0.8)],
      [1, mix(sea700, ink, 0.35)],
    ]),
  );
  each(
    [
      [u, 0.05],
      [u + width - 0.05, 0.05],
      [u + width / 2 - 0.025, 0.05],
    ],
    ([start, thickness]) =>
      wall(sketch, camera, slab(plane, start, v, thickness, height), mix(sand50, limeShade, 0.4)),
  );
  wall(sketch, camera, slab(plane, u, v + height * 0.6, width, 0.04), mix(sand50, limeShade, 0.4));
}
