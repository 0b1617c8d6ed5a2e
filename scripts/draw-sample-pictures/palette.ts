export const ink = '#1c2b33';
export const sea700 = '#0d5167';
export const sea600 = '#12677f';
export const sea100 = '#dbeef3';
export const clay600 = '#b04a22';
export const clay700 = '#933c19';
export const sand50 = '#fbf8f2';
export const sand100 = '#f4ede1';
export const sand300 = '#d9c9ad';
export const white = '#ffffff';
export const olive700 = '#4f5f2b';
export const olive100 = '#e8eed9';
export const amber100 = '#fdf0d2';
export const amber400 = '#e7b06a';

/** Moves from one colour to the other: 0 is all `from`, 1 is all `to`. */
export function mix(from: string, to: string, amount: number): string {
  const [start, end] = [channels(from), channels(to)];
  const blended = start.map((value, index) => value + ((end[index] as number) - value) * amount);

  return `#${blended.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

export const limeLit = mix(sand50, amber100, 0.55);
export const limeShade = mix(mix(sand100, '#a58fa6', 0.3), sea600, 0.05);
export const turquoise = mix(sea600, '#8fe0d4', 0.45);
export const haze = mix(amber100, amber400, 0.35);
export const blush = mix(amber400, clay600, 0.3);
export const wood = mix(clay700, sand300, 0.38);
export const woodDark = mix(clay700, ink, 0.5);

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
