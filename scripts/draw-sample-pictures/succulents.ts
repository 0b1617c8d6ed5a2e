import { each } from './each.ts';
import { amber400, clay600, clay700, ink, mix, olive700, sand50, sea700 } from './palette.ts';
import type { Point } from './path.ts';
import { blob, lens } from './path.ts';
import type { Random } from './random.ts';
import { between } from './random.ts';
import type { Sketch } from './sketch.ts';

/** A rosette of swords, the lit half of each blade paler than the other. */
export function agave(sketch: Sketch, random: Random, x: number, y: number, size: number): void {
  const count = 15;
  const order = Array.from({ length: count }, (_, index) => index).sort(
    (a, b) => Math.abs(b - (count - 1) / 2) * -1 + Math.abs(a - (count - 1) / 2),
  );

  each(order, (index) => {
    const angle = Math.PI * (0.04 + (0.92 * index) / (count - 1)) + between(random, -0.05, 0.05);
    const upright = Math.sin(angle);
    const reach = size * between(random, 0.85, 1.1) * (0.72 + upright * 0.28);
    const [tipX, tipY] = [x + Math.cos(angle) * reach, y - upright * reach * 0.95];
    const bend: Point = [
      x + Math.cos(angle) * reach * 0.45,
      y - upright * reach * 0.62 - size * 0.05,
    ];
    const half = size * 0.075;
    const blade = (side: number) =>
      `M${x} ${y}Q${bend[0] + side * half * upright} ${bend[1] + half * side * -Math.cos(angle)} ${tipX} ${tipY}` +
      `Q${bend[0]} ${bend[1]} ${x} ${y}Z`;

    sketch.fill(blade(-2), mix(mix(olive700, sea700, 0.45), '#a7b79a', 0.45 + 0.25 * random()));
    sketch.fill(blade(2), mix(mix(olive700, sea700, 0.5), ink, 0.25));
  });
}

/** Paddles grown one from the rim of another, with the fruit along the upper edges. */
export function pricklyPear(
  sketch: Sketch,
  random: Random,
  x: number,
  y: number,
  size: number,
  lean = 0,
  order = 0,
): void {
  const angle = lean + between(random, -0.12, 0.12);
  const [length, width] = [size, size * between(random, 0.56, 0.68)];
  const point = (along: number, aside: number): Point => [
    x + Math.sin(angle) * along * length + Math.cos(angle) * aside * width,
    y - Math.cos(angle) * along * length + Math.sin(angle) * aside * width,
  ];
  const rim = [
    point(0, 0),
    point(0.22, -0.3),
    point(0.62, -0.5),
    point(0.92, -0.3),
    point(1, 0),
    point(0.92, 0.3),
    point(0.62, 0.5),
    point(0.22, 0.3),
  ];
  const base = mix(mix(olive700, sea700, 0.35), '#9aa873', 0.12 * order + 0.1);

  if (order < 3) {
    const buds = order === 0 ? [-0.62, 0.05, 0.7] : [-0.5, 0.55];

    each(buds, (bud) => {
      if (order === 2 && random() < 0.35) return;
      const [budX, budY] = point(0.9 - Math.abs(bud) * 0.16, bud * 0.62);

      pricklyPear(
        sketch,
        random,
        budX,
        budY + size * 0.04,
        size * between(random, 0.68, 0.84),
        angle + bud,
        order + 1,
      );
    });
  }
  sketch.fill(
    blob(rim),
    sketch.gradient(
      [
        [0, mix(base, '#c9cf95', 0.5)],
        [0.55, base],
        [1, mix(base, ink, 0.4)],
      ],
      [0, 0, 1, 0.8],
    ),
  );
  sketch.fill(
    Array.from({ length: 16 }, (_, spine) => {
      const [spotX, spotY] = point(0.18 + 0.2 * Math.floor(spine / 4), ((spine % 4) - 1.5) * 0.2);

      return lens(spotX, spotY, size * 0.035, size * 0.012, angle);
    }).join(''),
    sand50,
    0.35,
  );
  if (order >= 2) {
    each([-0.4, -0.05, 0.32], (seat) => {
      if (random() < 0.3) return;
      const [fruitX, fruitY] = point(1 - Math.abs(seat) * 0.3, seat * 0.8);

      sketch.fill(
        lens(fruitX, fruitY - size * 0.06, size * 0.24, size * 0.14, angle + seat - Math.PI / 2),
        sketch.gradient([
          [0, mix(clay600, amber400, 0.45)],
          [1, clay700],
        ]),
      );
    });
  }
}
