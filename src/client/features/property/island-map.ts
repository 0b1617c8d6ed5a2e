import type { Coordinates } from '#shared/property.schema.ts';
import { coastlines } from './coastlines.ts';
import { towns } from './towns.ts';

/** East and north in thousandths of a degree; on the drawing, right and down in its units. */
type Point = readonly [x: number, y: number];
type Box = { west: number; south: number; east: number; north: number };

/** The drawing's size. */
export const MAP = { width: 320, height: 240 };

/** Land reaches beyond the drawing's edge, so that none of its edges shows. */
const MARGIN = 12;
/** The widths of the drawing and of its island. */
const ISLAND_SHARE = 1.75;
/** Around a house on the mainland, and around one on an island that the data lack. */
const AROUND = { mainland: 500, islet: 160 };
const SMALL = 400;
/** Where the data end. */
const KNOWN: Box = { west: 7000, south: 35_000, east: 18_900, north: 45_900 };

const cornersOf = (steps: string): Point[] => {
  const corners: Point[] = [];
  for (const [, east, north] of steps.matchAll(/(-?\d+)[ ]?(-?\d+)/g)) {
    const [x, y] = corners.at(-1) ?? [0, 0];
    corners.push([x + Number(east), y + Number(north)]);
  }
  return corners;
};

const boxOf = (points: readonly Point[]): Box => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  return { west, east, south: Math.min(...ys), north: Math.max(...ys) };
};

const isInBox = ([x, y]: Point, { west, south, east, north }: Box): boolean =>
  x >= west && x <= east && y >= south && y <= north;

/** Whether a ray to the east crosses the coast an odd number of times. */
const isOnLand = ([x, y]: Point, corners: readonly Point[]): boolean =>
  corners.filter(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length] as Point;
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
  }).length %
    2 ===
  1;

type Land = { name: string; corners: Point[]; box: Box };

const lands: readonly Land[] = coastlines.map(({ name, corners: steps }) => {
  const corners = cornersOf(steps);
  return { name, corners, box: boxOf(corners) };
});

const isSmall = ({ west, south, east, north }: Box): boolean =>
  east - west < SMALL && north - south < SMALL;

/** The land below a house; a coast that is simplified may leave it in the water beside. */
const landBelow = (house: Point): Land | undefined =>
  lands.findLast(({ corners }) => isOnLand(house, corners)) ??
  lands.findLast(({ box }) => isSmall(box) && isInBox(house, box));

/** The corners of the part of a land that lies in a box (Sutherland–Hodgman). */
const partWithin = (corners: readonly Point[], { west, south, east, north }: Box): Point[] => {
  const edges = [
    { axis: 0, limit: west, side: 1 },
    { axis: 0, limit: east, side: -1 },
    { axis: 1, limit: south, side: 1 },
    { axis: 1, limit: north, side: -1 },
  ] as const;
  return edges.reduce<Point[]>(
    (kept, { axis, limit, side }) => {
      const isKept = (point: Point) => (point[axis] - limit) * side >= 0;
      return kept.flatMap((corner, index) => {
        const before = kept.at(index - 1) as Point;
        const own = isKept(corner) ? [corner] : [];
        if (isKept(corner) === isKept(before)) return own;
        const share = (limit - before[axis]) / (corner[axis] - before[axis]);
        const crossing: Point = [
          before[0] + share * (corner[0] - before[0]),
          before[1] + share * (corner[1] - before[1]),
        ];
        return [crossing, ...own];
      });
    },
    [...corners],
  );
};

const isBeyondEdge = ([x, y]: Point): boolean =>
  Math.min(x, y) <= -MARGIN || x >= MAP.width + MARGIN || y >= MAP.height + MARGIN;

/** A closed line that rounds off each corner of the coast. */
const pathOf = (points: readonly Point[]): string => {
  const middle = (index: number) => {
    const [[ax, ay], [bx, by]] = [points.at(index) as Point, points.at(index - 1) as Point];
    return `${Math.round((ax + bx) / 2)} ${Math.round((ay + by) / 2)}`;
  };
  const lines = points.map((point, index) => {
    const command = isBeyondEdge(point) ? 'L' : 'Q';
    return `${command}${point.join(' ')} ${middle((index + 1) % points.length)}`;
  });
  return `M${middle(0)}${lines.join('')}z`;
};

const LETTER_WIDTH = 7;
/** Above is the name of the house's island, below the scale. */
const NAMES = { top: 36, bottom: 204 };

/** In the middle of what is visible of a land beside the house's; null without room. */
const nameAt = (name: string, points: readonly Point[]): Point | null => {
  const { west, east, south: top, north: bottom } = boxOf(points);
  const middle: Point = [Math.round((west + east) / 2), Math.round((top + bottom) / 2)];
  const hasRoom =
    name !== '' &&
    east - west >= name.length * LETTER_WIDTH &&
    middle[1] > NAMES.top &&
    middle[1] < NAMES.bottom &&
    isOnLand(middle, points);
  return hasRoom ? middle : null;
};

/** Between a town's dot and its name. */
const DOT_GAP = 7;
const LINE_HEIGHT = 16;

