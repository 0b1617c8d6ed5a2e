import { bed } from '#scripts/draw-sample-pictures/bed.ts';
import type { Camera, Place } from '#scripts/draw-sample-pictures/camera.ts';
import {
  arch,
  face,
  facing,
  level,
  project,
  scaleAt,
  sideways,
  slab,
} from '#scripts/draw-sample-pictures/camera.ts';
import { each } from '#scripts/draw-sample-pictures/each.ts';
import { bougainvillea } from '#scripts/draw-sample-pictures/foliage.ts';
import {
  fabric,
  plaster,
  rug,
  standing,
  timber,
} from '#scripts/draw-sample-pictures/furnishings.ts';
import { grain, lateLight } from '#scripts/draw-sample-pictures/grain.ts';
import { louvers, sunnyShutters } from '#scripts/draw-sample-pictures/openings.ts';
import {
  amber100,
  amber400,
  blush,
  clay600,
  limeShade,
  mix,
  sand50,
  sand100,
  sand300,
  sea100,
  sea600,
  white,
  wood,
  woodDark,
} from '#scripts/draw-sample-pictures/palette.ts';
import type { Point } from '#scripts/draw-sample-pictures/path.ts';
import { curve, polyline } from '#scripts/draw-sample-pictures/path.ts';
import { picture } from '#scripts/draw-sample-pictures/picture.ts';
import { createRandom } from '#scripts/draw-sample-pictures/random.ts';
import type { Room } from '#scripts/draw-sample-pictures/room.ts';
import { beams, shell, terracotta } from '#scripts/draw-sample-pictures/room.ts';
import { seaView, sunPatch } from '#scripts/draw-sample-pictures/sea-view.ts';
import { createSketch } from '#scripts/draw-sample-pictures/sketch.ts';
import { box, column, wall } from '#scripts/draw-sample-pictures/solids.ts';
import { bottle, branches, tableLamp } from '#scripts/draw-sample-pictures/tableware.ts';

const view: Camera = { eye: [0.2, 1.5, 0], yaw: 0, focal: 1180, centre: [980, 600] };
const room: Room = { left: -2.5, right: 2.9, depth: 5, height: 2.9 };
const ray: Place = [-0.62, -0.6, -0.62];

