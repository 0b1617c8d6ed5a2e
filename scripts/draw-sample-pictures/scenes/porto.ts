import { hull } from '#scripts/draw-sample-pictures/boats.ts';
import { each } from '#scripts/draw-sample-pictures/each.ts';
import { grain, lateLight } from '#scripts/draw-sample-pictures/grain.ts';
import { headland } from '#scripts/draw-sample-pictures/hills.ts';
import {
  amber100,
  amber400,
  blush,
  clay600,
  clay700,
  ink,
  limeLit,
  mix,
  olive100,
  olive700,
  sand50,
  sand100,
  sand300,
  sea100,
  sea600,
  sea700,
  white,
  woodDark,
} from '#scripts/draw-sample-pictures/palette.ts';
import { ellipse, lens, polygon, polyline, rectangle } from '#scripts/draw-sample-pictures/path.ts';
import { between, createRandom, pick } from '#scripts/draw-sample-pictures/random.ts';
import { ripples } from '#scripts/draw-sample-pictures/sea.ts';
import { createSketch } from '#scripts/draw-sample-pictures/sketch.ts';
import { clouds, goldenSky, sky } from '#scripts/draw-sample-pictures/sky.ts';

type Building = {
  x: number;
  width: number;
  height: number;
  colour: string;
  floors: number;
  bays: number;
  pitched?: boolean;
};

const quay = 800;

const row: readonly Building[] = [
  { x: -30, width: 190, height: 250, colour: mix(amber400, sand50, 0.45), floors: 2, bays: 2 },
  { x: 160, width: 150, height: 340, colour: sand50, floors: 3, bays: 2, pitched: true },
  { x: 310, width: 210, height: 270, colour: mix(clay600, sand100, 0.5), floors: 2, bays: 3 },
  { x: 520, width: 160, height: 390, colour: mix(amber100, amber400, 0.45), floors: 3, bays: 2 },
  {
    x: 680,
    width: 140,
    height: 300,
    colour: mix(sea600, sand50, 0.68),
    floors: 2,
    bays: 2,
    pitched: true,
  },
  { x: 1090, width: 170, height: 330, colour: mix(blush, sand50, 0.5), floors: 3, bays: 2 },
  { x: 1260, width: 200, height: 250, colour: limeLit, floors: 2, bays: 3, pitched: true },
  { x: 1460, width: 150, height: 350, colour: mix(olive100, amber400, 0.22), floors: 3, bays: 2 },
  { x: 1610, width: 190, height: 280, colour: mix(clay600, amber100, 0.62), floors: 2, bays: 2 },
  { x: 1800, width: 160, height: 220, colour: sand50, floors: 2, bays: 2 },
];

