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
import { each, gather } from '#scripts/draw-sample-pictures/each.ts';
import { leaves } from '#scripts/draw-sample-pictures/foliage.ts';
import { fabric, plaster, standing, timber } from '#scripts/draw-sample-pictures/furnishings.ts';
import { grain, lateLight } from '#scripts/draw-sample-pictures/grain.ts';
import { majolica } from '#scripts/draw-sample-pictures/majolica.ts';
import {
  amber100,
  amber400,
  clay600,
  ink,
  limeShade,
  mix,
  sand50,
  sand100,
  sand300,
  sea100,
  sea600,
  sea700,
  turquoise,
  white,
  wood,
  woodDark,
} from '#scripts/draw-sample-pictures/palette.ts';
import { lens, polygon, polyline } from '#scripts/draw-sample-pictures/path.ts';
import { pot } from '#scripts/draw-sample-pictures/pot.ts';
import { createRandom } from '#scripts/draw-sample-pictures/random.ts';
import type { Room } from '#scripts/draw-sample-pictures/room.ts';
import { indoorShade, shell } from '#scripts/draw-sample-pictures/room.ts';
import { seaView, sunPatch } from '#scripts/draw-sample-pictures/sea-view.ts';
import { createSketch } from '#scripts/draw-sample-pictures/sketch.ts';
import { box, wall } from '#scripts/draw-sample-pictures/solids.ts';
import { bottle } from '#scripts/draw-sample-pictures/tableware.ts';

const view: Camera = { eye: [0, 1.55, 0], yaw: 0, focal: 1230, centre: [980, 560] };
const room: Room = { left: -2.05, right: 2.05, depth: 4, height: 2.75 };
const ray: Place = [-0.42, -0.68, -0.6];
const dado = 1.2;

