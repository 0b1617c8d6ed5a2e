import { sailingBoat } from '#scripts/draw-sample-pictures/boats.ts';
import type { Camera, Place } from '#scripts/draw-sample-pictures/camera.ts';
import {
  castOn,
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
import type { Clump } from '#scripts/draw-sample-pictures/foliage.ts';
import { bougainvillea, leaves } from '#scripts/draw-sample-pictures/foliage.ts';
import { cushion, fabric } from '#scripts/draw-sample-pictures/furnishings.ts';
import { grain, lateLight } from '#scripts/draw-sample-pictures/grain.ts';
import { headland } from '#scripts/draw-sample-pictures/hills.ts';
import {
  archedDoor,
  shutteredWindow,
  sunnyShutters,
} from '#scripts/draw-sample-pictures/openings.ts';
import {
  amber100,
  amber400,
  blush,
  clay600,
  clay700,
  ink,
  limeLit,
  limeShade,
  mix,
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
import { ellipse } from '#scripts/draw-sample-pictures/path.ts';
import { pot } from '#scripts/draw-sample-pictures/pot.ts';
import { between, createRandom } from '#scripts/draw-sample-pictures/random.ts';
import { goldenSea, lightPath, ripples, sea } from '#scripts/draw-sample-pictures/sea.ts';
import { createSketch } from '#scripts/draw-sample-pictures/sketch.ts';
import { clouds, goldenSky, sky } from '#scripts/draw-sample-pictures/sky.ts';
import type { Sides } from '#scripts/draw-sample-pictures/solids.ts';
import { box, column, wall } from '#scripts/draw-sample-pictures/solids.ts';

const horizon = 590;
const camera: Camera = { eye: [0, 1.62, 0], yaw: 0, focal: 1180, centre: [1000, horizon] };
const ray: Place = [-0.36, -0.62, -0.4];
const edge = 7.2;
const ceiling = 2.75;
const columns = [-2.6, 0.5, 3.6];

/** Out on the terrace, looking over the wall: the sun stands low ahead and rakes the floor. */
export function terrazza(): string {
  const sketch = createSketch(1920, 1280);
  const random = createRandom(37);
  const shaded = mix('#8c8aa0', sea700, 0.35);

  view();
  floor();
  houseWall();
  seaWall();
  each(columns, (x) => column(sketch, camera, [x, 0.5, edge - 0.1], ceiling - 0.5, 0.2, shaft()));
  canopy();
  greenery();
  table();
  bougainvillea(sketch, random, overhead(), 14, 1);
  lateLight(sketch, 1420, 430, 0.5);
  grain(sketch);

  return sketch.toSvg();

  function view(): void {
    sky(sketch, goldenSky, horizon);
    clouds(sketch, random, {
      top: 180,
      bottom: 480,
      count: 9,
      colour: mix(sand50, amber100, 0.6),
      belly: mix(blush, sea100, 0.4),
    });
    headland(
      sketch,
      random,
      {
        line: [
          [600, 590],
          [700, 556],
          [800, 500],
          [880, 470],
          [960, 512],
          [1060, 560],
          [1160, 574],
          [1260, 590],
        ],
        bottom: horizon,
        colour: mix(sea600, blush, 0.42),
        foot: mix(mix(sea600, amber400, 0.6), amber100, 0.25),
        shade: mix(sea700, '#6c5a6b', 0.3),
        roughness: 3,
      },
      false,
    );
    headland(
      sketch,
      random,
      {
        line: [
          [1620, 590],
          [1720, 566],
          [1800, 540],
          [1900, 548],
          [1980, 530],
        ],
        bottom: horizon,
        colour: mix(mix(sea600, amber400, 0.6), sea100, 0.2),
        foot: amber400,
        shade: mix(sea600, blush, 0.4),
        roughness: 3,
      },
      true,
    );
    sea(sketch, goldenSea, horizon, 1000);
    ripples(sketch, random, { horizon, bottom: 900, count: 260, colour: sea100, opacity: 0.22 });
    lightPath(sketch, random, { x: 1440, horizon, bottom: 900, spread: 200, count: 130 });
    sailingBoat(sketch, 1130, 648, 52);
  }

  function floor(): void {
    const [left, right, size] = [-3.4, 6.6, 0.5];

    wall(sketch, camera, slab(level(0), left, 0, right - left, edge), mix(clay600, sand300, 0.5));
    for (let row = 0; row < edge / size; row += 1) {
      for (let place = 0; place < (right - left) / size; place += 1) {
        const tile = face(
          camera,
          slab(
            level(0),
            left + place * size + 0.008,
            row * size + 0.008,
            size - 0.016,
            size - 0.016,
          ),
        );
        const tint = mix(mix(clay600, sand300, 0.55), amber100, 0.1 + random() * 0.16);

        sketch.fill(tile, (row + place) % 2 ? tint : mix(tint, clay600, 0.09));
      }
    }
    sketch.within(face(camera, slab(level(0), left, 0, right - left, edge)), () => {
      sketch.fill(
        face(camera, slab(level(0), left, 0, right - left, edge)),
        sketch.gradient([
          [0, amber100, 0.5],
          [0.6, amber400, 0.08],
          [1, sea700, 0.28],
        ]),
      );
      sketch.fill(shadows(), shaded, 0.5);
    });
  }

  /** What keeps the sun from the floor: the wall, the columns, and every cane overhead. */
  function shadows(): string {
    const onFloor = (place: Place) => castOn(place, ray, 1, 0);
    const strip = (corners: Place[]) => face(camera, corners.map(onFloor));

    return [
      strip([
        [-4, 0, edge - 0.3],
        [7, 0, edge - 0.3],
        [7, 0.5, edge - 0.3],
        [-4, 0.5, edge - 0.3],
      ]),
      strip([
        [-4, 0, edge - 0.95],
        [0.2, 0, edge - 0.95],
        [0.2, 0.5, edge - 0.95],
        [-4, 0.5, edge - 0.95],
      ]),
      ...columns.map((x) =>
        strip([
          [x - 0.19, 0, edge],
          [x + 0.19, 0, edge],
          [x + 0.16, ceiling, edge],
          [x - 0.16, ceiling, edge],
        ]),
      ),
      ...canes().map((z) =>
        strip([
          [-3.4, ceiling, z],
          [9, ceiling, z],
          [9, ceiling, z - 0.15],
          [-3.4, ceiling, z - 0.15],
        ]),
      ),
      ...columns.map((x) =>
        strip([
          [x - 0.09, ceiling, 0],
          [x + 0.09, ceiling, 0],
          [x + 0.09, ceiling, edge],
          [x - 0.09, ceiling, edge],
        ]),
      ),
    ].join('');
  }

  function houseWall(): void {
    const plane = sideways(-3.4);
    const lit = sketch.gradient(
      [
        [0, limeShade],
        [0.55, limeLit],
        [1, mix(amber100, '#ffe2ae', 0.4)],
      ],
      [0, 0, 1, 0],
    );
    const outline = slab(plane, 0, 0, edge + 1.2, 3.6);

    wall(sketch, camera, outline, lit);
    sketch.within(face(camera, outline), () => {
      const onWall = (place: Place) => castOn(place, ray, 0, -3.4);
      const bands = canes().map((z) => {
        const corners: Place[] = [
          [-3.3, ceiling + 0.2, z],
          [0, ceiling + 0.2, z],
          [0, ceiling + 0.2, z - 0.14],
          [-3.3, ceiling + 0.2, z - 0.14],
        ];

        return face(camera, corners.map(onWall));
      });

      sketch.fill(bands.join(''), shaded, 0.3);
    });
    archedDoor(sketch, camera, plane, { u: 3.1, v: 0, width: 1.25, height: 2.3 }, sunnyShutters);
    shutteredWindow(
      sketch,
      camera,
      plane,
      { u: 5.6, v: 0.95, width: 0.8, height: 1.2 },
      sunnyShutters,
    );
    wall(sketch, camera, slab(plane, 0, 0, edge + 1, 0.14), mix(sea600, sand50, 0.55));
  }

  function seaWall(): void {
    const sides: Sides = {
      front: sketch.gradient([
        [0, mix(limeShade, sand50, 0.35)],
        [1, mix(limeShade, amber400, 0.16)],
      ]),
      left: limeLit,
      right: limeShade,
      top: mix(amber100, white, 0.35),
    };

    box(sketch, camera, [-3.4, 0, edge - 0.3], [7, 0.5, edge + 0.1], sides);
    box(sketch, camera, [-3.4, 0, edge - 0.95], [0.2, 0.4, edge - 0.3], {
      ...sides,
      top: mix(sand50, limeShade, 0.2),
    });
    box(sketch, camera, [-3.1, 0.4, edge - 0.93], [0.14, 0.5, edge - 0.32], fabric(sand100));
    each(
      [
        [-2.75, clay600, -0.05],
        [-2.2, sand50, 0.04],
        [-0.8, sea600, -0.04],
        [-0.3, mix(amber400, clay600, 0.2), 0.06],
      ],
      ([x, colour, tilt]) => {
        const place: Place = [x, 0.5, edge - 0.45];
        const [cushionX, cushionY] = project(camera, place);
        const unit = scaleAt(camera, place);

        cushion(
          sketch,
          cushionX,
          cushionY,
          unit * 0.46,
          unit * 0.4,
          mix(colour, limeShade, 0.18),
          tilt,
        );
      },
    );
  }

  function shaft(): string {
    return sketch.gradient(
      [
        [0, mix(limeShade, sea600, 0.18)],
        [0.55, mix(limeShade, sand50, 0.4)],
        [0.85, amber100],
        [1, mix(amber100, amber400, 0.3)],
      ],
      [0, 0, 1, 0],
    );
  }

  /** Open to the sky: three beams towards us, canes laid across them, and vine where it has spread. */
  function canopy(): void {
    const dark: Sides = {
      front: mix(wood, ink, 0.15),
      left: woodDark,
      right: woodDark,
      top: woodDark,
    };

    each(canes(), (z) => {
      if (z < 1.1) return;
      wall(
        sketch,
        camera,
        slab(level(ceiling + 0.16), -3.4, z - 0.09, 10.4, 0.09),
        mix(woodDark, wood, 0.35),
      );
      wall(
        sketch,
        camera,
        slab(facing(z - 0.09), -3.4, ceiling + 0.16, 10.4, 0.08),
        mix(wood, amber400, 0.1),
      );
    });
    each(columns, (x) => {
      wall(
        sketch,
        camera,
        slab(level(ceiling), x - 0.09, 0.7, 0.18, edge - 0.6),
        mix(woodDark, wood, 0.2),
      );
      wall(
        sketch,
        camera,
        slab(sideways(x > 0 ? x - 0.09 : x + 0.09), 0.7, ceiling, edge - 0.6, 0.16),
        mix(wood, amber400, 0.15),
      );
    });
    box(sketch, camera, [-3.4, ceiling, edge - 0.2], [7, ceiling + 0.16, edge], dark);
  }

  function canes(): number[] {
    return Array.from({ length: 13 }, (_, index) => edge - 0.2 - index * 0.52);
  }

  function table(): void {
    const linen: Sides = {
      front: mix(limeShade, sand100, 0.45),
      left: limeShade,
      right: limeLit,
      top: mix(sand50, amber100, 0.5),
    };
    const timber: Sides = {
      front: woodDark,
      left: woodDark,
      right: wood,
      top: mix(wood, amber400, 0.5),
    };
    const shade = gather(
      [
        [0.7, 0, 4.2],
        [2.9, 0, 4.2],
        [2.9, 0, 5.3],
        [0.7, 0, 5.3],
      ],
      ([x, , z]) => castOn([x, 0.75, z], ray, 1, 0),
    );

    sketch.fill(face(camera, shade), shaded, 0.55);
    each([1, 2.05], (x) => chair(x, 5.4, timber, true));
    each(
      [
        [0.8, 5.1],
        [2.7, 5.1],
        [0.8, 4.3],
        [2.7, 4.3],
      ],
      ([x, z]) => box(sketch, camera, [x, 0, z], [x + 0.09, 0.74, z + 0.09], timber),
    );
    box(sketch, camera, [0.7, 0.7, 4.2], [2.9, 0.77, 5.3], {
      ...timber,
      top: mix(wood, amber400, 0.55),
      front: wood,
    });
    box(sketch, camera, [1.45, 0.52, 4.19], [2.1, 0.775, 5.3], { ...linen });
    supper();
    each([0.95, 2.1], (x) => chair(x, 3.72, timber, false));
  }

  function chair(x: number, z: number, timber: Sides, facingUs: boolean): void {
    const back = facingUs ? z + 0.42 : z;
    const seat: Sides = {
      ...timber,
      top: mix(sand300, amber400, 0.4),
      front: mix(wood, sand300, 0.3),
    };
    const legs = () =>
      each(
        [
          [x, z],
          [x + 0.42, z],
          [x, z + 0.42],
          [x + 0.42, z + 0.42],
        ],
        ([legX, legZ]) =>
          box(sketch, camera, [legX, 0, legZ], [legX + 0.045, 0.46, legZ + 0.045], timber),
      );
    const rest = () => {
      each([x, x + 0.42], (post) =>
        box(sketch, camera, [post, 0.46, back], [post + 0.045, 0.95, back + 0.045], timber),
      );
      each([0.62, 0.8], (y) =>
        box(sketch, camera, [x, y, back], [x + 0.46, y + 0.09, back + 0.03], {
          ...timber,
          front: sea600,
        }),
      );
    };
    const shade = gather(
      [
        [x, z],
        [x + 0.46, z],
        [x + 0.46, z + 0.46],
        [x, z + 0.46],
      ],
      ([u, v]) => castOn([u, 0.46, v], ray, 1, 0),
    );

    sketch.fill(face(camera, shade), shaded, 0.5);
    if (facingUs) rest();
    legs();
    box(sketch, camera, [x - 0.01, 0.44, z - 0.01], [x + 0.475, 0.49, z + 0.475], seat);
    if (!facingUs) rest();
  }

  function supper(): void {
    const [bowlX, bowlY] = project(camera, [1.78, 0.78, 4.75]);
    const unit = scaleAt(camera, [1.78, 0.78, 4.75]);

    each(
      [
        [-0.11, -0.13],
        [0.02, -0.16],
        [0.12, -0.13],
        [-0.04, -0.2],
      ],
      ([dx, dy]) =>
        sketch.fill(
          ellipse(bowlX + unit * dx, bowlY + unit * dy, unit * 0.075, unit * 0.06),
          sketch.gradient(
            [
              [0, '#f6d98a'],
              [1, amber400],
            ],
            [1, 0, 0, 1],
          ),
        ),
    );
    sketch.fill(
      `M${bowlX - unit * 0.24} ${bowlY - unit * 0.13}h${unit * 0.48}q${-unit * 0.05} ${unit * 0.14} ${-unit * 0.18} ${unit * 0.14}h${-unit * 0.12}q${-unit * 0.13} 0 ${-unit * 0.18} ${-unit * 0.14}Z`,
      sketch.gradient(
        [
          [0, sea700],
          [0.7, sea600],
          [1, mix(sea600, amber100, 0.4)],
        ],
        [0, 0, 1, 0],
      ),
    );
    each(
      [
        [1.08, 4.55],
        [2.5, 4.85],
      ],
      ([x, z]) => {
        sketch.fill(face(camera, disc(level(0.785), x, z, 0.17)), sand50);
        sketch.fill(face(camera, disc(level(0.787), x, z, 0.11)), mix(sand100, sea600, 0.14));
      },
    );
    const [jugX, jugY] = project(camera, [2.28, 0.78, 5.05]);

    sketch.fill(
      `M${jugX - unit * 0.07} ${jugY}q${-unit * 0.05} ${-unit * 0.13} ${unit * 0.03} ${-unit * 0.24}v${-unit * 0.1}h${unit * 0.09}v${unit * 0.1}q${unit * 0.08} ${unit * 0.11} ${unit * 0.03} ${unit * 0.24}Z`,
      sketch.gradient(
        [
          [0, mix(clay700, ink, 0.2)],
          [0.6, clay600],
          [1, mix(clay600, amber400, 0.6)],
        ],
        [0, 0, 1, 0],
      ),
    );
    each(
      [
        [1.34, 4.75],
        [2.3, 4.5],
      ],
      ([x, z]) => {
        const [glassX, glassY] = project(camera, [x, 0.78, z]);

        sketch.fill(
          `M${glassX - unit * 0.035} ${glassY}l${-unit * 0.01} ${-unit * 0.12}h${unit * 0.09}l${-unit * 0.01} ${unit * 0.12}Z`,
          white,
          0.55,
        );
      },
    );
  }

  function greenery(): void {
    const [potX, potY] = project(camera, [-2.75, 0, 4.9]);

    sketch.fill(ellipse(potX - 20, potY - 2, 110, 22), shaded, 0.45);
    leaves(
      sketch,
      random,
      [
        [potX - 10, potY - 250, 84],
        [potX - 60, potY - 190, 60],
        [potX + 50, potY - 200, 66],
        [potX, potY - 330, 50],
      ],
      12,
      1,
    );
    pot(sketch, potX, potY, 130, 120);
    leaves(sketch, random, [[potX, potY - 138, 56]], 10, 1);
    const [rightX, rightY] = project(camera, [3.6, 0, edge - 0.1]);
    const climbing = Array.from(
      { length: 10 },
      (_, index): Clump => [
        rightX + 14 + between(random, -10, 20),
        rightY - 70 - index * 44,
        28 + index * 2.6,
      ],
    );

    bougainvillea(sketch, random, climbing, 9, 1);
  }

  function overhead(): Clump[] {
    return Array.from(
      { length: 20 },
      (_, index): Clump => [
        1960 - index * 46,
        40 + Math.sin(index * 0.9) * 26 + Math.max(0, 9 - index) * 12 + between(random, -16, 16),
        between(random, 60, 96) - index * 1.6,
      ],
    );
  }
}
