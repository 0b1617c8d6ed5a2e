import { bed } from '#scripts/draw-sample-pictures/bed.ts';
import type { Camera, Place } from '#scripts/draw-sample-pictures/camera.ts';
import {
  disc,
  face,
  facing,
  level,
  project,
  scaleAt,
  sideways,
  slab,
} from '#scripts/draw-sample-pictures/camera.ts';
import { each } from '#scripts/draw-sample-pictures/each.ts';
import {
  fabric,
  pendant,
  plaster,
  rug,
  standing,
  timber,
} from '#scripts/draw-sample-pictures/furnishings.ts';
import { grain, lateLight } from '#scripts/draw-sample-pictures/grain.ts';
import { majolica } from '#scripts/draw-sample-pictures/majolica.ts';
import { louvers, sunnyShutters } from '#scripts/draw-sample-pictures/openings.ts';
import {
  amber100,
  amber400,
  clay600,
  limeShade,
  mix,
  olive700,
  sand50,
  sand100,
  sand300,
  sea100,
  sea600,
  sea700,
  wood,
} from '#scripts/draw-sample-pictures/palette.ts';
import { picture } from '#scripts/draw-sample-pictures/picture.ts';
import { createRandom } from '#scripts/draw-sample-pictures/random.ts';
import type { Room } from '#scripts/draw-sample-pictures/room.ts';
import { beams, indoorShade, shell } from '#scripts/draw-sample-pictures/room.ts';
import { seaView, sunPatch } from '#scripts/draw-sample-pictures/sea-view.ts';
import { createSketch } from '#scripts/draw-sample-pictures/sketch.ts';
import { box, wall } from '#scripts/draw-sample-pictures/solids.ts';
import { bottle, branches } from '#scripts/draw-sample-pictures/tableware.ts';

const view: Camera = { eye: [0, 1.55, 0], yaw: 0, focal: 1180, centre: [960, 570] };
const room: Room = { left: -2.35, right: 2.35, depth: 4.7, height: 2.85 };
const ray: Place = [-0.2, -0.72, -0.6];