type MapTown = { name: string; dot: Point; nameEnds: 'left' | 'right' };

/** The name is on the side with more room. */
const boxOfTown = ({ name, dot: [x, y], nameEnds }: MapTown): Box => {
  const width = DOT_GAP + name.length * LETTER_WIDTH;
  const [west, east] = nameEnds === 'left' ? [x - width, x + DOT_GAP] : [x - DOT_GAP, x + width];
  return { west, east, south: y - LINE_HEIGHT / 2, north: y + LINE_HEIGHT / 2 };
};

const overlap = (a: Box, b: Box): boolean =>
  a.west < b.east && b.west < a.east && a.south < b.north && b.south < a.north;

const boxOfHouse = ([x, y]: Point): Box => ({
  west: x - 12,
  east: x + 12,
  south: y - 12,
  north: y + 12,
});

/** The name of the house's island, large. */
const boxOfTitle = (name: string): Box => ({
  west: 0,
  east: 12 + name.length * 10,
  south: 0,
  north: NAMES.top,
});

/** The towns in sight, without those whose names would cover something else. `taken` has no room for them. */
const townsAround = (drawn: (place: Point) => Point, taken: Box[]): MapTown[] => {
  const room: Box = { west: 0, east: MAP.width, south: 0, north: NAMES.bottom };
  return towns.flatMap(([name, longitude, latitude]) => {
    const dot = drawn([longitude * 1000, latitude * 1000]);
    const town: MapTown = { name, dot, nameEnds: dot[0] > MAP.width / 2 + 60 ? 'left' : 'right' };
    const box = boxOfTown(town);
    const isWithin = box.west >= room.west && box.east <= room.east && isInBox(dot, room);
    if (!isWithin || taken.some((other) => overlap(other, box))) return [];
    taken.push(box);
    return town;
  });
};

const KM = 1000 / 111.2;
const SCALE_MAX = 80;
/** On the map of a large island these few towns would look chosen at random. */
const TOWNS_UP_TO_KM = 10;
const scaleLengths = [200, 100, 50, 20, 10, 5, 2, 1];

export type IslandMap = {
  /** The name of the house's island; empty on the mainland and where the data lack it. */
  island: string;
  lands: { path: string; isOwn: boolean; name: string; nameAt: Point | null }[];
  house: Point;
  towns: MapTown[];
  scale: { km: number; width: number };
};

/** The island of a house and the coasts around it, north up; null where there is no coast to show. */
export const islandMap = ({ latitude, longitude }: Coordinates): IslandMap | null => {
  const house: Point = [longitude * 1000, latitude * 1000];
  if (!isInBox(house, KNOWN)) return null;
  const own = landBelow(house);
  const around = own ? AROUND.mainland : AROUND.islet;
  const shown =
    own && own.name !== ''
      ? own.box
      : boxOf([
          [house[0] - around, house[1] - around],
          [house[0] + around, house[1] + around],
        ]);
  /** A degree of longitude is shorter than one of latitude. */
  const shortening = Math.cos((latitude * Math.PI) / 180);
  const unitsPerStep =
    Math.max(
      ((shown.east - shown.west) * shortening) / MAP.width,
      (shown.north - shown.south) / MAP.height,
    ) * (own ? ISLAND_SHARE : 1);
  const center: Point = [(shown.west + shown.east) / 2, (shown.south + shown.north) / 2];
  const drawn = ([east, north]: Point): Point => [
    Math.round(MAP.width / 2 + ((east - center[0]) * shortening) / unitsPerStep),
    Math.round(MAP.height / 2 - (north - center[1]) / unitsPerStep),
  ];
  const part = (land: Land, margin: number): Point[] => {
    const [right, up] = [MAP.width / 2 + margin, MAP.height / 2 + margin];
    const points = partWithin(land.corners, {
      west: center[0] - (right * unitsPerStep) / shortening,
      east: center[0] + (right * unitsPerStep) / shortening,
      south: center[1] - up * unitsPerStep,
      north: center[1] + up * unitsPerStep,
    }).map(drawn);
    return points.filter(([x, y], index) => {
      const [beforeX, beforeY] = points.at(index - 1) as Point;
      return x !== beforeX || y !== beforeY;
    });
  };
  const visible = lands.flatMap((land) => {
    const points = part(land, MARGIN);
    if (points.length < 3) return [];
    const isOwn = land === own;
    return {
      path: pathOf(points),
      isOwn,
      name: land.name,
      nameAt: isOwn ? null : nameAt(land.name, part(land, 0)),
      isSeaShown: points.length > 4,
    };
  });
  if (!visible.some(({ isSeaShown }) => isSeaShown)) return null;
  const km = scaleLengths.find((length) => (length * KM) / unitsPerStep <= SCALE_MAX) ?? 1;
  return {
    island: own?.name ?? '',
    lands: visible.map(({ isSeaShown: _, ...land }) => land),
    house: drawn(house),
    towns:
      km <= TOWNS_UP_TO_KM
        ? townsAround(drawn, [boxOfHouse(drawn(house)), boxOfTitle(own?.name ?? '')])
        : [],
    scale: { km, width: Math.round((km * KM) / unitsPerStep) },
  };
};