export function camera(): string {
  const sketch = createSketch(1920, 1280);
  const random = createRandom(29);
  const door = (z: number) => slab(facing(z), 0.95, 0, 1.3, 2.25);

  shell(sketch, view, room);
  beams(sketch, view, room, 0.9);
  terracotta(sketch, view, random, room);
  seaView(sketch, view, random, { shape: door, depth: room.depth, thickness: 0.4 }, balcony);
  paintedArch();
  rug(sketch, view, -2.1, 1.9, 2.9, 1.1, sea600);
  sunPatch(sketch, view, door(room.depth), ray, {
    height: 0,
    corners: slab(level(0), room.left, 0, 5.4, room.depth),
  });
  chest();
  nightTables();
  headboard();
  bed(sketch, view, {
    x: -1.5,
    width: 1.75,
    head: 4.9,
    length: 2.1,
    cover: mix(clay600, blush, 0.15),
    pillow: mix(sea600, sand50, 0.25),
  });
  sunPatch(sketch, view, door(room.depth), ray, {
    height: 0.59,
    corners: slab(level(0.59), -1.5, 2.8, 1.75, 2.1),
  });
  doorLeaves();
  curtain();
  chair();
  lateLight(sketch, 1350, 500, 0.42);
  grain(sketch);

  return sketch.toSvg();

  function balcony(): void {
    const end = room.depth + 1.5;

    wall(
      sketch,
      view,
      slab(level(0), 0, room.depth, 4, 1.5),
      mix(mix(clay600, sand300, 0.62), amber100, 0.35),
    );
    box(sketch, view, [-1, 0, end], [5, 0.62, end + 0.3], {
      ...plaster,
      front: mix(limeShade, sand50, 0.3),
      top: amber100,
    });
    column(
      sketch,
      view,
      [2.35, 0, end],
      2.8,
      0.17,
      sketch.gradient(
        [
          [0, limeShade],
          [0.7, sand50],
          [1, amber100],
        ],
        [0, 0, 1, 0],
      ),
    );
    const [x, y] = project(view, [2.3, 2.3, end]);

    bougainvillea(
      sketch,
      random,
      [
        [x, y, 60],
        [x - 70, y - 30, 48],
        [x - 130, y - 44, 40],
        [x + 10, y + 90, 40],
        [x + 10, y + 160, 30],
      ],
      10,
      1,
    );
  }

  /** A wash of warm colour on the lime, standing in for a headboard. */
  function paintedArch(): void {
    wall(
      sketch,
      view,
      arch(facing(room.depth - 0.005), -1.72, 0, 2.2, 2.3),
      sketch.gradient([
        [0, mix(blush, sand50, 0.45)],
        [1, mix(blush, sand50, 0.3)],
      ]),
    );
    wall(
      sketch,
      view,
      slab(facing(room.depth - 0.006), room.left, 0, 0.78, 0.12),
      mix(sea600, sand50, 0.6),
    );
    wall(
      sketch,
      view,
      slab(sideways(room.right - 0.01), 0, 0, room.depth, 0.12),
      mix(sea600, limeShade, 0.6),
    );
    wall(
      sketch,
      view,
      slab(sideways(room.left + 0.01), 0, 0, room.depth, 0.12),
      mix(sea600, sand50, 0.55),
    );
  }

  function chest(): void {
    picture(sketch, view, sideways(room.left + 0.01), 3.5, 1.32, 0.8, 0.95, [
      mix(sea100, amber100, 0.4),
      sea600,
      clay600,
    ]);
    standing(sketch, view, [room.left, 0, 3], [room.left + 0.48, 0, 4.2]);
    box(sketch, view, [room.left, 0.08, 3], [room.left + 0.46, 0.52, 4.2], {
      ...timber,
      right: mix(wood, amber400, 0.24),
      front: wood,
    });
    box(sketch, view, [room.left, 0.5, 2.97], [room.left + 0.49, 0.56, 4.23], {
      ...timber,
      right: mix(wood, amber400, 0.35),
    });
    box(sketch, view, [room.left + 0.06, 0.56, 3.3], [room.left + 0.4, 0.64, 3.75], fabric(sand50));
    box(
      sketch,
      view,
      [room.left + 0.08, 0.64, 3.33],
      [room.left + 0.38, 0.71, 3.72],
      fabric(mix(clay600, amber400, 0.25)),
    );
  }

  function headboard(): void {
    box(sketch, view, [-1.5, 0.3, 4.86], [0.25, 1.12, 4.95], {
      ...timber,
      front: mix(wood, amber400, 0.2),
    });
    Array.from({ length: 13 }, (_, slat) =>
      wall(
        sketch,
        view,
        slab(facing(4.855), -1.42 + slat * 0.13, 0.4, 0.02, 0.64),
        mix(woodDark, wood, 0.3),
      ),
    );
  }

  function nightTables(): void {
    each([-2.12, 0.36], (x, index) => {
      standing(sketch, view, [x, 0, 4.45], [x + 0.46, 0, 4.9]);
      box(sketch, view, [x, 0, 4.45], [x + 0.46, 0.56, 4.92], {
        ...plaster,
        front: mix(sand50, limeShade, 0.35),
      });
      sketch.fill(
        face(view, arch(facing(4.448), x + 0.08, 0.06, 0.3, 0.4)),
        mix(limeShade, wood, 0.4),
      );
      const place: Place = [x + 0.23, 0.56, 4.68];
      const [px, py] = project(view, place);
      const unit = scaleAt(view, place);

      if (index) {
        branches(sketch, random, px, py - unit * 0.22, unit * 0.42);
        bottle(sketch, px, py, unit * 0.2, unit * 0.3, mix(sea600, sand50, 0.2));
      } else {
        tableLamp(sketch, px, py, unit * 0.52);
      }
    });
  }

  function doorLeaves(): void {
    const plane = sideways(2.3);

    louvers(
      sketch,
      view,
      plane,
      { u: 4.25, v: 0.02, width: 0.7, height: 2.2 },
      {
        lit: mix(sunnyShutters.dark, sunnyShutters.lit, 0.3),
        dark: mix(sunnyShutters.dark, woodDark, 0.35),
      },
    );
  }

  function curtain(): void {
    const rod = room.depth - 0.1;
    const [leftX, topY] = project(view, [0.5, 2.5, rod]);
    const [rightX] = project(view, [2.7, 2.5, rod]);
    const [, floorY] = project(view, [0.6, 0.03, rod]);

    sketch.stroke(
      polyline([
        [leftX - 10, topY],
        [rightX, topY],
      ]),
      woodDark,
      { width: 7 },
    );
    const fold = (offset: number): Point[] => [
      [leftX + 12 + offset * 0.7, topY + 2],
      [leftX + 14 + offset * 0.8, topY + 200],
      [leftX + 26 + offset, floorY - 180],
      [leftX + 46 + offset * 1.35, floorY],
    ];
    const [near, far] = [fold(0), fold(120)];
    const cloth = `${curve(near)}L${far[3]?.join(' ')}${curve(far.slice().reverse()).replace(/^M[^C]+/, '')}Z`;

    sketch.fill(
      cloth,
      sketch.gradient(
        [
          [0, white, 0.75],
          [1, amber100, 0.92],
        ],
        [0, 0, 1, 0],
      ),
    );
    sketch.stroke(
      [18, 42, 70, 96].map((offset) => curve(fold(offset))).join(''),
      mix(limeShade, amber400, 0.3),
      { width: 7, opacity: 0.32 },
    );
  }

  function chair(): void {
    const [x, z] = [1.75, 2.9];
    const straw = { ...timber, top: mix(sand300, amber400, 0.45), front: mix(sand300, wood, 0.35) };

    standing(sketch, view, [x, 0, z], [x + 0.5, 0, z + 0.46]);
    each(
      [
        [x + 0.46, z + 0.42],
        [x, z + 0.42],
      ],
      ([u, v]) => box(sketch, view, [u, 0, v], [u + 0.045, 1, v + 0.045], timber),
    );
    each([0.62, 0.76, 0.9], (y) =>
      box(sketch, view, [x, y, z + 0.43], [x + 0.5, y + 0.07, z + 0.46], {
        ...timber,
        front: mix(wood, amber400, 0.2),
      }),
    );
    each(
      [
        [x, z],
        [x + 0.46, z],
      ],
      ([u, v]) => box(sketch, view, [u, 0, v], [u + 0.045, 0.46, v + 0.045], timber),
    );
    box(sketch, view, [x - 0.01, 0.43, z - 0.01], [x + 0.52, 0.48, z + 0.47], straw);
    box(sketch, view, [x + 0.06, 0.48, z + 0.05], [x + 0.44, 0.53, z + 0.4], fabric(sand100));
    box(
      sketch,
      view,
      [x + 0.08, 0.53, z + 0.07],
      [x + 0.42, 0.575, z + 0.38],
      fabric(mix(sea600, sand50, 0.3)),
    );
  }
}
