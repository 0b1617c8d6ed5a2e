import { sailingBoat } from '#scripts/draw-sample-pictures/boats.ts';
import { each } from '#scripts/draw-sample-pictures/each.ts';
import { bougainvillea } from '#scripts/draw-sample-pictures/foliage.ts';
import { grain, lateLight } from '#scripts/draw-sample-pictures/grain.ts';
import { headland } from '#scripts/draw-sample-pictures/hills.ts';
import {
  amber100,
  amber400,
  blush,
  clay600,
  ink,
  mix,
  sand50,
  sea100,
  sea600,
  sea700,
} from '#scripts/draw-sample-pictures/palette.ts';
import { ellipse, lens, polyline, rectangle } from '#scripts/draw-sample-pictures/path.ts';
import { createRandom } from '#scripts/draw-sample-pictures/random.ts';
import { lightPath, ripples, sea } from '#scripts/draw-sample-pictures/sea.ts';
import type { Stop } from '#scripts/draw-sample-pictures/sketch.ts';
import { createSketch } from '#scripts/draw-sample-pictures/sketch.ts';
import { clouds, sky, sun, sunsetSky } from '#scripts/draw-sample-pictures/sky.ts';
import { agave, pricklyPear } from '#scripts/draw-sample-pictures/succulents.ts';

const horizon = 720;

const eveningSea: readonly Stop[] = [
  [0, mix(amber400, blush, 0.35)],
  [0.12, mix(mix(sea600, blush, 0.55), amber400, 0.2)],
  [0.4, mix(sea600, '#7d6a80', 0.35)],
  [1, mix(sea700, ink, 0.55)],
];

