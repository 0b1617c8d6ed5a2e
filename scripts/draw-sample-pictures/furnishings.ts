import type { Camera, Place } from './camera.ts';
import { face, level, project, scaleAt, slab } from './camera.ts';
import { each } from './each.ts';
import {
  amber100,
  amber400,
  clay700,
  ink,
  limeShade,
  mix,
  sand50,
  sand100,
  sand300,
  white,
  wood,
  woodDark,
} from './palette.ts';
import type { Point } from './path.ts';
import { blob, polyline } from './path.ts';
import { indoorShade } from './room.ts';
import type { Sketch } from './sketch.ts';
import type { Sides } from './solids.ts';
import { wall } from './solids.ts';

export const plaster: Sides = {
  front: mix(sand50, limeShade, 0.42),
  left: mix(limeShade, sand50, 0.2),
  right: mix(amber100, sand50, 0.4),
  top: mix(sand50, amber100, 0.3),
};

export const timber: Sides = {
  front: mix(wood, ink, 0.12),
  left: woodDark,
  right: mix(wood, ink, 0.22),
  top: mix(wood, amber400, 0.45),
};

export function fabric(colour: string): Sides {
  return {
    front: mix(colour, indoorShade, 0.3),
    left: mix(colour, indoorShade, 0.42),
    right: mix(colour, indoorShade, 0.2),
    top: mix(colour, amber100, 0.18),
  };
}

/** The soft dark a thing leaves on the floor it stands on. */
export function standing(sketch: Sketch, camera: Camera, from: Place, to: Place): void {
  const reach = 0.14;

  sketch.softly(7, () =>
    sketch.fill(
      face(
        camera,
        slab(
          level(from[1] + 0.001),
          from[0] - reach * 1.6,
          from[2] - reach,
          to[0] - from[0] + reach * 2,
          to[2] - from[2] + reach,
        ),
      ),
      mix(ink, clay700, 0.4),
      0.4,
    ),
  );
}

export function cushion(
  sketch: Sketch,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  tilt = 0,
): void {
  const turn = (u: number, v: number): Point => [
    x + u * width * Math.cos(tilt) - v * height * Math.sin(tilt),
    y + u * width * Math.sin(tilt) + v * height * Math.cos(tilt),
  ];
  const shape = blob([
    turn(-0.5, -0.98),
    turn(-0.2, -0.93),
    turn(0.2, -0.93),
    turn(0.5, -0.98),
    turn(0.46, -0.5),
    turn(0.52, 0),
    turn(0.2, 0.03),
    turn(-0.2, 0.03),
    turn(-0.52, 0),
    turn(-0.46, -0.5),
  ]);

  sketch.fill(shape, colour);
  sketch.fill(
    shape,
    sketch.gradient(
      [
        [0, white, 0.3],
        [0.45, white, 0],
        [1, mix(ink, clay700, 0.3), 0.36],
      ],
      [1, 0, 0.1, 1],
    ),
  );
}

export function rug(
  sketch: Sketch,
  camera: Camera,
  u: number,
  v: number,
  width: number,
  depth: number,
  colour: string,
): void {
  wall(sketch, camera, slab(level(0.01), u, v, width, depth), mix(sand100, sand300, 0.3));
  each([0.06, 0.14, 0.78, 0.86], (place) =>
    wall(sketch, camera, slab(level(0.012), u + width * place, v, width * 0.05, depth), colour),
  );
  each([0.28, 0.44, 0.6], (place) =>
    wall(
      sketch,
      camera,
      slab(level(0.012), u + width * place, v, width * 0.09, depth),
      mix(sand50, amber400, 0.28),
    ),
  );
  sketch.stroke(
    Array.from({ length: 34 }, (_, index) => {
      const at = u + (width * (index + 0.5)) / 34;

      return polyline([project(camera, [at, 0.01, v]), project(camera, [at, 0.01, v - 0.08])]);
    }).join(''),
    mix(sand100, sand300, 0.4),
    { width: 3 },
  );
}

export function pendant(
  sketch: Sketch,
  camera: Camera,
  hook: Place,
  drop: number,
  radius: number,
): void {
  const [x, top] = project(camera, hook);
  const unit = scaleAt(camera, hook);
  const y = top + drop * unit;
  const r = radius * unit;
  const shade = `M${x - r * 0.28} ${y}Q${x} ${y - r * 0.14} ${x + r * 0.28} ${y}Q${x + r * 0.9} ${y + r * 0.3} ${x + r} ${y + r}Q${x} ${y + r * 1.22} ${x - r} ${y + r}Q${x - r * 0.9} ${y + r * 0.3} ${x - r * 0.28} ${y}Z`;

  sketch.stroke(
    polyline([
      [x, top],
      [x, y],
    ]),
    woodDark,
    { width: 2.5 },
  );
  sketch.fill(
    shade,
    sketch.gradient(
      [
        [0, mix(wood, sand300, 0.3)],
        [0.55, mix(sand300, amber400, 0.4)],
        [1, mix(amber100, amber400, 0.4)],
      ],
      [0, 0, 1, 0.2],
    ),
  );
  sketch.within(shade, () =>
    sketch.stroke(
      [0.3, 0.5, 0.7, 0.9]
        .map(
          (ring) =>
            `M${x - r * 1.1} ${y + r * ring}Q${x} ${y + r * (ring + 0.26)} ${x + r * 1.1} ${y + r * ring}`,
        )
        .join(''),
      woodDark,
      { width: 2, opacity: 0.28 },
    ),
  );
}
