import { each } from './each.ts';
import { clay700, ink, mix, olive700, sea700 } from './palette.ts';
import type { Point } from './path.ts';
import { blob, curve, lens } from './path.ts';
import type { Random } from './random.ts';
import { between } from './random.ts';
import type { Sketch } from './sketch.ts';

/** A stone pine: a leaning trunk that forks, under flat trays of needles. */
export function pine(
  sketch: Sketch,
  random: Random,
  x: number,
  y: number,
  height: number,
  lean = 0.1,
): void {
  const bark = sketch.gradient([
    [0, mix(clay700, ink, 0.78)],
    [1, mix(clay700, ink, 0.45)],
  ]);
  const at = (across: number, up: number): Point => [
    x + (lean * up ** 1.4 + across) * height,
    y - up * height,
  ];
  const limb = (from: Point, to: Point, width: number) =>
    sketch.stroke(
      `M${from.join(' ')}Q${(from[0] + to[0]) / 2} ${from[1] - (from[1] - to[1]) * 0.3} ${to.join(' ')}`,
      bark,
      { width: height * width },
    );

  sketch.stroke(curve([at(0, 0), at(0.012, 0.25), at(-0.01, 0.5), at(0, 0.8)]), bark, {
    width: height * 0.036,
  });
  limb(at(-0.004, 0.46), at(-0.26, 0.8), 0.022);
  limb(at(-0.006, 0.56), at(0.28, 0.82), 0.02);
  limb(at(-0.006, 0.64), at(-0.12, 0.88), 0.016);
  limb(at(0, 0.66), at(0.13, 0.9), 0.016);
  each(pineTrays, ([across, up, reach, thickness], index) =>
    tray(sketch, random, at(across, up), reach * height, thickness * height, 0.36 - index * 0.035),
  );
}

const pineTrays = [
  [-0.27, 0.8, 0.2, 0.07],
  [0.29, 0.81, 0.2, 0.07],
  [0.02, 0.83, 0.22, 0.07],
  [-0.16, 0.89, 0.23, 0.09],
  [0.18, 0.9, 0.22, 0.09],
  [0.01, 0.96, 0.24, 0.09],
] as const;

function tray(
  sketch: Sketch,
  random: Random,
  [x, y]: Point,
  reach: number,
  thickness: number,
  depth: number,
): void {
  const layer = (wide: number, tall: number, raise: number) =>
    blob(
      Array.from({ length: 18 }, (_, step): Point => {
        const angle = (step / 18) * Math.PI * 2;
        const below = Math.sin(angle) > 0 ? 0.45 : 1;
        const wobble = between(random, 0.88, 1.1);

        return [
          x + Math.cos(angle) * reach * wide * wobble,
          y - raise + Math.sin(angle) * thickness * below * tall * wobble,
        ];
      }),
    );
  const tufts = Array.from({ length: 26 }, () => {
    const across = between(random, -0.8, 0.8);

    return lens(
      x + across * reach,
      y - thickness * between(random, 0, 0.75) * (1 - across ** 2),
      reach * 0.09,
      reach * 0.012,
      -Math.PI / 2 + across * 0.9,
    );
  });

  sketch.fill(layer(1, 1, 0), mix(mix(olive700, sea700, 0.45), ink, depth));
  sketch.fill(
    layer(0.86, 0.66, thickness * 0.24),
    mix(mix(olive700, sea700, 0.3), ink, depth * 0.3),
  );
  sketch.fill(layer(0.58, 0.36, thickness * 0.46), mix(olive700, '#b3b465', 0.32), 0.7);
  sketch.fill(tufts.join(''), mix(olive700, '#c3c47e', 0.5), 0.55);
}
