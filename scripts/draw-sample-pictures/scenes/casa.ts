import type { Camera, Place } from '#scripts/draw-sample-pictures/camera.ts';
import { castOn, face, level, project, slab } from '#scripts/draw-sample-pictures/camera.ts';
import { each } from '#scripts/draw-sample-pictures/each.ts';
import type { Clump } from '#scripts/draw-sample-pictures/foliage.ts';
import { bougainvillea, leaves } from '#scripts/draw-sample-pictures/foliage.ts';
import { grain, lateLight } from '#scripts/draw-sample-pictures/grain.ts';
import { headland } from '#scripts/draw-sample-pictures/hills.ts';
import type { Hour } from '#scripts/draw-sample-pictures/house.ts';
import { columnsAt, house } from '#scripts/draw-sample-pictures/house.ts';
import {
  amber100,
  amber400,
  blush,
  clay600,
  ink,
  limeLit,
  mix,
  olive700,
  sand50,
  sand100,
  sand300,
  sea100,
  sea600,
  sea700,
} from '#scripts/draw-sample-pictures/palette.ts';
import { ground, lens } from '#scripts/draw-sample-pictures/path.ts';
import { pine } from '#scripts/draw-sample-pictures/pine.ts';
import { pot } from '#scripts/draw-sample-pictures/pot.ts';
import { between, createRandom } from '#scripts/draw-sample-pictures/random.ts';
import { clearSea, ripples, sea } from '#scripts/draw-sample-pictures/sea.ts';
import { createSketch } from '#scripts/draw-sample-pictures/sketch.ts';
import { afternoonSky, clouds, sky } from '#scripts/draw-sample-pictures/sky.ts';
import { agave, pricklyPear } from '#scripts/draw-sample-pictures/succulents.ts';

const horizon = 770;
const camera: Camera = {
  eye: [13.6, 1.75, -17.5],
  yaw: -0.48,
  focal: 1680,
  centre: [930, horizon],
};

