import type { Camera, Place } from '#scripts/draw-sample-pictures/camera.ts';
import {
  arch,
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
import { bougainvillea, leaves } from '#scripts/draw-sample-pictures/foliage.ts';
import {
  cushion,
  fabric,
  pendant,
  plaster,
  rug,
  standing,
  timber,
} from '#scripts/draw-sample-pictures/furnishings.ts';
import { grain, lateLight } from '#scripts/draw-sample-pictures/grain.ts';
import {
  amber100,
  amber400,
  clay600,
  clay700,
  ink,
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
  woodDark,
} from '#scripts/draw-sample-pictures/palette.ts';
import { ellipse, polyline } from '#scripts/draw-sample-pictures/path.ts';
import { picture } from '#scripts/draw-sample-pictures/picture.ts';
import { pot } from '#scripts/draw-sample-pictures/pot.ts';
import { createRandom } from '#scripts/draw-sample-pictures/random.ts';
import type { Room } from '#scripts/draw-sample-pictures/room.ts';
import { beams, indoorShade, shell, terracotta } from '#scripts/draw-sample-pictures/room.ts';
import { seaView, sunPatch } from '#scripts/draw-sample-pictures/sea-view.ts';
import { createSketch } from '#scripts/draw-sample-pictures/sketch.ts';
import { box, column, wall } from '#scripts/draw-sample-pictures/solids.ts';
import { bottle, bowl, branches } from '#scripts/draw-sample-pictures/tableware.ts';

const camera: Camera = { eye: [0, 1.5, 0], yaw: 0, focal: 1200, centre: [900, 610] };
const room: Room = { left: -2.7, right: 3.3, depth: 5.4, height: 2.95 };
const ray: Place = [-0.5, -0.62, -0.72];

export function soggiorno(): string {
  const sketch = createSketch(1920, 1280);
  const random = createRandom(41);
  const doorway = (z: number) => arch(facing(z), 0.15, 0, 2.1, 2.45);

  shell(sketch, camera, room);
  beams(sketch, camera, room);
  terracotta(sketch, camera, random, room);
  seaView(sketch, camera, random, { shape: doorway, depth: room.depth, thickness: 0.42 }, terrace);
  skirting();
  rug(sketch, camera, -1.25, 2.75, 2.5, 1.75, clay600);
  sunPatch(sketch, camera, doorway(room.depth), ray, {
    height: 0,
    corners: slab(level(0), room.left, 0, 6, room.depth),
  });
  niche();
  bench();
  lemonTree();
  sideboard();
  lowTable();
  pouf();
  pendant(sketch, camera, [-0.75, room.height - 0.16, 3.6], 0.32, 0.3);
  lateLight(sketch, 1200, 500, 0.4);
  grain(sketch);

  return sketch.toSvg();

  function terrace(): void {
    const end = room.depth + 4;

    wall(
      sketch,
      camera,
      slab(level(0), -3, room.depth, 9, 4),
      mix(mix(clay600, sand300, 0.62), amber100, 0.35),
    );
    box(sketch, camera, [-3, 0, end], [8, 0.55, end + 0.4], {
      ...plaster,
      front: mix(limeShade, sand50, 0.35),
      top: amber100,
    });
    column(
      sketch,
      camera,
      [2.72, 0, end - 0.1],
      2.8,
      0.2,
      sketch.gradient(
        [
          [0, limeShade],
          [0.7, sand50],
          [1, amber100],
        ],
        [0, 0, 1, 0],
      ),
    );
    box(sketch, camera, [-3, 2.62, end - 0.3], [8, 2.8, end - 0.1], timber);
    const [x, y] = project(camera, [2.7, 2.6, end]);

    bougainvillea(
      sketch,
      random,
      [
        [x - 10, y + 10, 44],
        [x - 70, y - 4, 38],
        [x - 128, y - 12, 30],
        [x - 4, y + 70, 30],
        [x, y + 116, 24],
      ],
      8,
      1,
    );
    const [potX, potY] = project(camera, [0.75, 0, end - 1]);

    pot(sketch, potX, potY, 62, 56);
    leaves(
      sketch,
      random,
      [
        [potX, potY - 90, 40],
        [potX - 24, potY - 70, 26],
        [potX + 24, potY - 72, 28],
      ],
      7,
      1,
    );
  }

  function skirting(): void {
    wall(
      sketch,
      camera,
      slab(facing(room.depth - 0.01), room.left, 0, 2.85, 0.12),
      mix(sea600, sand50, 0.62),
    );
    wall(
      sketch,
      camera,
      slab(facing(room.depth - 0.01), 2.25, 0, 1.05, 0.12),
      mix(sea600, sand50, 0.62),
    );
    wall(
      sketch,
      camera,
      slab(sideways(room.right - 0.01), 0, 0, room.depth, 0.12),
      mix(sea600, limeShade, 0.6),
    );
    picture(sketch, camera, facing(room.depth - 0.01), -1.05, 1.35, 0.72, 0.95, [
      mix(amber100, amber400, 0.4),
      sea600,
      clay600,
    ]);
  }

  function niche(): void {
    const plane = sideways(room.left + 0.005);
    const back = sideways(room.left - 0.28);

    each([2.35, 3.75], (u) => {
      const hole = face(camera, arch(plane, u, 1.2, 0.92, 1.15));

      sketch.fill(hole, mix(limeShade, amber400, 0.28));
      sketch.within(hole, () => {
        wall(sketch, camera, arch(back, u, 1.2, 0.92, 1.15), mix(limeShade, sand300, 0.45));
        wall(
          sketch,
          camera,
          slab(level(1.2), room.left - 0.28, u, 0.3, 0.92),
          mix(sand50, amber100, 0.6),
        );
        wall(
          sketch,
          camera,
          slab(level(1.72), room.left - 0.28, u, 0.26, 0.92),
          mix(wood, amber400, 0.2),
        );
        wall(sketch, camera, slab(sideways(room.left - 0.02), u, 1.69, 0.92, 0.035), wood);
      });
      each(
        [
          [0.22, 1.2, 0.13, 0.34, clay600],
          [0.52, 1.2, 0.17, 0.26, sea600],
          [0.75, 1.2, 0.1, 0.2, sand50],
          [0.3, 1.74, 0.14, 0.24, sand50],
          [0.62, 1.74, 0.12, 0.3, mix(olive700, sand300, 0.3)],
        ],
        ([along, v, width, height, colour]) => {
          const place: Place = [room.left - 0.13, v, u + along];
          const [x, y] = project(camera, place);
          const unit = scaleAt(camera, place);

          bottle(sketch, x, y, width * unit, height * unit, colour);
        },
      );
    });
  }

  /** The masonry bench of island houses, built along the wall. */
  function bench(): void {
    const [left, right] = [room.left, room.left + 0.92];

    standing(sketch, camera, [left, 0, 1.9], [right, 0, 5.2]);
    box(sketch, camera, [left, 0, 1.9], [right, 0.36, 5.2], plaster);
    box(
      sketch,
      camera,
      [left, 0.36, 1.95],
      [right - 0.03, 0.52, 5.15],
      fabric(mix(sand100, sand300, 0.25)),
    );
    each(
      [
        [4.85, sea600, 0.06],
        [4.3, sand50, -0.04],
        [3.75, clay600, 0.05],
        [3.05, mix(olive700, sand300, 0.25), -0.03],
        [2.5, sand50, 0.05],
      ],
      ([z, colour, tilt]) => {
        const place: Place = [left + 0.27, 0.52, z];
        const [x, y] = project(camera, place);
        const unit = scaleAt(camera, place);

        cushion(sketch, x, y, unit * 0.5, unit * 0.42, colour, tilt);
      },
    );
  }

  function sideboard(): void {
    const [left, right] = [room.right - 0.5, room.right];

    standing(sketch, camera, [left, 0, 3.2], [right, 0, 5]);
    box(sketch, camera, [left, 0.12, 3.2], [right, 0.86, 5], {
      ...timber,
      left: mix(wood, ink, 0.1),
      front: mix(wood, ink, 0.3),
    });
    each([3.24, 3.82, 4.4], (z) =>
      wall(
        sketch,
        camera,
        slab(sideways(left - 0.004), z, 0.17, 0.53, 0.63),
        mix(wood, clay600, 0.2),
      ),
    );
    each([3.7, 3.9, 4.84], (z) =>
      wall(sketch, camera, slab(sideways(left - 0.008), z, 0.46, 0.04, 0.05), mix(ink, wood, 0.2)),
    );
    const vase: Place = [right - 0.26, 0.86, 4.5];
    const [x, y] = project(camera, vase);
    const unit = scaleAt(camera, vase);

    branches(sketch, random, x, y - unit * 0.3, unit * 0.72);
    bottle(sketch, x, y, unit * 0.26, unit * 0.4, sand50);
    each(
      [
        [0.02, mix(sea600, sand50, 0.2)],
        [0.065, sand100],
        [0.11, clay600],
      ],
      ([rise, colour]) =>
        box(
          sketch,
          camera,
          [right - 0.42, 0.86 + rise - 0.02, 3.5],
          [right - 0.12, 0.86 + rise + 0.025, 3.85],
          fabric(colour),
        ),
    );
    picture(sketch, camera, sideways(right - 0.01), 3.55, 1.4, 0.95, 0.75, [
      mix(sea100, sea600, 0.3),
      mix(sea700, sea600, 0.4),
      amber100,
    ]);
  }

  function lowTable(): void {
    const [x, z] = [-0.15, 3.6];

    sketch.softly(6, () =>
      sketch.fill(
        face(camera, disc(level(0.02), x - 0.1, z - 0.06, 0.52)),
        mix(ink, clay700, 0.4),
        0.45,
      ),
    );
    each(
      [
        [-0.3, -0.2],
        [0.28, -0.2],
        [0, 0.3],
      ],
      ([dx, dz]) =>
        box(sketch, camera, [x + dx, 0, z + dz], [x + dx + 0.05, 0.38, z + dz + 0.05], timber),
    );
    sketch.fill(face(camera, disc(level(0.38), x, z, 0.5)), mix(woodDark, wood, 0.4));
    sketch.fill(
      face(camera, disc(level(0.425), x, z, 0.5)),
      sketch.gradient(
        [
          [0, mix(wood, amber400, 0.3)],
          [1, mix(wood, amber100, 0.55)],
        ],
        [0, 0, 1, 0],
      ),
    );
    const [bowlX, bowlY] = project(camera, [x - 0.08, 0.43, z]);

    bowl(sketch, bowlX, bowlY, 130, sea600);
    box(sketch, camera, [x + 0.12, 0.43, z - 0.3], [x + 0.36, 0.46, z - 0.08], fabric(sand100));
  }

  function pouf(): void {
    const [x, z] = [1.42, 3.05];
    const [px, py] = project(camera, [x, 0, z]);
    const unit = scaleAt(camera, [x, 0, z]);
    const leather = mix(clay600, amber400, 0.32);
    const side = `M${px - unit * 0.36} ${py - unit * 0.3}Q${px - unit * 0.46} ${py - unit * 0.1} ${px - unit * 0.32} ${py + unit * 0.08}Q${px} ${py + unit * 0.2} ${px + unit * 0.32} ${py + unit * 0.08}Q${px + unit * 0.46} ${py - unit * 0.1} ${px + unit * 0.36} ${py - unit * 0.3}Z`;

    standing(sketch, camera, [x - 0.4, 0, z - 0.3], [x + 0.36, 0, z + 0.3]);
    sketch.fill(
      side,
      sketch.gradient(
        [
          [0, mix(leather, amber100, 0.25)],
          [0.5, leather],
          [1, mix(clay700, indoorShade, 0.3)],
        ],
        [0, 0, 1, 0],
      ),
    );
    sketch.fill(
      ellipse(px, py - unit * 0.3, unit * 0.365, unit * 0.13),
      mix(leather, amber100, 0.35),
    );
    sketch.stroke(
      [-0.24, 0, 0.24]
        .map(
          (seam) =>
            `M${px + seam * unit * 0.9} ${py - unit * (seam ? 0.2 : 0.17)}Q${px + seam * unit * 1.5} ${py - unit * 0.04} ${px + seam * unit} ${py + unit * (seam ? 0.11 : 0.14)}`,
        )
        .join(''),
      clay700,
      { width: 3, opacity: 0.45 },
    );
    sketch.stroke(ellipse(px, py - unit * 0.3, unit * 0.05, unit * 0.018), clay700, {
      width: 3,
      opacity: 0.6,
    });
  }

  /** A lemon tree in its pot, where the light comes in. */
  function lemonTree(): void {
    const [x, y] = project(camera, [2.5, 0, 4.95]);

    sketch.softly(6, () => sketch.fill(ellipse(x - 16, y, 80, 16), mix(ink, clay700, 0.4), 0.4));
    sketch.stroke(
      polyline([
        [x, y - 70],
        [x - 5, y - 150],
        [x + 3, y - 220],
      ]),
      mix(woodDark, ink, 0.2),
      { width: 9 },
    );
    leaves(
      sketch,
      random,
      [
        [x, y - 290, 66],
        [x - 52, y - 250, 48],
        [x + 50, y - 256, 50],
        [x - 22, y - 344, 46],
        [x + 30, y - 340, 46],
      ],
      10,
      -1,
    );
    each(
      [
        [-48, -236],
        [-8, -284],
        [40, -244],
        [20, -322],
        [-30, -330],
        [62, -280],
      ],
      ([dx, dy]) =>
        sketch.fill(
          ellipse(x + dx, y + dy, 11, 14),
          sketch.gradient(
            [
              [0, '#faeab0'],
              [0.5, '#f2cf73'],
              [1, '#dca24a'],
            ],
            [0, 0, 1, 1],
          ),
        ),
    );
    pot(sketch, x, y, 104, 92);
  }
}