/** Sunset over the outer islands, from the garden wall. */
export function tramonto(): string {
  const sketch = createSketch(1920, 1280);
  const random = createRandom(71);

  sky(sketch, sunsetSky, horizon);
  clouds(sketch, random, {
    top: 130,
    bottom: 520,
    count: 16,
    colour: mix(blush, amber100, 0.35),
    belly: mix('#8a6478', blush, 0.3),
  });
  sun(sketch, 1060, 640, 62);
  sketch.within(rectangle(0, 0, 1920, horizon), () => {
    each(
      [
        [588, 300, 7],
        [622, 420, 8],
        [668, 520, 9],
      ],
      ([y, length, width]) =>
        sketch.fill(lens(1050, y, length, width), mix(blush, amber400, 0.45), 0.7),
    );
  });
  smoke();
  headland(
    sketch,
    random,
    {
      line: [
        [1080, 720],
        [1190, 692],
        [1290, 646],
        [1370, 606],
        [1420, 598],
        [1500, 640],
        [1600, 690],
        [1720, 720],
      ],
      bottom: horizon,
      colour: mix(mix(sea600, blush, 0.6), '#7d5a70', 0.25),
      foot: mix(blush, amber400, 0.45),
      shade: mix('#5d4a66', sea700, 0.3),
      roughness: 3,
    },
    false,
  );
  headland(
    sketch,
    random,
    {
      line: [
        [240, 720],
        [350, 670],
        [470, 570],
        [560, 482],
        [610, 452],
        [660, 470],
        [740, 548],
        [850, 640],
        [940, 692],
        [1010, 720],
      ],
      bottom: horizon + 2,
      colour: mix(sea700, '#6b4f6a', 0.6),
      foot: mix(mix(sea600, blush, 0.55), amber400, 0.15),
      shade: mix(ink, '#4b3c58', 0.5),
      roughness: 4,
    },
    false,
  );
  sea(sketch, eveningSea, horizon);
  ripples(sketch, random, {
    horizon,
    bottom: 1280,
    count: 380,
    colour: mix(blush, amber100, 0.4),
    opacity: 0.3,
  });
  ripples(sketch, random, {
    horizon,
    bottom: 1280,
    count: 240,
    colour: mix(sea700, ink, 0.7),
    opacity: 0.35,
  });
  lightPath(sketch, random, { x: 1060, horizon, bottom: 1280, spread: 260, count: 150 });
  headland(
    sketch,
    random,
    {
      line: [
        [-60, 560],
        [60, 590],
        [160, 640],
        [230, 690],
        [330, 724],
        [420, 762],
        [500, 776],
      ],
      bottom: 782,
      colour: mix(sea700, ink, 0.55),
      foot: mix(sea700, '#6b4f6a', 0.4),
      shade: ink,
      roughness: 6,
    },
    false,
  );
  sailingBoat(sketch, 1390, 830, 70);
  gardenWall();
  lateLight(sketch, 1060, 640, 0.6);
  grain(sketch);

  return sketch.toSvg();

  function smoke(): void {
    sketch.softly(7, () => {
      each(
        [
          [612, 440, 26, 12],
          [650, 412, 48, 18],
          [716, 392, 76, 20],
          [812, 380, 110, 18],
          [940, 374, 150, 14],
        ],
        ([x, y, rx, ry]) => sketch.fill(ellipse(x, y, rx, ry), mix(amber100, blush, 0.35), 0.4),
      );
    });
  }

  function gardenWall(): void {
    const top = 1148;

    pricklyPear(sketch, random, 1720, 1170, 190, -0.06);
    pricklyPear(sketch, random, 1860, 1180, 150, 0.12);
    sketch.fill(
      rectangle(0, top, 1920, 140),
      sketch.gradient([
        [0, mix(sand50, blush, 0.42)],
        [0.35, mix('#8d7f90', sea600, 0.25)],
        [1, mix('#5b566c', sea700, 0.4)],
      ]),
    );
    sketch.fill(
      rectangle(0, top - 10, 1920, 22),
      sketch.gradient(
        [
          [0, mix(amber100, amber400, 0.4)],
          [0.52, mix(amber100, sand50, 0.4)],
          [1, mix(amber100, blush, 0.5)],
        ],
        [0, 0, 1, 0],
      ),
    );
    sketch.fill(rectangle(0, top + 12, 1920, 8), mix(ink, '#6b4f6a', 0.5), 0.35);
    glasses(top - 6);
    lantern(560, top - 4);
    agave(sketch, random, 1560, 1290, 150);
    bougainvillea(
      sketch,
      random,
      [
        [20, 1010, 110],
        [90, 1120, 120],
        [-10, 880, 80],
        [200, 1220, 100],
        [60, 1260, 120],
        [320, 1275, 70],
      ],
      13,
      1,
    );
  }

  function lantern(x: number, y: number): void {
    const glow = sketch.glow([
      [0, amber100, 0.75],
      [0.3, amber400, 0.3],
      [1, amber400, 0],
    ]);

    sketch.fill(ellipse(x, y - 58, 190), glow);
    sketch.fill(
      rectangle(x - 30, y - 96, 60, 92),
      sketch.gradient([
        [0, amber400],
        [0.6, amber100],
        [1, mix(amber400, clay600, 0.3)],
      ]),
      0.92,
    );
    sketch.fill(lens(x, y - 40, 44, 12, -Math.PI / 2), sand50);
    sketch.stroke(
      [-30, 0, 30]
        .map((shift) =>
          polyline([
            [x + shift, y - 98],
            [x + shift, y - 2],
          ]),
        )
        .join(''),
      ink,
      { width: 4 },
    );
    sketch.fill(
      `M${x - 38} ${y - 96}L${x - 16} ${y - 124}H${x + 16}L${x + 38} ${y - 96}ZM${x - 36} ${y - 8}h72v10h-72Z`,
      ink,
    );
    sketch.stroke(ellipse(x, y - 138, 15, 14), ink, { width: 4 });
  }

  function glasses(y: number): void {
    each([780, 856], (x) => {
      sketch.fill(
        `M${x - 24} ${y - 104}h48q2 44 -24 52q-26 -8 -24 -52Z`,
        mix(amber100, sand50, 0.5),
        0.4,
      );
      sketch.fill(
        `M${x - 23.5} ${y - 84}h47q-2 26 -23.5 32q-21.5 -6 -23.5 -32Z`,
        mix(clay600, amber400, 0.35),
        0.92,
      );
      sketch.stroke(
        polyline([
          [x, y - 52],
          [x, y - 3],
        ]),
        sand50,
        { width: 4, opacity: 0.75 },
      );
      sketch.fill(lens(x, y - 2, 46, 7), sand50, 0.8);
      sketch.stroke(
        polyline([
          [x + 17, y - 98],
          [x + 18, y - 76],
        ]),
        sea100,
        { width: 3, opacity: 0.9 },
      );
    });
  }
}