/** The harbour front, seen square on from a boat coming in. */
export function porto(): string {
  const sketch = createSketch(1920, 1280);
  const random = createRandom(97);

  sky(sketch, goldenSky, 640);
  clouds(sketch, random, {
    top: 90,
    bottom: 330,
    count: 8,
    colour: sand50,
    belly: mix(blush, sea100, 0.55),
  });
  hills();
  upperTown();
  church();
  each(row, building);
  quayside();
  water();
  fleet();
  lateLight(sketch, 150, 250, 0.45);
  grain(sketch);

  return sketch.toSvg();

  function hills(): void {
    headland(sketch, random, {
      line: [
        [-60, 520],
        [140, 430],
        [330, 350],
        [480, 300],
        [620, 352],
        [800, 440],
        [960, 470],
        [1180, 520],
      ],
      bottom: quay,
      colour: mix(mix(sea600, sea100, 0.4), blush, 0.25),
      foot: mix(sea100, amber100, 0.6),
      shade: mix(sea600, sea100, 0.25),
      roughness: 4,
    });
    headland(sketch, random, {
      line: [
        [760, 560],
        [920, 500],
        [1090, 440],
        [1260, 350],
        [1400, 320],
        [1560, 370],
        [1760, 440],
        [1980, 470],
      ],
      bottom: quay,
      colour: mix(olive700, sea600, 0.4),
      foot: mix(mix(olive700, amber100, 0.55), sea100, 0.2),
      shade: mix(sea700, olive700, 0.4),
      roughness: 5,
    });
  }

  function upperTown(): void {
    for (let index = 0; index < 26; index += 1) {
      const x = 20 + index * 74 + between(random, -20, 20);
      const top = 500 - Math.sin(index * 0.62) * 30 + between(random, -30, 30);
      const width = between(random, 60, 100);
      const colour = mix(
        pick(random, [sand50, amber100, mix(blush, sand50, 0.6), sand100]),
        sea100,
        0.3,
      );

      sketch.fill(rectangle(x, top, width, 320), colour);
      sketch.fill(
        rectangle(x + width * 0.72, top, width * 0.28, 320),
        mix('#8c8aa0', sea600, 0.3),
        0.28,
      );
      each([0.16, 0.46], (place) =>
        sketch.fill(rectangle(x + width * place, top + 24, 11, 17), mix(sea700, sand300, 0.2), 0.7),
      );
    }
  }

  function church(): void {
    const wall = sketch.gradient([
      [0, sand50],
      [1, mix(amber100, amber400, 0.2)],
    ]);
    const shade = mix('#8c8aa0', sea600, 0.25);

    sketch.fill(rectangle(830, 330, 84, 480), wall);
    sketch.fill(rectangle(890, 330, 24, 480), shade, 0.42);
    sketch.fill(`M858 450v-60a14 14 0 0 1 28 0v60Z`, mix(sea700, ink, 0.3));
    sketch.fill(rectangle(822, 322, 100, 14), mix(sand50, amber400, 0.25));
    sketch.fill(rectangle(822, 470, 100, 10), mix(sand50, amber400, 0.25));
    sketch.fill(
      'M838 322Q840 276 872 250Q904 276 906 322Z',
      sketch.gradient(
        [
          [0, mix(sea600, sand50, 0.4)],
          [1, sea700],
        ],
        [0, 0, 1, 0],
      ),
    );
    sketch.fill('M870 222h4v10h9v4h-9v18h-4v-18h-9v-4h9Z', woodDark);
    sketch.fill(
      'M914 520Q914 420 1002 412Q1090 420 1090 520Z',
      sketch.gradient(
        [
          [0, mix(amber100, amber400, 0.5)],
          [0.5, mix(clay600, sand100, 0.35)],
          [1, clay700],
        ],
        [0, 0, 1, 0],
      ),
    );
    sketch.fill(rectangle(996, 384, 12, 30), sand50);
    sketch.fill(
      polygon([
        [914, 810],
        [914, 560],
        [1002, 500],
        [1090, 560],
        [1090, 810],
      ]),
      wall,
    );
    sketch.fill(
      polygon([
        [904, 562],
        [1002, 494],
        [1100, 562],
        [1100, 574],
        [1002, 508],
        [904, 574],
      ]),
      mix(sand50, amber400, 0.35),
    );
    sketch.fill('M972 806v-90a30 30 0 0 1 60 0v90Z', mix(sea700, ink, 0.35));
    sketch.fill(ellipse(1002, 620, 24), sea700);
    sketch.stroke(ellipse(1002, 620, 24), amber400, { width: 5 });
    each([940, 1056], (x) => sketch.fill(rectangle(x, 590, 8, 220), mix(amber400, sand50, 0.5)));
  }

  function building({ x, width, height, colour, floors, bays, pitched }: Building): void {
    const top = quay - height;
    const storey = (height - 20) / floors;

    if (pitched) {
      sketch.fill(
        polygon([
          [x - 6, top + 2],
          [x + 16, top - 34],
          [x + width - 16, top - 34],
          [x + width + 6, top + 2],
        ]),
        sketch.gradient(
          [
            [0, mix(clay600, amber400, 0.4)],
            [1, clay700],
          ],
          [0, 0, 1, 0],
        ),
      );
    }
    sketch.fill(
      rectangle(x, top, width, height),
      sketch.gradient([
        [0, mix(colour, white, 0.22)],
        [1, mix(colour, amber400, 0.18)],
      ]),
    );
    sketch.fill(rectangle(x, top, width, 10), mix(colour, white, 0.55));
    sketch.fill(rectangle(x, top + 10, width, 5), mix(colour, ink, 0.5), 0.3);
    sketch.fill(
      polygon([
        [x, top + 40],
        [x + 26, top + 66],
        [x + 26, quay],
        [x, quay],
      ]),
      mix('#7c7a94', sea700, 0.3),
      x > 0 ? 0.26 : 0,
    );
    for (let floor = 0; floor < floors; floor += 1) {
      for (let bay = 0; bay < bays; bay += 1) {
        const middle = x + (width * (bay + 0.5)) / bays;
        const head = top + 36 + floor * storey;

        if (floor === floors - 1) shop(middle, width / bays, colour, bay);
        else casement(middle, head, storey, colour, (bay + floor + Math.round(x)) % 3 === 0);
      }
    }
  }

  function casement(x: number, y: number, storey: number, colour: string, balcony: boolean): void {
    const [width, height] = [26, balcony ? storey * 0.62 : storey * 0.48];
    const leaf = pick(random, [sea600, mix(olive700, sea600, 0.4), sea700]);

    sketch.fill(
      rectangle(x - width / 2 - 4, y - 4, width + 8, height + 6),
      mix(colour, white, 0.6),
    );
    sketch.fill(
      rectangle(x - width / 2, y, width, height),
      sketch.gradient([
        [0, mix(sea700, ink, 0.7)],
        [1, mix(sea700, sea100, 0.15)],
      ]),
    );
    each([-1, 1], (side) => {
      const left = x + side * (width / 2 + 8.5) - 8;

      sketch.fill(rectangle(left + 3, y + 3, 16, height), ink, 0.16);
      sketch.fill(rectangle(left, y - 1, 16, height + 2), mix(leaf, sand50, 0.12));
      sketch.fill(
        Array.from({ length: 6 }, (_, slat) =>
          rectangle(left + 2.5, y + 4 + (slat * height) / 6.4, 11, 2),
        ).join(''),
        ink,
        0.28,
      );
    });
    if (!balcony) return;
    sketch.fill(rectangle(x - 38, y + height, 76, 6), mix(colour, white, 0.5));
    sketch.fill(
      polygon([
        [x - 34, y + height + 6],
        [x + 46, y + height + 6],
        [x + 56, y + height + 22],
        [x - 22, y + height + 22],
      ]),
      ink,
      0.14,
    );
    sketch.stroke(
      Array.from({ length: 11 }, (_, rail) =>
        polyline([
          [x - 36 + rail * 7.2, y + height - 26],
          [x - 36 + rail * 7.2, y + height],
        ]),
      ).join('') +
        polyline([
          [x - 37, y + height - 26],
          [x + 37, y + height - 26],
        ]),
      mix(ink, sea700, 0.3),
      { width: 1.8 },
    );
    sketch.fill(
      [-26, -12, 14, 27].map((place) => ellipse(x + place, y + height - 26, 8, 6)).join(''),
      olive700,
    );
    sketch.fill(
      [-28, -20, 10, 20, 29].map((place) => ellipse(x + place, y + height - 31, 4)).join(''),
      clay600,
    );
  }

  function shop(x: number, width: number, colour: string, bay: number): void {
    const half = Math.min(30, width * 0.32);

    sketch.fill(
      `M${x - half} ${quay}v-62a${half} ${half * 0.8} 0 0 1 ${half * 2} 0v62Z`,
      mix(colour, white, 0.5),
    );
    sketch.fill(
      `M${x - half + 6} ${quay}v-60a${half - 6} ${half * 0.7} 0 0 1 ${half * 2 - 12} 0v60Z`,
      bay % 2 ? mix(sea700, ink, 0.65) : mix(clay700, ink, 0.5),
    );
    if (bay !== 1) return;
    const cloth = polygon([
      [x - half - 8, quay - 70],
      [x + half + 8, quay - 70],
      [x + half + 20, quay - 42],
      [x - half - 20, quay - 42],
    ]);

    sketch.fill(cloth, sand50);
    sketch.within(cloth, () =>
      each([-3, -1, 1, 3], (stripe) =>
        sketch.fill(rectangle(x + stripe * 13 - 6, quay - 72, 12, 40), clay600),
      ),
    );
    sketch.fill(
      polygon([
        [x - half - 20, quay - 42],
        [x + half + 20, quay - 42],
        [x + half + 26, quay - 22],
        [x - half - 8, quay - 22],
      ]),
      ink,
      0.18,
    );
  }

  function quayside(): void {
    sketch.fill(
      rectangle(0, quay - 2, 1920, 24),
      sketch.gradient([
        [0, mix(sand100, amber100, 0.6)],
        [1, mix(sand300, amber400, 0.3)],
      ]),
    );
    sketch.fill(
      rectangle(0, quay + 20, 1920, 34),
      sketch.gradient([
        [0, mix(sand300, '#8c8aa0', 0.45)],
        [1, mix(sea700, sand300, 0.3)],
      ]),
    );
    sketch.stroke(
      Array.from({ length: 32 }, (_, index) =>
        polyline([
          [20 + index * 61, quay + 24],
          [18 + index * 61, quay + 50],
        ]),
      ).join(''),
      ink,
      { width: 2, opacity: 0.2 },
    );
    each([130, 480, 1150, 1420, 1770], (x) =>
      sketch.fill(`M${x - 8} ${quay + 6}v-16q8 -8 16 0v16Z`, ink),
    );
    each([90, 430, 780, 1130, 1530, 1850], lamp);
    each(
      [
        [560, clay600],
        [1200, sea700],
        [1690, mix(sand300, clay600, 0.3)],
      ],
      ([x, colour]) => nets(x, colour),
    );
  }

  function lamp(x: number): void {
    const iron = mix(ink, sea700, 0.3);

    sketch.fill(
      polygon([
        [x, quay + 8],
        [x + 92, quay + 18],
        [x + 90, quay + 20],
        [x, quay + 11],
      ]),
      ink,
      0.22,
    );
    sketch.stroke(
      polyline([
        [x, quay + 9],
        [x, quay - 92],
      ]),
      iron,
      { width: 4 },
    );
    sketch.fill(
      polygon([
        [x - 11, quay - 116],
        [x + 11, quay - 116],
        [x + 7, quay - 92],
        [x - 7, quay - 92],
      ]),
      mix(amber400, clay600, 0.1),
    );
    sketch.fill(
      polygon([
        [x - 14, quay - 116],
        [x, quay - 128],
        [x + 14, quay - 116],
      ]),
      iron,
    );
  }

  /** Nets heaped to dry, with their floats. */
  function nets(x: number, colour: string): void {
    sketch.fill(
      `M${x - 52} ${quay + 10}Q${x - 34} ${quay - 26} ${x - 6} ${quay - 22}Q${x + 22} ${quay - 32} ${x + 54} ${quay + 10}Z`,
      mix(colour, sand300, 0.25),
    );
    sketch.fill(
      `M${x - 6} ${quay - 22}Q${x + 22} ${quay - 32} ${x + 54} ${quay + 10}H${x + 6}Q${x + 12} ${quay - 8} ${x - 6} ${quay - 22}Z`,
      ink,
      0.2,
    );
    sketch.fill(
      [-34, -16, 4, 22, 38]
        .map((shift, index) => ellipse(x + shift, quay + 2 - (index % 2) * 9, 5, 4))
        .join(''),
      amber100,
    );
  }

  function water(): void {
    const surface = quay + 54;

    sketch.fill(
      rectangle(0, surface, 1920, 500),
      sketch.gradient([
        [0, mix(sea600, sand300, 0.3)],
        [0.25, mix(sea600, turquoiseTint, 0.3)],
        [1, mix(sea700, ink, 0.25)],
      ]),
    );
    sketch.within(rectangle(0, surface, 1920, 430), () => {
      sketch.softly(2.2, () => {
        each(row, ({ x, width, height, colour }) => mirror(x, width, height * 0.8, colour));
        mirror(830, 84, 400, sand50);
        mirror(914, 176, 250, limeLit);
      });
      ripples(sketch, random, {
        horizon: surface,
        bottom: 1280,
        count: 420,
        colour: mix(sea600, sea700, 0.5),
        opacity: 0.55,
      });
      ripples(sketch, random, {
        horizon: surface,
        bottom: 1280,
        count: 200,
        colour: sea100,
        opacity: 0.4,
      });
    });
  }

  /** A reflection comes apart as it comes closer: whole at the quay, then slices. */
  function mirror(x: number, width: number, height: number, colour: string): void {
    const surface = quay + 54;
    const slices = 13;

    for (let slice = 0; slice < slices; slice += 1) {
      const fade = 1 - slice / slices;
      const y = surface + (height * slice) / slices;

      sketch.fill(
        lens(
          x + width / 2 + Math.sin(slice * 2.1 + x) * 9,
          y + height / slices / 2,
          width * (1.32 - slice * 0.02),
          (height / slices) * (0.4 + fade * 0.75),
        ),
        mix(colour, sea600, 0.22),
        0.24 + fade * 0.4,
      );
    }
  }

  function fleet(): void {
    each(
      [
        [300, 905, 210, sea600, sand50],
        [600, 892, 160, clay600, sand50],
        [1240, 900, 190, sea700, mix(amber100, amber400, 0.4)],
        [1620, 892, 150, clay600, mix(sea600, sand50, 0.55)],
      ],
      ([x, y, length, stripe, body]) => gozzo(x, y, length, stripe, body),
    );
    gozzo(930, 1040, 330, clay600, sand50);
    gozzo(1480, 1120, 420, sea600, sand50);
    gozzo(330, 1150, 460, clay600, mix(sea600, sand50, 0.35));
  }

  function gozzo(x: number, y: number, length: number, stripe: string, body: string): void {
    const unit = length / 10;

    sketch.softly(1.6, () => {
      each([0.5, 1.1, 1.8, 2.6], (drop, index) =>
        sketch.fill(
          lens(
            x + Math.sin(drop * 5) * unit * 0.2,
            y + drop * unit * 0.55,
            length * (0.84 - index * 0.12),
            unit * 0.5,
          ),
          index ? mix(body, sea700, 0.45) : mix(sea700, ink, 0.55),
          0.7 - index * 0.12,
        ),
      );
    });
    sketch.stroke(
      polyline([
        [x + unit * 0.4, y - unit * 0.8],
        [x + unit * 0.3, y - unit * 6],
      ]),
      woodDark,
      { width: unit * 0.14 },
    );
    sketch.stroke(
      polyline([
        [x - unit * 3.6, y - unit * 2.3],
        [x + unit * 1.8, y - unit * 3.4],
      ]),
      woodDark,
      { width: unit * 0.12 },
    );
    sketch.fill(
      `M${x - unit * 3.6} ${y - unit * 2.3}L${x + unit * 1.8} ${y - unit * 3.4}Q${x + unit * 1.2} ${y - unit * 2.5} ${x} ${y - unit * 2.55}Q${x - unit * 2} ${y - unit * 1.9} ${x - unit * 3.6} ${y - unit * 2.3}Z`,
      sand100,
    );
    sketch.stroke(
      polyline([
        [x + unit * 0.3, y - unit * 6],
        [x - unit * 4.8, y - unit * 1.9],
      ]) +
        polyline([
          [x + unit * 0.3, y - unit * 6],
          [x + unit * 4.8, y - unit * 2],
        ]),
      ink,
      { width: 1.4, opacity: 0.45 },
    );
    hull(sketch, x, y, length, stripe, body);
    sketch.fill(lens(x, y + 1, length * 0.8, unit * 0.12), sea100, 0.7);
  }
}

const turquoiseTint = mix(sea600, sea100, 0.4);