export function casa(): string {
  const sketch = createSketch(1920, 1280);
  const random = createRandom(23);
  const hour: Hour = {
    sides: {
      front: limeLit,
      left: limeLit,
      right: mix('#aeb6c2', sand100, 0.22),
      top: mix(sand50, amber100, 0.5),
    },
    shadow: mix(sea600, '#8a7f9a', 0.5),
    paving: mix(mix(clay600, sand300, 0.62), amber100, 0.2),
    ray: [0.62, -0.5, 0.7],
    sunnyFront: true,
  };

  sky(sketch, afternoonSky, horizon);
  clouds(sketch, random, {
    top: 120,
    bottom: 560,
    count: 9,
    colour: sand50,
    belly: mix(blush, sea100, 0.55),
  });
  headland(sketch, random, {
    line: [
      [-60, 690],
      [80, 660],
      [190, 622],
      [290, 668],
      [400, 700],
      [520, 738],
      [640, 768],
    ],
    bottom: horizon,
    colour: mix(mix(sea600, sea100, 0.45), blush, 0.2),
    foot: mix(sea100, amber100, 0.5),
    shade: mix(sea600, sea100, 0.3),
    roughness: 4,
  });
  sea(sketch, clearSea, horizon, 1000);
  ripples(sketch, random, { horizon, bottom: 1000, count: 260, colour: sea100, opacity: 0.4 });
  hillside();
  pine(sketch, random, 1560, 838, 500, 0.05);
  pine(sketch, random, 1780, 850, 400, -0.08);
  garden();
  houseShadow();
  house(sketch, camera, hour);
  pots();
  bougainvillea(sketch, random, climbing(), 9);
  path();
  shadows();
  leaves(sketch, random, hedge(), 9);
  pricklyPear(sketch, random, 200, 1150, 140, -0.08);
  pricklyPear(sketch, random, 60, 1200, 165, 0.1);
  leaves(
    sketch,
    random,
    [
      [30, 1215, 80],
      [130, 1210, 66],
      [225, 1180, 52],
      [300, 1225, 44],
    ],
    11,
  );
  agave(sketch, random, 905, 1225, 120);
  leaves(sketch, random, wallFoot(), 8);
  agave(sketch, random, 1640, 1250, 210);
  bougainvillea(
    sketch,
    random,
    [
      [1900, 1190, 120],
      [1840, 1270, 110],
      [1930, 1060, 80],
    ],
    13,
  );
  lateLight(sketch, 0, 200, 0.4);
  grain(sketch);

  return sketch.toSvg();

  function hillside(): void {
    headland(sketch, random, {
      line: [
        [1140, 840],
        [1230, 806],
        [1330, 760],
        [1450, 716],
        [1570, 660],
        [1700, 596],
        [1830, 566],
        [1990, 520],
      ],
      bottom: 900,
      colour: mix(mix(olive700, sea600, 0.3), amber400, 0.18),
      foot: mix(mix(olive700, amber400, 0.5), sand300, 0.25),
      shade: mix(sea700, olive700, 0.5),
      roughness: 5,
    });
    leaves(
      sketch,
      random,
      [
        [1420, 850, 46],
        [1490, 860, 56],
        [1630, 862, 60],
        [1700, 868, 48],
        [1850, 860, 80],
        [1930, 840, 90],
        [1340, 866, 36],
      ],
      9,
    );
  }

  function garden(): void {
    const slope = ground(
      [
        [-40, 935],
        [120, 905],
        [330, 890],
        [620, 880],
        [1000, 876],
        [1300, 872],
        [1600, 876],
        [1980, 880],
      ],
      1300,
    );

    sketch.fill(
      slope,
      sketch.gradient([
        [0, mix(olive700, amber400, 0.5)],
        [0.4, mix(olive700, amber400, 0.3)],
        [1, mix(olive700, ink, 0.35)],
      ]),
    );
    sketch.within(slope, () => {
      const tufts = Array.from({ length: 260 }, () => {
        const near = random();
        const y = 890 + near * 400;

        return lens(
          between(random, -20, 1940),
          y,
          20 + near * 46,
          2 + near * 4,
          between(random, -0.2, 0.1),
        );
      });

      sketch.fill(tufts.slice(0, 140).join(''), mix(amber400, olive700, 0.35), 0.4);
      sketch.fill(tufts.slice(140).join(''), mix(olive700, ink, 0.4), 0.35);
    });
  }

  function path(): void {
    const stones = [0, 1, 2, 3, 4, 5, 6].map((index) =>
      slab(level(-1.6), 3.75 + (index % 2) * 0.16 + index * 0.34, -7.6 - index * 0.92, 1.9, 0.74),
    );

    each(stones, (stone) => {
      const shape = face(camera, stone);
      sketch.fill(shape, mix(sand300, sand50, 0.35));
      sketch.fill(
        shape,
        sketch.gradient([
          [0, amber100, 0.6],
          [1, sea700, 0.15],
        ]),
      );
    });
  }

  function houseShadow(): void {
    const onGrass = (place: Place) => castOn(place, hour.ray, 1, -1.6);

    sketch.fill(
      face(camera, [
        [9.4, -1.6, -4.6],
        onGrass([9.4, 0.5, -4.6]),
        onGrass([9.4, 0.5, -2]),
        onGrass([8.6, 4.05, 0]),
        onGrass([8.6, 6.6, 1.6]),
        onGrass([8.6, 6.6, 6]),
        [9.4, -1.6, 6],
      ]),
      mix(sea700, ink, 0.45),
      0.42,
    );
  }

  function wallFoot(): Clump[] {
    return Array.from({ length: 9 }, (_, index): Clump => {
      const [x, y] = project(camera, [6.5 + index * 0.34, -1.55, -4.75]);

      return [x, y - 4 + between(random, -6, 8), between(random, 18, 34)];
    });
  }

  /** Long shadows over the grass, all falling away from the sun at the left. */
  function shadows(): void {
    each(
      [
        [1560, 872, 560, 30],
        [1780, 884, 420, 24],
        [1640, 1256, 360, 34],
      ],
      ([x, y, length, width]) =>
        sketch.fill(
          lens(x + length / 2.1, y + 6, length, width, 0.02),
          mix(sea700, ink, 0.5),
          0.26,
        ),
    );
  }

  function pots(): void {
    each(
      [
        [3.1, 64],
        [6.3, 58],
      ],
      ([x, width]) => {
        const [potX, potY] = project(camera, [x, 0.52, -4.4]);

        pot(sketch, potX, potY, width, width * 0.85);
        leaves(
          sketch,
          random,
          [
            [potX, potY - 74, 38],
            [potX - 22, potY - 58, 24],
            [potX + 22, potY - 60, 26],
          ],
          7,
        );
      },
    );
  }

  function climbing(): Clump[] {
    const [footX, footY] = project(camera, [columnsAt[3] as number, 0, -3.9]);
    const [topX, topY] = project(camera, [columnsAt[3] as number, 2.9, -3.9]);
    const stem = Array.from({ length: 9 }, (_, index): Clump => {
      const along = index / 8;

      return [
        footX + (topX - footX) * along + between(random, -16, 22),
        footY + (topY - footY) * along,
        26 + along * 26,
      ];
    });
    const canopy = Array.from({ length: 12 }, (_, index): Clump => {
      const [x, y] = project(camera, [9.2 - index * 0.42, 3.05, -3.9]);

      return [x, y + between(random, -14, 10), 54 - index * 2.6];
    });

    return [...stem, ...canopy];
  }

  function hedge(): Clump[] {
    return Array.from({ length: 22 }, (_, index): Clump => {
      const [x, y] = project(camera, [-5 + index * 0.4, -1.5, -5]);

      return [x, y + between(random, -6, 12), between(random, 26, 46)];
    });
  }
}
