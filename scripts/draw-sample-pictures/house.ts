import type { Camera, Place } from './camera.ts';
import { arch, castOn, face, facing, level, project, scaleAt, sideways, slab } from './camera.ts';
import { each } from './each.ts';
import { archedDoor, shadyShutters, shutteredWindow, sunnyShutters } from './openings.ts';
import { amber400, clay600, ink, mix, olive700, sea700, white, wood, woodDark } from './palette.ts';
import { polyline } from './path.ts';
import type { Sketch } from './sketch.ts';
import type { Sides } from './solids.ts';
import { box, column, wall } from './solids.ts';

/** How the hour paints the house: the colour of each side, and the way the sunrays travel. */
export type Hour = {
  sides: Sides;
  shadow: string;
  paving: string;
  ray: Place;
  sunnyFront: boolean;
};

const terrace = { left: -5, right: 9.4, front: -4.6 };
export const columnsAt = [0.5, 3.3, 6.1, 8.9];
const columnLine = -3.9;
const beamHeight = 2.75;

/** The same colours as plaster: paler under the cornice, warmer where the ground throws light back. */
function plastered(sketch: Sketch, sides: Sides): Sides {
  const wash = (colour: string) =>
    sketch.gradient([
      [0, mix(colour, white, 0.35)],
      [0.6, colour],
      [1, mix(colour, amber400, 0.16)],
    ]);

  return {
    front: wash(sides.front),
    left: wash(sides.left),
    right: wash(sides.right),
    top: sides.top,
  };
}

/**
 * The one house of all the pictures: two white cubes, an outside stair, blue shutters, and a
 * terrace whose round columns carry a pergola of canes.
 */
export function house(sketch: Sketch, camera: Camera, hour: Hour): void {
  platform(sketch, camera, hour);
  upperFloor(sketch, camera, hour);
  lowerFloor(sketch, camera, hour);
  stair(sketch, camera, hour);
  paving(sketch, camera, hour);
  pergola(sketch, camera, hour);
  parapet(sketch, camera, hour);
}

/** What the house stands on, so that stair and terrace share one ground. */
function platform(sketch: Sketch, camera: Camera, hour: Hour): void {
  const walls = plastered(sketch, hour.sides);

  box(sketch, camera, [terrace.left, -1.6, terrace.front], [terrace.right, 0, 6], {
    ...walls,
    top: hour.paving,
  });
}

function upperFloor(sketch: Sketch, camera: Camera, hour: Hour): void {
  const walls = plastered(sketch, hour.sides);
  const shutters = hour.sunnyFront ? sunnyShutters : shadyShutters;

  box(sketch, camera, [6.6, 6.2, 3], [7.3, 7.3, 3.7], walls);
  box(sketch, camera, [6.5, 7.2, 2.9], [7.4, 7.4, 3.8], walls);
  box(sketch, camera, [3.4, 3.4, 1.6], [8.6, 6.5, 6], walls);
  box(sketch, camera, [3.3, 6.4, 1.5], [8.7, 6.62, 6.1], walls);
  shutteredWindow(
    sketch,
    camera,
    facing(1.6),
    { u: 6.3, v: 4.4, width: 0.95, height: 1.35 },
    shutters,
  );
  archedDoor(sketch, camera, facing(1.6), { u: 4.05, v: 3.4, width: 1.05, height: 2.35 }, shutters);
  if (camera.eye[0] > 8.6) {
    shutteredWindow(
      sketch,
      camera,
      sideways(8.6),
      { u: 3.4, v: 4.4, width: 0.9, height: 1.3 },
      shadyShutters,
    );
  }
}

function lowerFloor(sketch: Sketch, camera: Camera, hour: Hour): void {
  const walls = plastered(sketch, hour.sides);
  const shutters = hour.sunnyFront ? sunnyShutters : shadyShutters;
  const front = facing(0);

  box(sketch, camera, [0, 0, 0], [8.6, 3.95, 6], walls);
  box(sketch, camera, [-0.1, 3.85, -0.1], [8.7, 4.05, 6.1], walls);
  archedDoor(sketch, camera, front, { u: 3.6, v: 0, width: 1.3, height: 2.45 }, shutters);
  shutteredWindow(sketch, camera, front, { u: 1.35, v: 0.95, width: 1, height: 1.4 }, shutters);
  shutteredWindow(sketch, camera, front, { u: 6.3, v: 0.95, width: 1, height: 1.4 }, shutters);
  if (camera.eye[0] > 8.6) {
    shutteredWindow(
      sketch,
      camera,
      sideways(8.6),
      { u: 2.4, v: 1, width: 0.95, height: 1.3 },
      shadyShutters,
    );
  }
  if (hour.sunnyFront) wallShadows(sketch, camera, hour);
  else underPergola(sketch, camera, hour);
}

/** Away from the sun the pergola only gathers a softer shade beneath it. */
function underPergola(sketch: Sketch, camera: Camera, hour: Hour): void {
  sketch.fill(
    face(camera, slab(facing(0), 0, 0, 8.6, 3)),
    sketch.gradient([
      [0, hour.shadow, 0.42],
      [0.5, hour.shadow, 0.14],
      [1, hour.shadow, 0.05],
    ]),
  );
}

