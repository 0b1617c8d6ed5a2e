import { hull } from '#scripts/draw-sample-pictures/boats.ts';
import { each } from '#scripts/draw-sample-pictures/each.ts';
import { bougainvillea, leaves } from '#scripts/draw-sample-pictures/foliage.ts';
import { grain, lateLight } from '#scripts/draw-sample-pictures/grain.ts';
import { headland } from '#scripts/draw-sample-pictures/hills.ts';
import {
  amber100,
  amber400,
  blush,
  clay600,
  clay700,
  ink,
  mix,
  olive700,
  sand50,
  sand100,
  sand300,
  sea100,
  sea600,
  sea700,
  turquoise,
  white,
} from '#scripts/draw-sample-pictures/palette.ts';
import type { Point } from '#scripts/draw-sample-pictures/path.ts';
import {
  blob,
  curve,
  ellipse,
  lens,
  polygon,
  rectangle,
} from '#scripts/draw-sample-pictures/path.ts';
import { pine } from '#scripts/draw-sample-pictures/pine.ts';
import { between, createRandom } from '#scripts/draw-sample-pictures/random.ts';
import { createSketch } from '#scripts/draw-sample-pictures/sketch.ts';
import { afternoonSky, clouds, sky } from '#scripts/draw-sample-pictures/sky.ts';
import { agave } from '#scripts/draw-sample-pictures/succulents.ts';

const horizon = 235;

/** The shore from the left edge of the sand round to the right; the water's bands follow it. */
const shore: readonly Point[] = [
  [-80, 860],
  [90, 850],
  [280, 880],
  [470, 950],
  [680, 1010],
  [900, 1020],
  [1110, 975],
  [1290, 890],
  [1440, 790],
  [1560, 700],
];

