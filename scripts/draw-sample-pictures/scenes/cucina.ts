import type { Camera, Place } from '#scripts/draw-sample-pictures/camera.ts';
import {
  arch,
  disc,
  face,
  facing,
  level,
  project,
  scaleAt,
  slab,
} from '#scripts/draw-sample-pictures/camera.ts';
import { each } from '#scripts/draw-sample-pictures/each.ts';
import { leaves } from '#scripts/draw-sample-pictures/foliage.ts';
import { fabric, plaster, timber } from '#scripts/draw-sample-pictures/furnishings.ts';
import { grain, lateLight } from '#scripts/draw-sample-pictures/grain.ts';
import { majolica } from '#scripts/draw-sample-pictures/majolica.ts';
import {
  amber100,
  amber400,
  blush,
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
  white,
  wood,
  woodDark,
} from '#scripts/draw-sample-pictures/palette.ts';
import { ellipse, lens, polygon, polyline } from '#scripts/draw-sample-pictures/path.ts';
import { pot } from '#scripts/draw-sample-pictures/pot.ts';
import { createRandom } from '#scripts/draw-sample-pictures/random.ts';
import type { Room } from '#scripts/draw-sample-pictures/room.ts';
import { beams, indoorShade, shell, terracotta } from '#scripts/draw-sample-pictures/room.ts';
import { seaView, sunPatch } from '#scripts/draw-sample-pictures/sea-view.ts';
import { createSketch } from '#scripts/draw-sample-pictures/sketch.ts';
import { box, wall } from '#scripts/draw-sample-pictures/solids.ts';
import { bottle, bowl } from '#scripts/draw-sample-pictures/tableware.ts';

const view: Camera = { eye: [0, 1.58, 0], yaw: 0, focal: 1290, centre: [960, 520] };
const room: Room = { left: -2.5, right: 2.5, depth: 3.7, height: 2.7 };
const counter = { height: 0.9, front: 3.08 };
const ray: Place = [-0.42, -0.7, -0.55];