/** The pergola's own shadow, raked across the front of the house. */
function wallShadows(sketch: Sketch, camera: Camera, hour: Hour): void {
  const onWall = (place: Place) => castOn(place, hour.ray, 2, 0);
  const band = (from: Place, to: Place, thickness: number) => {
    const [start, end] = [onWall(from), onWall(to)];

    return face(camera, [
      start,
      end,
      [end[0], end[1] - thickness, 0],
      [start[0], start[1] - thickness, 0],
    ]);
  };
  const pillars = columnsAt.map((x) => {
    const [foot, top] = [onWall([x, 0.1, columnLine]), onWall([x, beamHeight, columnLine])];

    return face(camera, [
      [foot[0] - 0.2, foot[1], 0],
      [foot[0] + 0.2, foot[1], 0],
      [top[0] + 0.2, top[1], 0],
      [top[0] - 0.2, top[1], 0],
    ]);
  });
  const rafters = raftersAt().map((x) =>
    band([x, beamHeight + 0.16, columnLine - 0.4], [x, beamHeight + 0.16, 0], 0.13),
  );
  const beam = band([terrace.left + 5, beamHeight, columnLine], [9.3, beamHeight, columnLine], 0.2);

  sketch.within(face(camera, slab(facing(0), 0, 0, 8.6, 3.85)), () => {
    sketch.fill([...pillars, ...rafters, beam].join(''), hour.shadow, 0.42);
  });
}

function stair(sketch: Sketch, camera: Camera, hour: Hour): void {
  const steps = 14;
  const [run, rise] = [0.3, 3.4 / steps];
  const order = Array.from({ length: steps }, (_, index) => index);
  const drawn = camera.eye[0] < -2 ? order.reverse() : order;

  each(drawn, (index) => {
    const x = -run * (steps - index);

    box(sketch, camera, [x, 0, -0.05], [x + run, rise * (index + 1), 1.15], hour.sides);
  });
  wall(sketch, camera, arch(facing(-0.05), -1.75, 0, 1.1, 1.75), mix(hour.shadow, ink, 0.45));
}

function paving(sketch: Sketch, camera: Camera, hour: Hour): void {
  const floor = slab(
    level(0),
    terrace.left,
    terrace.front,
    terrace.right - terrace.left,
    -terrace.front - 0.05,
  );

  if (camera.eye[1] <= 0) return;
  wall(sketch, camera, floor, hour.paving);
  sketch.within(face(camera, floor), () => {
    const onFloor = (place: Place) => castOn(place, hour.ray, 1, 0);
    const shafts = columnsAt.map((x) => {
      const [foot, top] = [onFloor([x, 0, columnLine]), onFloor([x, beamHeight, columnLine])];

      return face(camera, [
        [foot[0] - 0.2, 0, foot[2]],
        [foot[0] + 0.2, 0, foot[2]],
        [top[0] + 0.2, 0, top[2]],
        [top[0] - 0.2, 0, top[2]],
      ]);
    });

    sketch.fill(shafts.join(''), hour.shadow, 0.5);
  });
}

function pergola(sketch: Sketch, camera: Camera, hour: Hour): void {
  const shaft = sketch.gradient(
    hour.sunnyFront
      ? [
          [0, hour.sides.front],
          [0.45, hour.sides.front],
          [1, hour.sides.right],
        ]
      : [
          [0, hour.sides.left],
          [0.28, hour.sides.left],
          [0.6, hour.sides.front],
          [1, hour.sides.front],
        ],
    [0, 0, 1, 0],
  );
  const timber: Sides = {
    front: wood,
    left: mix(wood, amber400, 0.5),
    right: woodDark,
    top: mix(wood, amber400, 0.3),
  };

  each(raftersAt(), (x) =>
    box(
      sketch,
      camera,
      [x - 0.06, beamHeight + 0.16, columnLine - 0.45],
      [x + 0.06, beamHeight + 0.3, 0],
      { ...timber, front: mix(wood, amber400, 0.25) },
    ),
  );
  each(columnsAt, (x) => column(sketch, camera, [x, 0, columnLine], beamHeight, 0.23, shaft));
  box(
    sketch,
    camera,
    [0, beamHeight, columnLine - 0.1],
    [9.4, beamHeight + 0.17, columnLine + 0.1],
    timber,
  );
  each(columnsAt.slice(1, 3), (x) => lantern(sketch, camera, [x - 1.4, beamHeight, columnLine]));
}

function lantern(sketch: Sketch, camera: Camera, hook: Place): void {
  const [x, y] = project(camera, hook);
  const unit = scaleAt(camera, hook);

  sketch.stroke(
    polyline([
      [x, y],
      [x, y + unit * 0.35],
    ]),
    woodDark,
    { width: unit * 0.02 },
  );
  sketch.fill(
    `M${x - unit * 0.1} ${y + unit * 0.35}h${unit * 0.2}l${unit * 0.04} ${unit * 0.22}h${-unit * 0.28}Z`,
    mix(clay600, amber400, 0.5),
  );
}

function parapet(sketch: Sketch, camera: Camera, hour: Hour): void {
  const { left, right, front } = terrace;
  const walls = plastered(sketch, hour.sides);

  box(sketch, camera, [left, -1.6, front], [right, 0, front + 0.4], walls);
  each(
    [
      [left, 3.6],
      [5.8, right],
    ],
    ([start, end]) => box(sketch, camera, [start, -0.02, front], [end, 0.52, front + 0.42], walls),
  );
  flight(sketch, camera, hour);
}

/** The few broad steps from the garden up to the terrace. */
function flight(sketch: Sketch, camera: Camera, hour: Hour): void {
  each([4, 3, 2, 1, 0], (index) => {
    const height = -0.3 * (5 - index) + 0.3 * 1;

    box(
      sketch,
      camera,
      [3.6, -1.6, terrace.front - 0.34 * (5 - index)],
      [5.8, height, terrace.front],
      {
        ...hour.sides,
        top: mix(hour.paving, olive700, 0.04),
        front: mix(hour.sides.front, sea700, 0.06),
      },
    );
  });
}

function raftersAt(): number[] {
  return Array.from({ length: 14 }, (_, index) => 0.2 + index * 0.69);
}