export function bagno(): string {
  const sketch = createSketch(1920, 1280);
  const random = createRandom(101);
  const frame = (z: number) => arch(facing(z), -0.2, 1.2, 1.5, 1.28);

  shell(sketch, view, room);
  floor();
  tiles();
  seaView(sketch, view, random, { shape: frame, depth: room.depth, thickness: 0.36 });
  sunPatch(sketch, view, frame(room.depth), ray, {
    height: 0.005,
    corners: slab(level(0), room.left, 0, 4.1, room.depth),
  });
  bath();
  shelf();
  basin();
  mirror();
  rail();
  stool();
  fern();
  lateLight(sketch, 1150, 430, 0.42);
  grain(sketch);

  return sketch.toSvg();

  function floor(): void {
    majolica(
      sketch,
      view,
      level(0),
      { u: room.left, v: 0.31, width: 4.1, height: 3.69, size: 0.41 },
      {
        ground: mix(sand100, amber100, 0.3),
        ring: mix(clay600, sand300, 0.35),
        heart: mix(sea600, sand100, 0.25),
      },
    );
    sketch.fill(
      face(view, slab(level(0), room.left, 0, 4.1, room.depth)),
      sketch.gradient([
        [0, amber100, 0.35],
        [0.4, amber400, 0.1],
        [1, indoorShade, 0.4],
      ]),
    );
  }

  /** Square glazed tiles, no two quite of the same firing. */
  function tiles(): void {
    each(
      [
        {
          plane: facing(room.depth - 0.004),
          from: room.left,
          length: 4.1,
          tone: mix(turquoise, sea100, 0.3),
        },
        {
          plane: sideways(room.left + 0.004),
          from: 0,
          length: 4,
          tone: mix(turquoise, amber100, 0.32),
        },
        {
          plane: sideways(room.right - 0.004),
          from: 0,
          length: 4,
          tone: mix(turquoise, sea700, 0.24),
        },
      ],
      ({ plane, from, length, tone }) => {
        const size = 0.15;

        wall(sketch, view, slab(plane, from, 0, length, dado), mix(tone, sand50, 0.55));
        for (let row = 0; row < dado / size; row += 1) {
          for (let column = 0; column * size < length - 0.01; column += 1) {
            const shade = random();

            sketch.fill(
              face(
                view,
                slab(
                  plane,
                  from + column * size + 0.005,
                  row * size + 0.005,
                  Math.min(size, length - column * size) - 0.01,
                  size - 0.01,
                ),
              ),
              shade > 0.5 ? mix(tone, white, (shade - 0.5) * 0.5) : mix(tone, sea600, shade * 0.42),
            );
          }
        }
        wall(sketch, view, slab(plane, from, dado, length, 0.05), sea700);
        sketch.fill(
          face(view, slab(plane, from, 0, length, dado)),
          sketch.gradient([
            [0, amber100, 0.18],
            [1, indoorShade, 0.26],
          ]),
        );
      },
    );
  }

  /** Built in under the window, plastered, with the water up to its rim. */
  function bath(): void {
    const [left, front, height] = [-0.75, 3.02, 0.62];

    standing(sketch, view, [left, 0, front], [room.right, 0, room.depth]);
    box(sketch, view, [left, 0, front], [room.right, height, room.depth], {
      ...plaster,
      front: mix(sand50, limeShade, 0.3),
      left: mix(limeShade, sand50, 0.3),
      top: mix(sand50, amber100, 0.4),
    });
    majolica(
      sketch,
      view,
      facing(front - 0.003),
      { u: left + 0.1, v: 0.1, width: 2.6, height: 0.4, size: 0.2 },
      {
        ground: mix(sand100, limeShade, 0.25),
        ring: mix(sea600, sea700, 0.2),
        heart: mix(clay600, amber400, 0.15),
      },
    );
    const rim = slab(level(height + 0.001), left + 0.14, front + 0.12, 2.5, 0.72);

    wall(sketch, view, rim, mix(limeShade, sea600, 0.25));
    sketch.within(face(view, rim), () => {
      wall(
        sketch,
        view,
        slab(level(height - 0.1), left + 0.14, front + 0.12, 2.5, 0.72),
        sketch.gradient([
          [0, mix(turquoise, sea100, 0.55)],
          [1, turquoise],
        ]),
      );
      const [x, y] = project(view, [0.7, height - 0.1, front + 0.5]);

      sketch.fill(
        gather(
          [
            [-160, 6, 190],
            [60, 14, 240],
            [190, -4, 120],
            [-30, -10, 130],
          ],
          ([dx, dy, length]) => lens(x + dx, y + dy, length, 4),
        ).join(''),
        white,
        0.65,
      );
    });
    sunPatch(sketch, view, frame(room.depth), ray, {
      height,
      corners: slab(level(height), left, front, 2.8, 0.12),
    });
    const [tapX, tapY] = project(view, [-0.42, height, room.depth - 0.1]);

    sketch.stroke(
      `M${tapX} ${tapY - 2}v-50q2 -26 34 -22q14 2 14 22`,
      mix(amber400, clay600, 0.25),
      { width: 10 },
    );
    sketch.stroke(
      polyline([
        [tapX - 18, tapY - 56],
        [tapX + 18, tapY - 56],
      ]),
      mix(amber400, clay600, 0.25),
      { width: 8 },
    );
    towel();
  }

  function towel(): void {
    const plane = facing(2.98);

    wall(sketch, view, slab(level(0.63), 1.05, 2.98, 0.42, 0.2), mix(clay600, amber400, 0.3));
    wall(
      sketch,
      view,
      slab(plane, 1.05, 0.16, 0.42, 0.47),
      sketch.gradient([
        [0, mix(clay600, amber400, 0.12)],
        [1, mix(clay600, ink, 0.18)],
      ]),
    );
    each([0.24, 0.29], (y) =>
      wall(sketch, view, slab(facing(2.978), 1.05, y, 0.42, 0.022), mix(sand100, clay600, 0.2)),
    );
  }

  function basin(): void {
    const [right, near, far, height] = [room.left + 0.6, 2.72, 3.92, 0.84];

    standing(sketch, view, [room.left, 0, near], [right, 0, far]);
    box(sketch, view, [room.left, 0, far - 0.16], [right, 0.62, far], plaster);
    wall(
      sketch,
      view,
      slab(level(0.26), room.left, near + 0.1, 0.58, far - near - 0.2),
      mix(wood, amber400, 0.3),
    );
    each([0, 1, 2], (index) =>
      box(
        sketch,
        view,
        [room.left + 0.12, 0.27 + index * 0.08, 3.1],
        [right - 0.08, 0.34 + index * 0.08, 3.5],
        fabric([sand50, mix(clay600, amber400, 0.2), sand50][index] as string),
      ),
    );
    box(sketch, view, [room.left, 0, near], [right, 0.62, near + 0.14], {
      ...plaster,
      right: mix(sand50, amber100, 0.5),
    });
    box(sketch, view, [room.left, 0.62, near], [right, height, far], {
      ...plaster,
      right: mix(sand50, amber100, 0.5),
      top: mix(sand50, amber100, 0.5),
    });
    const [x, y] = project(view, [room.left + 0.33, height, 3.25]);
    const unit = scaleAt(view, [room.left + 0.33, height, 3.25]);

    sketch.fill(
      `M${x - unit * 0.24} ${y - unit * 0.13}Q${x} ${y - unit * 0.2} ${x + unit * 0.24} ${y - unit * 0.13}Q${x + unit * 0.2} ${y + unit * 0.02} ${x + unit * 0.08} ${y + unit * 0.03}H${x - unit * 0.08}Q${x - unit * 0.2} ${y + unit * 0.02} ${x - unit * 0.24} ${y - unit * 0.13}Z`,
      sketch.gradient(
        [
          [0, mix(sea600, sand50, 0.1)],
          [0.6, mix(sea600, sand50, 0.3)],
          [1, mix(sea600, amber100, 0.55)],
        ],
        [0, 0, 1, 0],
      ),
    );
    sketch.fill(lens(x, y - unit * 0.13, unit * 0.48, unit * 0.075), mix(sea700, ink, 0.1));
    const [soapX, soapY] = project(view, [room.left + 0.16, height, 2.98]);

    bottle(sketch, soapX, soapY, unit * 0.12, unit * 0.26, mix(clay600, amber400, 0.25));
  }

  function shelf(): void {
    box(sketch, view, [-1.5, 1.62, room.depth - 0.2], [-0.55, 1.66, room.depth], {
      ...timber,
      front: mix(wood, amber400, 0.25),
    });
    each(
      [
        [-1.32, 0.13, 0.26, sea600],
        [-1.1, 0.16, 0.2, sand50],
        [-0.86, 0.12, 0.3, clay600],
        [-0.68, 0.1, 0.16, mix(turquoise, sand50, 0.4)],
      ],
      ([along, wide, tall, colour]) => {
        const place: Place = [along, 1.66, room.depth - 0.1];
        const [x, y] = project(view, place);
        const unit = scaleAt(view, place);

        bottle(sketch, x, y, wide * unit, tall * unit, colour);
      },
    );
  }

  function mirror(): void {
    const plane = sideways(room.left + 0.01);
    const [u, v, radius] = [3.28, 1.78, 0.4];

    sketch.fill(face(view, disc(plane, u - 0.02, v - 0.06, radius + 0.02)), indoorShade, 0.4);
    sketch.fill(face(view, disc(plane, u, v, radius)), mix(wood, amber400, 0.35));
    const glass = face(view, disc(plane, u, v, radius - 0.05));

    sketch.fill(
      glass,
      sketch.gradient(
        [
          [0, mix(sea100, amber100, 0.5)],
          [0.55, sea100],
          [1, mix(sea600, sea100, 0.6)],
        ],
        [0, 0, 0.6, 1],
      ),
    );
    sketch.within(glass, () => {
      const [x, y] = project(view, plane(u, v));

      sketch.fill(
        polygon([
          [x - 90, y + 160],
          [x + 10, y - 190],
          [x + 44, y - 190],
          [x - 50, y + 160],
        ]),
        white,
        0.55,
      );
      sketch.fill(
        polygon([
          [x - 30, y + 160],
          [x + 60, y - 190],
          [x + 72, y - 190],
          [x - 14, y + 160],
        ]),
        white,
        0.45,
      );
    });
  }

  function rail(): void {
    const plane = sideways(room.right - 0.05);

    sketch.stroke(
      polyline([project(view, plane(2.85, 1.52)), project(view, plane(3.6, 1.52))]),
      woodDark,
      { width: 9 },
    );
    const linen = slab(plane, 2.98, 0.86, 0.48, 0.66);

    wall(
      sketch,
      view,
      linen,
      sketch.gradient([
        [0, sand50],
        [1, mix(limeShade, sand100, 0.3)],
      ]),
    );
    each([0.95, 1.01], (v) =>
      wall(sketch, view, slab(sideways(room.right - 0.052), 2.98, v, 0.48, 0.03), clay600),
    );
  }

  function stool(): void {
    const [x, z] = [-1.24, 2.78];

    standing(sketch, view, [x, 0, z], [x + 0.42, 0, z + 0.38]);
    each(
      [
        [x + 0.02, z + 0.32],
        [x + 0.36, z + 0.32],
        [x + 0.02, z + 0.02],
        [x + 0.36, z + 0.02],
      ],
      ([u, v]) => box(sketch, view, [u, 0, v], [u + 0.045, 0.45, v + 0.045], timber),
    );
    box(sketch, view, [x, 0.43, z], [x + 0.43, 0.48, z + 0.4], timber);
    box(sketch, view, [x + 0.04, 0.48, z + 0.04], [x + 0.39, 0.56, z + 0.36], fabric(sand50));
    box(
      sketch,
      view,
      [x + 0.05, 0.56, z + 0.05],
      [x + 0.38, 0.63, z + 0.35],
      fabric(mix(sea600, sand50, 0.35)),
    );
  }

  function fern(): void {
    const [x, y] = project(view, [1.66, 0, 2.82]);

    pot(sketch, x, y, 150, 130);
    leaves(
      sketch,
      random,
      [
        [x, y - 190, 70],
        [x - 60, y - 160, 52],
        [x + 60, y - 170, 56],
        [x - 10, y - 260, 56],
        [x + 40, y - 240, 46],
      ],
      13,
      1,
    );
  }
}