export function cucina(): string {
  const sketch = createSketch(1920, 1280);
  const random = createRandom(83);
  const frame = (z: number) => slab(facing(z), -0.75, 1.3, 1.35, 1.02);
  const majolicaTones = {
    ground: mix(sand50, amber100, 0.3),
    ring: sea600,
    heart: mix(clay600, amber400, 0.25),
  };

  shell(sketch, view, room);
  terracotta(sketch, view, random, room);
  majolica(
    sketch,
    view,
    facing(room.depth - 0.005),
    { u: room.left, v: counter.height, width: 5, height: 0.4, size: 0.2 },
    majolicaTones,
  );
  wall(sketch, view, slab(facing(room.depth - 0.008), room.left, 1.3, 5, 0.03), sea700);
  seaView(sketch, view, random, { shape: frame, depth: room.depth, thickness: 0.36 }, mullions);
  hood();
  beams(sketch, view, room, 0.8);
  shelves();
  worktop();
  sill();
  stove();
  things();
  table();
  lateLight(sketch, 900, 430, 0.42);
  grain(sketch);

  return sketch.toSvg();

  function mullions(): void {
    wall(
      sketch,
      view,
      slab(facing(room.depth + 0.28), -0.1, 1.2, 0.045, 1.3),
      mix(sand50, amber100, 0.4),
    );
  }

  function hood(): void {
    const [front, back] = [3.2, room.depth];
    const [low, high] = [1.78, room.height];
    const skirt: Place[] = [
      [1.02, low, front],
      [2.3, low, front],
      [2.02, high, back - 0.12],
      [1.3, high, back - 0.12],
    ];

    sketch.fill(
      face(view, [
        [0.92, low, back - 0.01],
        [1.02, low - 0.2, back - 0.01],
        [2.3, low - 0.2, back - 0.01],
        [2.4, low, back - 0.01],
      ]),
      indoorShade,
      0.3,
    );
    wall(
      sketch,
      view,
      [
        [1.02, low, front],
        [1.3, high, back - 0.12],
        [1.02, low, back],
      ],
      mix(sand50, amber100, 0.6),
    );
    wall(
      sketch,
      view,
      skirt,
      sketch.gradient([
        [0, mix(limeShade, sand50, 0.2)],
        [1, mix(sand50, amber100, 0.35)],
      ]),
    );
    box(sketch, view, [0.98, low - 0.1, front - 0.03], [2.34, low, back], {
      ...timber,
      front: mix(wood, amber400, 0.15),
      left: mix(wood, amber400, 0.4),
    });
    each([1.25, 1.5, 1.75, 2], (x, index) => {
      const [hookX, hookY] = project(view, [x, low - 0.08, front - 0.04]);

      sketch.stroke(
        polyline([
          [hookX, hookY],
          [hookX, hookY + 46],
        ]),
        woodDark,
        { width: 4 },
      );
      sketch.fill(
        index % 2
          ? ellipse(hookX, hookY + 58, 17, 15)
          : lens(hookX, hookY + 62, 52, 22, Math.PI / 2),
        sketch.gradient(
          [
            [0, mix(clay600, amber400, 0.6)],
            [1, clay700],
          ],
          [0, 0, 1, 1],
        ),
      );
    });
  }

  function shelves(): void {
    each([1.62, 2.06], (y) => {
      sketch.fill(
        face(view, slab(facing(room.depth - 0.01), -2.36, y - 0.1, 1.28, 0.1)),
        indoorShade,
        0.26,
      );
      box(sketch, view, [-2.4, y, 3.44], [-1.1, y + 0.05, room.depth], {
        ...timber,
        front: mix(wood, amber400, 0.2),
        right: wood,
      });
    });
    crockery(1.67, [
      ['plate', sea600],
      ['plate', sand50],
      ['plate', clay600],
      ['jar', amber400],
      ['jar', sand50],
    ]);
    crockery(2.11, [
      ['jar', sea600],
      ['jar', sand50],
      ['jar', mix(olive700, sand300, 0.3)],
      ['plate', mix(sea600, sand50, 0.5)],
      ['jar', clay600],
    ]);
  }

  function crockery(height: number, row: readonly (readonly [string, string])[]): void {
    each(row, ([kind, colour], index) => {
      const place: Place = [-2.24 + index * 0.25, height, 3.55];
      const [x, y] = project(view, place);
      const unit = scaleAt(view, place);

      if (kind === 'jar') {
        bottle(sketch, x, y, unit * 0.15, unit * (index % 2 ? 0.24 : 0.3), colour);
        return;
      }
      sketch.fill(
        ellipse(x, y - unit * 0.14, unit * 0.13, unit * 0.14),
        mix(sand50, sand300, 0.15),
      );
      sketch.stroke(ellipse(x, y - unit * 0.14, unit * 0.105, unit * 0.115), colour, {
        width: unit * 0.028,
      });
      sketch.fill(ellipse(x, y - unit * 0.14, unit * 0.04), colour);
    });
  }

  /** Built in masonry, tiled along the edge, with arched cupboards behind striped cloth. */
  function worktop(): void {
    const { height, front } = counter;

    wall(
      sketch,
      view,
      slab(facing(front), room.left, 0, 5, height),
      sketch.gradient([
        [0, mix(sand50, limeShade, 0.3)],
        [1, mix(limeShade, sand300, 0.3)],
      ]),
    );
    each([-2.2, -1.05, 0.1], (x, index) => cupboard(x, index));
    wall(
      sketch,
      view,
      slab(level(height), room.left, front, 5, room.depth - front),
      sketch.gradient([
        [0, mix(sand50, amber100, 0.55)],
        [1, mix(sand50, amber100, 0.25)],
      ]),
    );
    sunPatch(sketch, view, frame(room.depth), ray, {
      height,
      corners: slab(level(height), room.left, front, 5, room.depth - front),
    });
    majolica(
      sketch,
      view,
      facing(front - 0.004),
      { u: room.left, v: height - 0.16, width: 5, height: 0.125, size: 0.125 },
      { ground: mix(sand100, limeShade, 0.25), ring: mix(sea600, sea700, 0.3), heart: clay600 },
    );
    wall(
      sketch,
      view,
      slab(facing(front - 0.006), room.left, height - 0.035, 5, 0.035),
      mix(sand50, amber100, 0.2),
    );
    const basin = [
      disc(level(height + 0.002), -0.08, front + 0.3, 0.27),
      disc(level(height + 0.003), -0.08, front + 0.285, 0.23),
    ];

    sketch.fill(face(view, basin[0] as Place[]), white);
    sketch.fill(
      face(view, basin[1] as Place[]),
      sketch.gradient([
        [0, mix(limeShade, sea700, 0.35)],
        [1, limeShade],
      ]),
    );
    tap();
  }

  function cupboard(x: number, index: number): void {
    const opening = arch(facing(counter.front - 0.003), x, 0.06, 0.92, 0.62);

    sketch.fill(face(view, opening), mix(woodDark, indoorShade, 0.3));
    sketch.within(face(view, opening), () => {
      const cloth = [
        mix(sea600, sand50, 0.35),
        mix(clay600, sand50, 0.2),
        mix(sea600, sand50, 0.35),
      ][index] as string;

      wall(
        sketch,
        view,
        slab(facing(counter.front - 0.002), x, 0, 0.92, 0.62),
        mix(sand100, indoorShade, 0.12),
      );
      Array.from({ length: 10 }, (_, stripe) =>
        wall(
          sketch,
          view,
          slab(facing(counter.front - 0.002), x + 0.02 + stripe * 0.094, 0, 0.042, 0.66),
          cloth,
        ),
      );
      sketch.fill(
        face(view, slab(facing(counter.front - 0.002), x, 0.4, 0.92, 0.3)),
        sketch.gradient([
          [0, ink, 0.5],
          [1, ink, 0],
        ]),
      );
    });
  }

  function tap(): void {
    const [x, y] = project(view, [-0.08, counter.height, room.depth - 0.06]);
    const brass = mix(amber400, clay600, 0.2);

    sketch.stroke(
      `M${x} ${y}V${y - 84}Q${x} ${y - 122} ${x - 3} ${y - 120}Q${x + 40} ${y - 122} ${x + 42} ${y - 76}`,
      mix(brass, ink, 0.25),
      { width: 12 },
    );
    sketch.stroke(
      `M${x - 2} ${y}V${y - 84}Q${x} ${y - 122} ${x - 1} ${y - 121}Q${x + 36} ${y - 124} ${x + 40} ${y - 78}`,
      mix(brass, amber100, 0.4),
      { width: 5 },
    );
  }

  function sill(): void {
    each([-0.52, -0.24, 0.34], (x, index) => {
      const [potX, potY] = project(view, [x, 1.31, room.depth + 0.1]);

      pot(sketch, potX, potY, 74, 62);
      leaves(
        sketch,
        random,
        [
          [potX, potY - 84, 32],
          [potX - 22, potY - 72, 22],
          [potX + 22, potY - 72, 22],
          [potX + 4, potY - 108 - index * 4, 20],
        ],
        5,
        1,
      );
    });
  }

  function stove(): void {
    const top = level(counter.height + 0.004);

    wall(sketch, view, slab(top, 1.2, counter.front + 0.08, 0.9, 0.44), mix(ink, sea700, 0.25));
    each(
      [
        [1.42, 3.24],
        [1.88, 3.24],
        [1.42, 3.44],
        [1.88, 3.44],
      ],
      ([x, z]) => {
        sketch.stroke(face(view, disc(top, x, z, 0.085)), mix(sand300, ink, 0.35), { width: 5 });
        sketch.fill(face(view, disc(top, x, z, 0.04)), mix(ink, sand300, 0.3));
      },
    );
    wall(
      sketch,
      view,
      slab(facing(counter.front - 0.006), 1.22, 0.12, 0.86, 0.56),
      sketch.gradient([
        [0, mix(sea600, sand50, 0.12)],
        [1, sea700],
      ]),
    );
    wall(
      sketch,
      view,
      slab(facing(counter.front - 0.008), 1.32, 0.22, 0.66, 0.3),
      mix(ink, sea700, 0.2),
    );
    box(sketch, view, [1.32, 0.58, counter.front - 0.05], [1.98, 0.605, counter.front - 0.02], {
      ...plaster,
      front: mix(amber400, sand50, 0.3),
    });
    moka();
  }

  function moka(): void {
    const place: Place = [1.42, counter.height + 0.015, 3.24];
    const [x, y] = project(view, place);
    const unit = scaleAt(view, place) * 1.25;
    const at = (u: number, v: number) => [x + u * unit, y - v * unit] as const;
    const steel = sketch.gradient(
      [
        [0, mix(ink, limeShade, 0.45)],
        [0.32, mix(limeShade, white, 0.2)],
        [0.5, mix(limeShade, ink, 0.25)],
        [0.72, white],
        [1, mix(limeShade, ink, 0.4)],
      ],
      [0, 0, 1, 0],
    );

    sketch.fill(
      `M${at(0.085, 0.27).join(' ')}L${at(0.19, 0.26).join(' ')}L${at(0.175, 0.12).join(' ')}L${at(0.15, 0.12).join(' ')}L${at(0.155, 0.225).join(' ')}L${at(0.08, 0.23).join(' ')}Z`,
      ink,
    );
    sketch.fill(polygon([at(-0.11, 0), at(0.11, 0), at(0.075, 0.15), at(-0.075, 0.15)]), steel);
    sketch.fill(
      polygon([at(-0.082, 0.14), at(0.082, 0.14), at(0.082, 0.17), at(-0.082, 0.17)]),
      mix(ink, limeShade, 0.5),
    );
    sketch.fill(
      polygon([at(-0.07, 0.17), at(0.07, 0.17), at(0.105, 0.31), at(-0.1, 0.31), at(-0.135, 0.29)]),
      steel,
    );
    sketch.fill(
      polygon([at(-0.1, 0.31), at(0.105, 0.31), at(0.02, 0.35), at(-0.02, 0.35)]),
      mix(limeShade, ink, 0.2),
    );
    sketch.fill(ellipse(...at(0, 0.365), unit * 0.02), ink);
    sketch.softly(5, () =>
      sketch.stroke(`M${at(-0.16, 0.33).join(' ')}q-26 -34 0 -62q24 -30 -4 -66`, white, {
        width: 10,
        opacity: 0.55,
      }),
    );
  }

  function things(): void {
    const at = (x: number, z: number) => project(view, [x, counter.height, z]);
    const [boardX, boardY] = at(-1.9, 3.4);

    sketch.fill(
      `M${boardX - 60} ${boardY - 8}v-112a60 60 0 0 1 44 -54v-30h32v30a60 60 0 0 1 44 54v112Z`,
      sketch.gradient(
        [
          [0, mix(wood, amber400, 0.5)],
          [1, mix(wood, clay600, 0.2)],
        ],
        [0, 0, 1, 0.3],
      ),
    );
    const [oilX, oilY] = at(-1.55, 3.42);

    bottle(sketch, oilX, oilY, 62, 158, mix(olive700, amber400, 0.25));
    const [jugX, jugY] = at(-1.3, 3.34);

    bottle(sketch, jugX, jugY, 84, 112, sand50);
    const [bowlX, bowlY] = at(-0.85, 3.3);

    bowl(sketch, bowlX, bowlY, 130, mix(sea600, sand50, 0.12));
    const [cupX, cupY] = at(0.72, 3.26);

    each([0, 62], (shift) => {
      sketch.fill(lens(cupX + shift, cupY + 2, 70, 9), sand50);
      sketch.fill(
        `M${cupX + shift - 20} ${cupY - 34}h40q0 30 -13 34h-14q-13 -4 -13 -34Z`,
        shift ? sea600 : clay600,
      );
      sketch.stroke(`M${cupX + shift + 20} ${cupY - 28}q16 2 -2 16`, shift ? sea600 : clay600, {
        width: 5,
      });
    });
  }

  function table(): void {
    const [height, near, far] = [0.74, 1.5, 2.05];

    sketch.softly(10, () =>
      sketch.fill(face(view, slab(level(0), -1.15, 1.9, 2.2, 0.7)), mix(ink, clay700, 0.4), 0.4),
    );
    box(sketch, view, [-1.1, height - 0.06, near], [1.05, height, far], {
      ...timber,
      top: sketch.gradient([
        [0, mix(wood, amber100, 0.55)],
        [1, mix(wood, amber400, 0.35)],
      ]),
    });
    const runner = slab(level(height + 0.003), -0.42, near, 0.84, far - near);

    wall(sketch, view, runner, mix(sand50, amber100, 0.3));
    each([-0.34, 0.3], (x) =>
      wall(
        sketch,
        view,
        slab(level(height + 0.004), x, near, 0.04, far - near),
        mix(sea600, sand50, 0.2),
      ),
    );
    wall(
      sketch,
      view,
      slab(facing(near - 0.004), -0.42, height - 0.24, 0.84, 0.244),
      mix(limeShade, sand50, 0.4),
    );
    const [bowlX, bowlY] = project(view, [0, height, 1.82]);

    bowl(sketch, bowlX, bowlY, 300, mix(clay600, blush, 0.1));
    const [breadX, breadY] = project(view, [0.72, height, 1.8]);

    sketch.fill(lens(breadX, breadY - 4, 270, 34), mix(wood, ink, 0.2));
    sketch.fill(
      ellipse(breadX, breadY - 40, 110, 50),
      sketch.gradient([
        [0, mix(amber400, amber100, 0.3)],
        [0.6, mix(clay600, amber400, 0.55)],
        [1, mix(clay700, amber400, 0.35)],
      ]),
    );
    each([-46, 0, 46], (shift) =>
      sketch.stroke(`M${breadX + shift - 14} ${breadY - 62}q18 10 22 32`, amber100, {
        width: 7,
        opacity: 0.75,
      }),
    );
    box(sketch, view, [-0.95, height, 1.68], [-0.62, height + 0.03, 1.86], fabric(sea600));
    box(sketch, view, [-0.93, height + 0.03, 1.69], [-0.64, height + 0.05, 1.85], fabric(sea100));
  }
}
