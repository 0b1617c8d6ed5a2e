type Stretch = { first: number; last: number };

const stretchesOf = (codePoints: readonly number[]): Stretch[] => {
  const stretches: Stretch[] = [];
  for (const codePoint of [...new Set(codePoints)].sort((one, other) => one - other)) {
    const current = stretches.at(-1);
    if (current?.last === codePoint - 1) current.last = codePoint;
    else stretches.push({ first: codePoint, last: codePoint });
  }
  return stretches;
};

const hex = (codePoint: number): string => codePoint.toString(16).toUpperCase().padStart(4, '0');

/** Code points in CSS syntax: 'U+0020-007E, U+00A0'. */
export const unicodeRange = (codePoints: readonly number[]): string =>
  stretchesOf(codePoints)
    .map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(', ');

/** The code points of a CSS range, in its order. */
export const codePointsIn = (range: string): number[] =>
  [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, start = '', end = start]) => {
    const first = Number.parseInt(start, 16);
    return Array.from(
      { length: Number.parseInt(end, 16) - first + 1 },
      (_, index) => first + index,
    );
  });
