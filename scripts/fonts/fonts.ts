import { readFileSync } from 'node:fs';
import { codePointsOf } from './font-file.ts';
import { codePointsIn } from './unicode-range.ts';

export type Font = { family: string; weight: string; package: string; latinFile: string };

export const fonts: readonly Font[] = [
  {
    family: 'Fraunces',
    weight: '500',
    package: '@fontsource/fraunces',
    latinFile: 'files/fraunces-latin-500-normal.woff2',
  },
  {
    family: 'Figtree',
    weight: '300 900',
    package: '@fontsource-variable/figtree',
    latinFile: 'files/figtree-latin-wght-normal.woff2',
  },
];

export const inPackage = (font: Font, file: string): Buffer =>
  readFileSync(`node_modules/${font.package}/${file}`);

/** The code points that the package's Latin file has glyphs for and lists in its unicode-range. */
export const offeredBy = async (font: Font): Promise<number[]> => {
  const { latin } = JSON.parse(inPackage(font, 'unicode.json').toString());
  const range = codePointsIn(latin);
  const held = await codePointsOf(inPackage(font, font.latinFile));
  return held.filter((codePoint) => range.includes(codePoint));
};

export const italianFile = ({ family }: Font): string => `${family.toLowerCase()}-italian.woff2`;
