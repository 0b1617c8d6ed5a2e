import { round } from './path.ts';

export type Stop = readonly [offset: number, colour: string, opacity?: number];
export type Axis = readonly [x1: number, y1: number, x2: number, y2: number];
export type Line = { width: number; opacity?: number };

export type Sketch = {
  width: number;
  height: number;
  fill: (path: string, paint: string, opacity?: number) => void;
  stroke: (path: string, paint: string, line: Line) => void;
  gradient: (stops: readonly Stop[], axis?: Axis) => string;
  glow: (stops: readonly Stop[]) => string;
  filter: (content: string) => string;
  paint: (markup: string) => void;
  within: (path: string, draw: () => void) => void;
  softly: (blur: number, draw: () => void) => void;
  blended: (mode: string, opacity: number, draw: () => void) => void;
  toSvg: () => string;
};

export const down: Axis = [0, 0, 0, 1];
export const across: Axis = [0, 0, 1, 0];
export const slanting: Axis = [0, 0, 1, 1];

/** One picture under way: collects the shapes in painting order and the paints they refer to. */
export function createSketch(width: number, height: number): Sketch {
  const definitions: string[] = [];
  const shapes: string[] = [];
  const define = (markup: (id: string) => string) => {
    const id = `d${definitions.length}`;
    definitions.push(markup(id));

    return `url(#${id})`;
  };
  const paint = (markup: string) => void shapes.push(markup);
  const group = (attributes: string, draw: () => void) => {
    paint(`<g ${attributes}>`);
    draw();
    paint('</g>');
  };
  const filter = (content: string) =>
    define(
      (id) => `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%">${content}</filter>`,
    );

  return {
    width,
    height,
    paint,
    filter,
    fill: (path, colour, opacity = 1) =>
      paint(`<path d="${path}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`),
    stroke: (path, colour, line) =>
      paint(
        `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${round(line.width)}" ` +
          `stroke-linecap="round" stroke-linejoin="round" opacity="${line.opacity ?? 1}"/>`,
      ),
    gradient: (stops, axis = down) =>
      define((id) => {
        const [x1, y1, x2, y2] = axis;

        return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(toStop).join('')}</linearGradient>`;
      }),
    glow: (stops) =>
      define((id) => `<radialGradient id="${id}">${stops.map(toStop).join('')}</radialGradient>`),
    within: (path, draw) =>
      group(
        `clip-path="${define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`)}"`,
        draw,
      ),
    softly: (blur, draw) =>
      group(`filter="${filter(`<feGaussianBlur stdDeviation="${blur}"/>`)}"`, draw),
    blended: (mode, opacity, draw) =>
      group(`style="mix-blend-mode:${mode}" opacity="${opacity}"`, draw),
    toSvg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="0 0 ${width} ${height}"><defs>${definitions.join('')}</defs>${shapes.join('')}</svg>`,
  };
}

function toStop([offset, colour, opacity = 1]: Stop): string {
  return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
}
