import { sailingBoat } from '#scripts/draw-sample-pictures/boats.ts';
import type { Camera } from '#scripts/draw-sample-pictures/camera.ts';
import { each, gather } from '#scripts/draw-sample-pictures/each.ts';
import type { Clump } from '#scripts/draw-sample-pictures/foliage.ts';
import { bougainvillea, leaves } from '#scripts/draw-sample-pictures/foliage.ts';
import { grain, lateLight } from '#scripts/draw-sample-pictures/grain.ts';
import { headland } from '#scripts/draw-sample-pictures/hills.ts';
import type { Hour } from '#scripts/draw-sample-pictures/house.ts';
import { house } from '#scripts/draw-sample-pictures/house.ts';
import {
  amber100,
  amber400,
  blush,
  clay600,
  haze,
  ink,
  limeShade,
  mix,
  olive700,
  sand50,
  sand300,
  sea100,
  sea600,
  sea700,
} from '#scripts/draw-sample-pictures/palette.ts';
import type { Point } from '#scripts/draw-sample-pictures/path.ts';
import { curve, ground, lens, polygon } from '#scripts/draw-sample-pictures/path.ts';
import { pine } from '#scripts/draw-sample-pictures/pine.ts';
import { between, createRandom } from '#scripts/draw-sample-pictures/random.ts';
import { goldenSea, lightPath, ripples, sea } from '#scripts/draw-sample-pictures/sea.ts';
import { createSketch } from '#scripts/draw-sample-pictures/sketch.ts';
import { clouds, goldenSky, sky, sun } from '#scripts/draw-sample-pictures/sky.ts';
import { agave, pricklyPear } from '#scripts/draw-sample-pictures/succulents.ts';

const horizon = 500;
const sunAt: Point = [985, 418];

