export type Point = readonly [number, number];

export function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function polygon(points: readonly Point[]): string {
  return `${polyline(points)}Z`;
}

export function polyline(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');
}

/** A Catmull-Rom curve through every point, so a few points make an unbroken natural line. */
export function curve(points: readonly Point[]): string {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] as Point;

  return `${start(points)}${bends(points.length - 1, at)}`;
}

export function blob(points: readonly Point[]): string {
  const at = (index: number) => points[(index + points.length) % points.length] as Point;

  return `${start(points)}${bends(points.length, at)}Z`;
}

/** The natural line through the points, closed along the bottom: a hill, a wave, a shore. */
export function ground(points: readonly Point[], bottom: number): string {
  const [first, last] = [points[0] as Point, points[points.length - 1] as Point];

  return `${curve(points)}L${round(last[0])} ${bottom}L${round(first[0])} ${bottom}Z`;
}

/** A leaf, a ripple, a blade of light: two arcs between two points. */
export function lens(x: number, y: number, length: number, width: number, angle = 0): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turn = (u: number, v: number) =>
    `${round(x + u * cos - v * sin)} ${round(y + u * sin + v * cos)}`;
  const half = length / 2;

  return `M${turn(-half, 0)}Q${turn(0, -width)} ${turn(half, 0)}Q${turn(0, width)} ${turn(-half, 0)}Z`;
}

export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  const side = `${round(rx)} ${round(ry)} 0 1 1`;

  return `M${round(x - rx)} ${round(y)}A${side} ${round(x + rx)} ${round(y)}A${side} ${round(x - rx)} ${round(y)}Z`;
}

export function rectangle(x: number, y: number, width: number, height: number): string {
  return polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);
}

function start(points: readonly Point[]): string {
  const [x, y] = points[0] as Point;

  return `M${round(x)} ${round(y)}`;
}

function bends(count: number, at: (index: number) => Point): string {
  return Array.from({ length: count }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];

    return `C${[...first, ...second, ...to].map(round).join(' ')}`;
  }).join('');
}