export function spiaggia(): string {
  const sketch = createSketch(1920, 1280);
  const random = createRandom(53);
  const sunlit = mix(turquoise, '#c9efe2', 0.55);

  sky(sketch, afternoonSky, horizon);
  clouds(sketch, random, {
    top: 40,
    bottom: 190,
    count: 6,
    colour: sand50,
    belly: mix(blush, sea100, 0.6),
  });
  headland(sketch, random, {
    line: [
      [620, 235],
      [740, 200],
      [860, 150],
      [940, 138],
      [1040, 184],
      [1180, 214],
      [1300, 235],
    ],
    bottom: horizon,
    colour: mix(sea600, sea100, 0.5),
    foot: mix(sea100, amber100, 0.4),
    shade: mix(sea600, sea100, 0.3),
    roughness: 2,
  });
  water();
  farCliffs();
  sand();
  rocks();
  shoreLife();
  cliffTop();
  lateLight(sketch, 200, 150, 0.4);
  grain(sketch);

  return sketch.toSvg();

  function water(): void {
    sketch.fill(
      rectangle(0, horizon, 1920, 1050),
      sketch.gradient([
        [0, mix(sea600, sea100, 0.3)],
        [0.12, mix(sea600, turquoise, 0.1)],
        [0.34, mix(sea600, turquoise, 0.45)],
        [0.55, turquoise],
        [1, sunlit],
      ]),
    );
    bands();
    weed();
    caustics();
    sketch.fill(rectangle(0, horizon - 1, 1920, 3), white, 0.3);
  }

  function bands(): void {
    each(
      [
        [300, 0.16],
        [210, 0.2],
        [130, 0.28],
        [66, 0.4],
        [26, 0.55],
      ],
      ([offset, opacity], index) => {
        const line = shore.map(
          ([x, y], place): Point => [
            x + offset * 0.12,
            y - offset * (1 + 0.16 * Math.sin(place * 1.9 + index)),
          ],
        );

        sketch.fill(`${curve(line)}L1920 1300L-80 1300Z`, index > 3 ? sea100 : sunlit, opacity);
      },
    );
  }

  function weed(): void {
    const patches = Array.from({ length: 15 }, () => {
      const [x, y] = [between(random, 200, 1400), between(random, 330, 690)];
      const depth = (y - horizon) / 450;

      return blob(
        Array.from({ length: 9 }, (_, step): Point => {
          const angle = (step / 9) * Math.PI * 2;

          return [
            x + Math.cos(angle) * between(random, 40, 120) * (0.5 + depth),
            y + Math.sin(angle) * between(random, 8, 22) * (0.5 + depth),
          ];
        }),
      );
    });

    sketch.softly(3, () => sketch.fill(patches.join(''), sea700, 0.34));
  }

  function caustics(): void {
    const strokes = Array.from({ length: 520 }, () => {
      const near = random() ** 0.8;
      const y = horizon + 20 + near * 760;

      return lens(
        between(random, -20, 1900),
        y,
        (18 + near * 70) * between(random, 0.5, 1.2),
        0.8 + near * 2.4,
        between(random, -0.12, 0.12) * near,
      );
    });

    sketch.fill(strokes.slice(0, 340).join(''), white, 0.3);
    sketch.fill(strokes.slice(340).join(''), mix(sea600, turquoise, 0.2), 0.28);
  }

  function sand(): void {
    const beach = `${curve(shore)}L1700 640L1920 760L1920 1300L-80 1300Z`;

    sketch.stroke(curve(shore.map(([x, y]): Point => [x, y - 7])), white, {
      width: 15,
      opacity: 0.75,
    });
    sketch.fill(
      beach,
      sketch.gradient([
        [0, mix(sand100, amber100, 0.5)],
        [0.5, mix(sand100, amber400, 0.2)],
        [1, mix(sand300, amber400, 0.35)],
      ]),
    );
    sketch.within(beach, () => {
      sketch.stroke(curve(shore.map(([x, y]): Point => [x, y + 8])), mix(sand300, clay600, 0.25), {
        width: 26,
        opacity: 0.45,
      });
      const dimples = Array.from({ length: 300 }, () => {
        const y = between(random, 860, 1290);

        return lens(between(random, 0, 1900), y, between(random, 8, 30), between(random, 1, 2.4));
      });

      sketch.fill(dimples.slice(0, 170).join(''), mix(sand300, clay600, 0.3), 0.35);
      sketch.fill(dimples.slice(170).join(''), white, 0.45);
    });
    sketch.stroke(
      curve(shore.map(([x, y], index): Point => [x + 10, y + 2 + 5 * Math.sin(index * 2)])),
      white,
      { width: 5, opacity: 0.9 },
    );
  }

  function farCliffs(): void {
    headland(sketch, random, {
      line: [
        [-60, 210],
        [60, 216],
        [150, 250],
        [250, 270],
        [330, 330],
        [410, 352],
        [478, 407],
      ],
      bottom: 408,
      colour: mix(olive700, sand300, 0.35),
      foot: mix(sand300, blush, 0.5),
      shade: mix(sea700, olive700, 0.4),
      roughness: 6,
    });
    sketch.fill(lens(200, 412, 620, 12), white, 0.6);
    headland(sketch, random, {
      line: [
        [1222, 758],
        [1240, 700],
        [1262, 620],
        [1300, 530],
        [1350, 462],
        [1410, 430],
        [1470, 330],
        [1560, 270],
        [1680, 200],
        [1800, 170],
        [1990, 120],
      ],
      bottom: 760,
      colour: mix(olive700, amber400, 0.3),
      foot: mix(sand300, blush, 0.4),
      shade: mix(sea700, '#6c5a6b', 0.4),
      roughness: 9,
    });
    sketch.stroke(
      curve([
        [1214, 764],
        [1300, 766],
        [1420, 764],
      ]),
      white,
      { width: 8, opacity: 0.6 },
    );
  }

  function rocks(): void {
    each(
      [
        [1190, 640, 110],
        [1090, 580, 60],
        [1330, 735, 130],
        [1500, 760, 170],
        [380, 470, 80],
        [470, 500, 40],
        [1240, 770, 54],
      ],
      ([x, y, size]) => rock(x, y, size),
    );
  }

  function rock(x: number, y: number, size: number): void {
    const at = (u: number, v: number): Point => [x + u * size, y - v * size];

    sketch.fill(lens(x + size * 0.05, y + size * 0.04, size * 1.5, size * 0.2), sea700, 0.35);
    sketch.fill(
      polygon([
        at(-0.6, 0),
        at(-0.5, 0.34),
        at(-0.18, 0.62),
        at(0.12, 0.54),
        at(0.42, 0.36),
        at(0.62, 0),
      ]),
      mix(sand300, blush, 0.35),
    );
    sketch.fill(
      polygon([
        at(0.02, 0),
        at(0.1, 0.3),
        at(-0.04, 0.44),
        at(0.12, 0.54),
        at(0.42, 0.36),
        at(0.62, 0),
      ]),
      mix(mix(sea700, clay700, 0.4), sand300, 0.35),
    );
    sketch.fill(
      polygon([at(-0.5, 0.34), at(-0.18, 0.62), at(0.12, 0.54), at(-0.04, 0.44), at(-0.3, 0.4)]),
      mix(sand100, amber100, 0.5),
    );
    sketch.fill(lens(x, y + size * 0.02, size * 1.36, size * 0.07), white, 0.85);
  }

  function shoreLife(): void {
    moored(760, 690, 190, clay600);
    moored(520, 590, 120, sea700);
    sketch.fill(ellipse(1370, 1032, 150, 22), mix(sea700, clay700, 0.45), 0.32);
    hull(sketch, 1330, 1030, 250, sea600);
    each(
      [
        [420, 1090, 74, clay600],
        [560, 1150, 80, sand50],
        [1010, 1130, 78, sea600],
      ],
      ([x, y, size, colour]) => parasol(x, y, size, colour),
    );
  }

  /** The water is so clear that the hull seems to hang over its own shadow on the sand below. */
  function moored(x: number, y: number, length: number, stripe: string): void {
    sketch.softly(2, () =>
      sketch.fill(
        ellipse(x + length * 0.22, y + length * 0.3, length * 0.46, length * 0.07),
        sea700,
        0.4,
      ),
    );
    hull(sketch, x, y, length, stripe);
    sketch.fill(lens(x, y + 2, length * 0.86, 5), white, 0.6);
  }

  function parasol(x: number, y: number, size: number, colour: string): void {
    const towel = polygon([
      [x + size * 0.1, y + size * 0.62],
      [x + size * 1.1, y + size * 0.48],
      [x + size * 1.4, y + size * 0.74],
      [x + size * 0.3, y + size * 0.9],
    ]);

    sketch.fill(
      ellipse(x + size * 0.95, y + size * 0.5, size * 0.95, size * 0.3),
      mix(sea700, clay700, 0.45),
      0.32,
    );
    sketch.fill(towel, mix(colour, sand50, 0.5));
    sketch.stroke(
      `M${x} ${y + size * 0.42}L${x + size * 0.04} ${y - size * 0.5}`,
      mix(clay700, ink, 0.4),
      { width: size * 0.05 },
    );
    const canopy = `M${x - size} ${y - size * 0.22}Q${x - size * 0.7} ${y - size * 0.92} ${x + size * 0.05} ${y - size * 0.95}Q${x + size * 0.85} ${y - size * 0.86} ${x + size} ${y - size * 0.12}Q${x} ${y + size * 0.16} ${x - size} ${y - size * 0.22}Z`;

    sketch.fill(canopy, colour);
    sketch.within(canopy, () => {
      each(
        [
          [-0.62, -0.28],
          [0.02, 0.42],
        ],
        ([from, to]) =>
          sketch.fill(
            polygon([
              [x + size * 0.05, y - size],
              [x + size * from, y + size * 0.3],
              [x + size * to, y + size * 0.3],
            ]),
            mix(colour, colour === sand50 ? clay600 : sand50, 0.85),
          ),
      );
      sketch.fill(
        canopy,
        sketch.gradient(
          [
            [0, amber100, 0.45],
            [0.4, amber100, 0],
            [1, ink, 0.3],
          ],
          [0, 0, 1, 0.4],
        ),
      );
    });
  }

  function cliffTop(): void {
    pine(sketch, random, 1800, 620, 420, -0.12);
    leaves(
      sketch,
      random,
      [
        [1650, 590, 60],
        [1740, 610, 80],
        [1850, 640, 100],
        [1920, 600, 110],
        [1580, 640, 44],
      ],
      10,
    );
    agave(sketch, random, 1770, 1250, 170);
    leaves(
      sketch,
      random,
      [
        [1900, 1120, 120],
        [1830, 1230, 110],
        [1920, 1250, 130],
      ],
      12,
    );
    bougainvillea(
      sketch,
      random,
      [
        [1880, 1180, 90],
        [1930, 1060, 80],
        [1800, 1275, 80],
      ],
      12,
    );
    leaves(
      sketch,
      random,
      [
        [-10, 1230, 130],
        [110, 1275, 90],
        [-20, 1090, 80],
        [210, 1290, 60],
      ],
      12,
    );
  }
}