/** The bay at golden hour; the lower left is kept calm, because the site sets a title there. */
export function hero(): string {
  const sketch = createSketch(2000, 1200);
  const random = createRandom(11);

  sky(sketch, goldenSky, horizon);
  clouds(sketch, random, {
    top: 70,
    bottom: 380,
    count: 13,
    colour: mix(sand50, amber100, 0.6),
    belly: mix(blush, sea100, 0.35),
  });
  sun(sketch, sunAt[0], sunAt[1], 38);
  headland(
    sketch,
    random,
    {
      line: [
        [560, 498],
        [660, 470],
        [740, 440],
        [800, 452],
        [880, 474],
        [1010, 486],
        [1120, 470],
        [1230, 480],
        [1330, 498],
      ],
      bottom: horizon,
      colour: mix(mix(sea600, amber400, 0.62), sea100, 0.25),
      foot: mix(haze, amber400, 0.3),
      shade: mix(sea600, blush, 0.4),
      roughness: 3,
    },
    false,
  );
  headland(
    sketch,
    random,
    {
      line: [
        [-40, 330],
        [60, 290],
        [150, 322],
        [260, 372],
        [330, 366],
        [420, 424],
        [520, 462],
        [600, 484],
        [690, 500],
      ],
      bottom: horizon + 2,
      colour: mix(sea600, blush, 0.42),
      foot: mix(mix(sea600, amber400, 0.55), amber100, 0.2),
      shade: mix(sea700, '#6c5a6b', 0.35),
      roughness: 4,
    },
    false,
  );
  sea(sketch, goldenSea, horizon);
  ripples(sketch, random, { horizon, bottom: 1200, count: 420, colour: sea100, opacity: 0.16 });
  ripples(sketch, random, {
    horizon,
    bottom: 1200,
    count: 220,
    colour: mix(sea700, ink, 0.5),
    opacity: 0.22,
  });
  lightPath(sketch, random, { x: sunAt[0], horizon, bottom: 1200, spread: 330, count: 150 });
  headland(
    sketch,
    random,
    {
      line: [
        [-60, 410],
        [50, 420],
        [140, 462],
        [230, 480],
        [310, 524],
        [400, 548],
        [470, 566],
        [520, 574],
      ],
      bottom: 580,
      colour: mix(olive700, sea600, 0.5),
      foot: mix(mix(sea600, blush, 0.35), sand300, 0.25),
      shade: mix(sea700, ink, 0.35),
      roughness: 5,
    },
    false,
  );
  sailingBoat(sketch, 735, 660, 88);
  promontory();
  lateLight(sketch, sunAt[0], sunAt[1], 0.55);
  grain(sketch);

  return sketch.toSvg();

  function promontory(): void {
    headland(
      sketch,
      random,
      {
        line: [
          [1240, 640],
          [1330, 540],
          [1420, 480],
          [1520, 400],
          [1640, 352],
          [1760, 290],
          [1880, 262],
          [2040, 230],
        ],
        bottom: 660,
        colour: mix(olive700, sea600, 0.4),
        foot: mix(mix(olive700, blush, 0.4), sand300, 0.3),
        shade: mix(sea700, olive700, 0.3),
        roughness: 6,
      },
      true,
    );
    pine(sketch, random, 1890, 560, 330, 0.06);
    pine(sketch, random, 1985, 580, 250, -0.1);
    cliff();
    leaves(
      sketch,
      random,
      [
        [1190, 716, 26],
        [1170, 748, 30],
      ],
      7,
    );
    house(sketch, camera, hour);
    leaves(
      sketch,
      random,
      [...bank(), [1215, 735, 26], [1250, 755, 30], [1290, 778, 32], [1180, 752, 24]],
      8,
    );
    bougainvillea(sketch, random, vine, 8);
    pricklyPear(sketch, random, 1236, 868, 66, -0.1);
    pricklyPear(sketch, random, 1176, 872, 46, -0.2);
    leaves(
      sketch,
      random,
      [
        [1240, 874, 30],
        [1180, 880, 26],
        [1290, 868, 26],
      ],
      7,
    );
    agave(sketch, random, 1440, 1010, 130);
    agave(sketch, random, 1300, 1100, 90);
    bougainvillea(sketch, random, foreground, 13);
  }

  function cliff(): void {
    const edge: Point[] = [
      [1010, 1210],
      [1040, 1140],
      [1048, 1080],
      [1086, 1030],
      [1090, 965],
      [1118, 925],
      [1116, 862],
      [1142, 815],
      [1150, 760],
      [1178, 716],
      [1215, 694],
      [1320, 690],
      [1560, 700],
      [2040, 700],
    ];

    headland(sketch, random, {
      line: edge,
      bottom: 1215,
      colour: mix(mix(olive700, amber400, 0.42), blush, 0.12),
      foot: mix(sea700, ink, 0.5),
      shade: mix(sea700, ink, 0.45),
      roughness: 4,
    });
    sketch.within(ground(edge, 1215), terraces);
    sketch.stroke(curve(edge.slice(0, 10)), mix(amber400, amber100, 0.4), {
      width: 4,
      opacity: 0.6,
    });
    each(
      [
        [925, 1152, 46],
        [985, 1174, 84],
        [902, 1176, 30],
      ],
      ([x, y, size]) => rock(x, y, size),
    );
    sketch.fill(
      gather(
        [
          [1030, 1196, 150],
          [1110, 1186, 90],
          [1000, 1180, 70],
        ],
        ([x, y, length]) => lens(x, y, length, 7),
      ).join(''),
      sand50,
      0.6,
    );
  }

  function rock(x: number, y: number, size: number): void {
    const at = (u: number, v: number): Point => [x + u * size, y - v * size];

    sketch.fill(
      polygon([at(-0.6, 0), at(-0.42, 0.36), at(-0.1, 0.58), at(0.2, 0.48), at(0.6, 0)]),
      mix(mix(sand300, blush, 0.5), olive700, 0.3),
    );
    sketch.fill(
      polygon([at(0.05, 0), at(0, 0.34), at(0.2, 0.48), at(0.6, 0)]),
      mix(mix(sea700, blush, 0.3), sand300, 0.12),
    );
    sketch.fill(lens(x, y, size * 1.5, size * 0.08), sand50, 0.6);
  }

  /** Dry-stone walls holding the slope, each with its line of light and its line of shade. */
  function terraces(): void {
    each(
      [
        [1040, 872, 0.9],
        [1040, 955, 1],
        [1040, 1045, 1.1],
      ],
      ([left, top, weight]) => {
        const line: Point[] = Array.from(
          { length: 14 },
          (_, step): Point => [left + step * 76, top + Math.sin(step * 0.9 + top) * 9 + step * 3],
        );
        const face = `${curve(line)}${line
          .slice()
          .reverse()
          .map(([x, y]) => `L${x} ${y + 30 * weight}`)
          .join('')}Z`;

        sketch.fill(
          face,
          sketch.gradient(
            [
              [0, mix(sand300, blush, 0.35)],
              [0.4, mix(mix(sand300, olive700, 0.5), sea700, 0.3)],
              [1, mix(sea700, olive700, 0.4)],
            ],
            [0, 0, 1, 0.1],
          ),
          0.85,
        );
        sketch.within(face, () =>
          sketch.fill(
            Array.from({ length: 90 }, () =>
              lens(
                between(random, left, 2000),
                top + between(random, 0, 70),
                between(random, 16, 34),
                4,
              ),
            ).join(''),
            ink,
            0.22,
          ),
        );
        sketch.stroke(curve(line), mix(amber100, amber400, 0.5), { width: 4, opacity: 0.75 });
      },
    );
  }

  function bank(): Clump[] {
    return Array.from(
      { length: 34 },
      (_, index): Clump => [
        1330 + index * 20 + between(random, -12, 12),
        800 + Math.sin(index * 0.7) * 8 + between(random, 0, 22),
        between(random, 20, 40),
      ],
    );
  }
}

const camera: Camera = { eye: [-13, 3.1, -24], yaw: 0.16, focal: 1180, centre: [1075, horizon] };

const hour: Hour = {
  sides: {
    front: mix(limeShade, sand50, 0.28),
    left: mix(amber100, '#ffe2ae', 0.5),
    right: mix(limeShade, sea600, 0.25),
    top: mix(sand50, amber100, 0.6),
  },
  shadow: mix(sea700, '#7c6b80', 0.4),
  paving: mix(clay600, sand300, 0.55),
  ray: [0.8, -0.36, -0.45],
  sunnyFront: false,
};

const vine: Clump[] = [
  [1905, 640, 46],
  [1860, 618, 38],
  [1950, 640, 54],
  [1815, 622, 28],
  [1920, 700, 42],
  [1960, 720, 50],
  [1935, 770, 44],
  [1985, 800, 60],
];

const foreground: Clump[] = [
  [1985, 960, 110],
  [1890, 1030, 100],
  [1800, 1105, 96],
  [1700, 1160, 84],
  [1960, 1110, 130],
  [1600, 1200, 70],
  [1840, 1190, 110],
];