/** The twin room: two beds, and between them one window on the sea. */
export function cameraPiccola(): string {
  const sketch = createSketch(1920, 1280);
  const random = createRandom(61);
  const frame = (z: number) => slab(facing(z), -0.5, 1.02, 1, 1.25);

  shell(sketch, view, room);
  beams(sketch, view, room, 0.85);
  floor();
  wainscot();
  seaView(sketch, view, random, { shape: frame, depth: room.depth, thickness: 0.38 }, mullions);
  shutters();
  hat();
  sunPatch(sketch, view, frame(room.depth), ray, {
    height: 0.012,
    corners: slab(level(0.012), room.left, 0, 4.7, room.depth),
  });
  rug(sketch, view, -0.5, 1.9, 1, 1.75, sea600);
  sunPatch(sketch, view, frame(room.depth), ray, {
    height: 0.013,
    corners: slab(level(0.013), -0.5, 1.9, 1, 1.75),
  });
  nightTable();
  bed(sketch, view, {
    x: -1.78,
    width: 0.98,
    head: 4.62,
    length: 2.05,
    cover: mix(sea600, sand50, 0.14),
    pillow: mix(clay600, amber400, 0.3),
  });
  bed(sketch, view, {
    x: 0.8,
    width: 0.98,
    head: 4.62,
    length: 2.05,
    cover: mix(olive700, sand300, 0.24),
    pillow: mix(clay600, amber400, 0.3),
  });
  pendant(sketch, view, [0, room.height - 0.16, 3.2], 0.2, 0.26);
  lateLight(sketch, 960, 420, 0.4);
  grain(sketch);

  return sketch.toSvg();

  function floor(): void {
    majolica(
      sketch,
      view,
      level(0),
      { u: room.left, v: 0.2, width: 4.7, height: 4.5, size: 0.47 },
      {
        ground: mix(sand100, amber100, 0.4),
        ring: mix(sea600, sand100, 0.5),
        heart: mix(clay600, sand300, 0.4),
      },
    );
    sketch.fill(
      face(view, slab(level(0), room.left, 0, 4.7, room.depth)),
      sketch.gradient([
        [0, amber100, 0.3],
        [0.4, amber400, 0.1],
        [1, indoorShade, 0.4],
      ]),
    );
  }

  function wainscot(): void {
    wall(
      sketch,
      view,
      slab(facing(room.depth - 0.005), room.left, 0, 4.7, 0.13),
      mix(sea600, sand50, 0.55),
    );
    wall(
      sketch,
      view,
      slab(sideways(room.left + 0.005), 0, 0, room.depth, 0.13),
      mix(sea600, sand50, 0.55),
    );
    wall(
      sketch,
      view,
      slab(sideways(room.right - 0.005), 0, 0, room.depth, 0.13),
      mix(sea600, limeShade, 0.5),
    );
    each([-1.78, 0.8], (x) => {
      box(sketch, view, [x, 0.25, 4.6], [x + 0.98, 1, 4.68], {
        ...timber,
        front: mix(wood, amber400, 0.22),
      });
      Array.from({ length: 7 }, (_, slat) =>
        wall(
          sketch,
          view,
          slab(facing(4.596), x + 0.1 + slat * 0.125, 0.4, 0.018, 0.5),
          mix(wood, sea700, 0.4),
        ),
      );
    });
    picture(sketch, view, facing(room.depth - 0.01), 1.12, 1.42, 0.5, 0.66, [
      mix(sea100, amber100, 0.5),
      mix(olive700, sea600, 0.4),
      clay600,
    ]);
  }

  function mullions(): void {
    wall(
      sketch,
      view,
      slab(facing(room.depth + 0.3), -0.025, 1, 0.05, 1.3),
      mix(sand50, amber100, 0.4),
    );
    wall(
      sketch,
      view,
      slab(facing(room.depth + 0.3), -0.6, 1.86, 1.2, 0.04),
      mix(sand50, amber100, 0.4),
    );
  }

  function shutters(): void {
    each([-1.01, 0.54], (u) => {
      sketch.fill(
        face(view, slab(facing(room.depth - 0.01), u + 0.05, 0.98, 0.47, 1.27)),
        indoorShade,
        0.35,
      );
      louvers(
        sketch,
        view,
        facing(room.depth - 0.02),
        { u, v: 1.02, width: 0.47, height: 1.25 },
        sunnyShutters,
      );
    });
    box(sketch, view, [-0.62, 0.96, room.depth - 0.1], [0.62, 1.02, room.depth], {
      ...plaster,
      front: mix(sand50, amber100, 0.3),
    });
    const [x, y] = project(view, [0.28, 1.02, room.depth - 0.05]);

    branches(sketch, random, x, y - 26, 62);
    bottle(sketch, x, y, 34, 44, clay600);
  }

  function hat(): void {
    const plane = facing(room.depth - 0.012);

    sketch.fill(face(view, disc(plane, -1.42, 1.7, 0.25)), indoorShade, 0.35);
    sketch.fill(
      face(view, disc(plane, -1.45, 1.74, 0.25)),
      sketch.gradient(
        [
          [0, mix(sand300, amber400, 0.3)],
          [1, mix(wood, sand300, 0.5)],
        ],
        [1, 0, 0, 1],
      ),
    );
    sketch.fill(face(view, disc(plane, -1.45, 1.74, 0.125)), clay600);
    sketch.fill(
      face(view, disc(plane, -1.445, 1.75, 0.105)),
      sketch.gradient(
        [
          [0, mix(amber100, amber400, 0.5)],
          [1, mix(wood, sand300, 0.6)],
        ],
        [1, 0, 0, 1],
      ),
    );
  }

  function nightTable(): void {
    standing(sketch, view, [-0.3, 0, 4.2], [0.3, 0, 4.65]);
    box(sketch, view, [-0.3, 0, 4.22], [0.3, 0.54, 4.66], {
      ...timber,
      front: mix(wood, amber400, 0.3),
    });
    wall(sketch, view, slab(facing(4.216), -0.25, 0.3, 0.5, 0.18), mix(wood, amber400, 0.12));
    wall(sketch, view, slab(facing(4.214), -0.03, 0.375, 0.06, 0.03), sand100);
    box(sketch, view, [-0.24, 0.54, 4.3], [0.02, 0.575, 4.48], fabric(mix(sea600, sand50, 0.3)));
    box(sketch, view, [-0.22, 0.575, 4.31], [0, 0.61, 4.47], fabric(sand50));
    const place: Place = [0.16, 0.54, 4.42];
    const [x, y] = project(view, place);
    const unit = scaleAt(view, place);

    sketch.fill(
      `M${x - unit * 0.05} ${y}l${-unit * 0.012} ${-unit * 0.15}h${unit * 0.124}l${-unit * 0.012} ${unit * 0.15}Z`,
      mix(sea100, sea600, 0.25),
      0.9,
    );
  }
}
