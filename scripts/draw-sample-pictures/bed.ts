import type { Camera } from './camera.ts';
import { facing, level, project, scaleAt, slab } from './camera.ts';
import { each } from './each.ts';
import { cushion, fabric, standing, timber } from './furnishings.ts';
import { amber100, ink, mix, sand50 } from './palette.ts';
import type { Sketch } from './sketch.ts';
import { box, wall } from './solids.ts';

export type Bed = {
  x: number;
  width: number;
  head: number;
  length: number;
  cover: string;
  pillow: string;
};

export function bed(sketch: Sketch, camera: Camera, spec: Bed): void {
  const { x, width, head, length } = spec;
  const foot = head - length;
  const sheet = fabric(sand50);

  standing(sketch, camera, [x, 0, foot], [x + width, 0, head]);
  box(sketch, camera, [x, 0.08, foot], [x + width, 0.34, head], timber);
  box(sketch, camera, [x + 0.02, 0.32, foot + 0.02], [x + width - 0.02, 0.56, head], sheet);
  pillows(sketch, camera, spec);
  blanket(sketch, camera, spec);
}

function pillows(sketch: Sketch, camera: Camera, { x, width, head, pillow }: Bed): void {
  const count = width > 1.3 ? 2 : 1;

  for (let index = 0; index < count; index += 1) {
    const middle = x + (width * (index + 0.5)) / count;
    const [backX, backY] = project(camera, [middle, 0.56, head - 0.12]);
    const [frontX, frontY] = project(camera, [middle, 0.56, head - 0.36]);
    const unit = scaleAt(camera, [middle, 0.56, head - 0.2]);

    cushion(sketch, backX, backY, unit * (width / count) * 0.84, unit * 0.4, sand50);
    cushion(sketch, frontX, frontY, unit * (width / count) * 0.6, unit * 0.28, pillow);
  }
}

/** Laid over the lower half and falling down the foot and the near side, with a turned-back edge. */
function blanket(sketch: Sketch, camera: Camera, { x, width, head, length, cover }: Bed): void {
  const foot = head - length;
  const sides = fabric(cover);
  const reach = length * 0.56;
  const drop = 0.34;

  box(
    sketch,
    camera,
    [x - 0.03, drop - 0.12, foot - 0.03],
    [x + width + 0.03, 0.585, foot + reach],
    {
      ...sides,
      front: sketch.gradient([
        [0, sides.front],
        [1, mix(sides.front, ink, 0.2)],
      ]),
    },
  );
  wall(
    sketch,
    camera,
    slab(level(0.588), x - 0.03, foot + reach - 0.2, width + 0.06, 0.2),
    mix(sand50, amber100, 0.35),
  );
  each([0.18, 0.26], (z) =>
    wall(
      sketch,
      camera,
      slab(level(0.588), x - 0.03, foot + z, width + 0.06, 0.03),
      mix(cover, sand50, 0.55),
    ),
  );
  each([0.1, 0.16], (y) =>
    wall(
      sketch,
      camera,
      slab(facing(foot - 0.032), x - 0.03, drop + y - 0.16, width + 0.06, 0.025),
      mix(sides.front, sand50, 0.4),
    ),
  );
}
