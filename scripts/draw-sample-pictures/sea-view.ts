import type { Camera, Place } from './camera.ts';
import { castOn, face } from './camera.ts';
import { each, gather } from './each.ts';
import { headland } from './hills.ts';
import { amber100, amber400, blush, limeShade, mix, sand50, sea100, sea600 } from './palette.ts';
import { rectangle } from './path.ts';
import type { Random } from './random.ts';
import { clearSea, ripples, sea } from './sea.ts';
import type { Sketch } from './sketch.ts';
import { afternoonSky } from './sky.ts';
import { wall } from './solids.ts';

/** The sea seen through an opening, with the thickness of the wall around it. */
export function seaView(
  sketch: Sketch,
  camera: Camera,
  random: Random,
  opening: { shape: (z: number) => Place[]; depth: number; thickness: number },
  beyond?: () => void,
): void {
  const horizon = camera.centre[1];
  const outline = face(camera, opening.shape(opening.depth));
  const view = () => {
    sketch.fill(rectangle(0, 0, sketch.width, horizon + 1), sketch.gradient(afternoonSky));
    headland(sketch, random, {
      line: gather(
        [
          [0.32, 0],
          [0.39, 34],
          [0.45, 74],
          [0.49, 92],
          [0.54, 66],
          [0.6, 40],
          [0.68, 22],
          [0.76, 0],
        ],
        ([along, rise]) => [sketch.width * along, horizon - rise] as const,
      ),
      bottom: horizon,
      colour: mix(mix(sea600, sea100, 0.4), blush, 0.25),
      foot: mix(sea100, amber100, 0.5),
      shade: mix(sea600, sea100, 0.25),
      roughness: 2,
    });
    sea(sketch, clearSea, horizon, horizon + 420);
    ripples(sketch, random, {
      horizon,
      bottom: horizon + 420,
      count: 320,
      colour: sea100,
      opacity: 0.45,
    });
    beyond?.();
  };

  sketch.fill(outline, mix(sand50, amber100, 0.5));
  sketch.within(outline, () => {
    const near = opening.shape(opening.depth);
    const far = opening.shape(opening.depth + opening.thickness);

    each(near, (corner, index) => {
      const next = (index + 1) % near.length;
      const reveal = [corner, near[next], far[next], far[index]] as Place[];
      const lit =
        (corner[0] + (near[next] as Place)[0]) / 2 <
        (Math.min(...near.map(([x]) => x)) + Math.max(...near.map(([x]) => x))) / 2;
      const sill = corner[1] === (near[next] as Place)[1];

      wall(
        sketch,
        camera,
        reveal,
        sill
          ? mix(sand50, amber100, 0.7)
          : lit
            ? mix(amber100, amber400, 0.22)
            : mix(limeShade, sand50, 0.2),
      );
    });
    sketch.within(face(camera, far), view);
  });
}

/** The sun through that opening, laid on a level plane within `limits`. */
export function sunPatch(
  sketch: Sketch,
  camera: Camera,
  outline: readonly Place[],
  ray: Place,
  limits: { height: number; corners: readonly Place[] },
): void {
  const patch = face(
    camera,
    outline.map((place) => castOn(place, ray, 1, limits.height)),
  );

  sketch.within(face(camera, limits.corners), () => {
    sketch.blended('soft-light', 0.9, () => sketch.fill(patch, '#fff3d0'));
    sketch.fill(patch, mix(amber100, amber400, 0.15), 0.5);
  });
}
