import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Face, Feature, Font, Buffer as Line, shape, Variation } from 'harfbuzzjs';
import { describe, expect, it } from 'vitest';
import { codePointsOf, unpackedFont } from '#scripts/fonts/font-file.ts';
import { fonts, inPackage, italianFile, offeredBy } from '#scripts/fonts/fonts.ts';
import { italianCharacters } from '#scripts/fonts/italian-characters.ts';
import { codePointsIn } from '#scripts/fonts/unicode-range.ts';

// Compares the `unicode-range`s in the CSS with the contents of the font files.

const STYLES = import.meta.dirname;
const SOURCES = join(STYLES, '../..');

const css = readFileSync(join(STYLES, 'fonts/font-faces.gen.css'), 'utf8');

const rangeOf = (file: string): number[] => {
  const [face] = css.split('@font-face').filter((text) => text.includes(`${file}"`));
  const [, range = ''] = /unicode-range: (.+);/.exec(face ?? '') ?? [];
  return codePointsIn(range);
};

const asText = (codePoints: Iterable<number>): string => String.fromCodePoint(...codePoints);

const withoutMarks = (codePoints: readonly number[]): string =>
  asText(codePoints).replaceAll(/\p{Mark}/gu, '');

const sorted = (codePoints: readonly number[]): number[] => codePoints.toSorted((a, b) => a - b);

/** All characters in the sources, which include the texts of the site and of the sample house. */
const siteCharacters = (): Set<string> => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).filter(
    (file) => !/\.test\./.test(file),
  );
  return new Set(files.flatMap((file) => [...readFileSync(join(SOURCES, file), 'utf8')]));
};

/** Each character followed by each, and common ligatures. */
const allPairs = (characters: readonly string[]): string =>
  [...characters.flatMap((one) => characters.map((other) => one + other)), 'ffi', 'ffl'].join(' ');

type Style = { weight: number; features: Feature[] };

/** The outline and position of each glyph of a text. */
const glyphsOf = (face: Face, text: string, { weight, features }: Style): string[] => {
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  const line = new Line();
  line.addText(text);
  line.guessSegmentProperties();
  shape(font, line, features);
  const places = line.getGlyphPositions();
  const outlines = new Map<number, string>();
  return line.getGlyphInfos().map(({ codepoint: glyph, cluster }, index) => {
    const { xAdvance, xOffset, yOffset } = places[index] ?? {};
    const outline = outlines.get(glyph) ?? font.glyphToPath(glyph);
    outlines.set(glyph, outline);
    return `${cluster} ${xAdvance} ${xOffset} ${yOffset} ${outline}`;
  });
};

describe.each(fonts)('$family', (font) => {
  const italian = readFileSync(join(STYLES, 'fonts', italianFile(font)));
  const latin = inPackage(font, font.latinFile);

  it('declares exactly the characters of its small file', async () => {
    expect(asText(rangeOf(italianFile(font)))).toBe(asText(await codePointsOf(italian)));
  });

  it('has each character of the package in one of its two files', async () => {
    const both = [...rangeOf(italianFile(font)), ...rangeOf(font.latinFile)];
    expect(withoutMarks(sorted(both))).toBe(withoutMarks(await offeredBy(font)));
  });

  it('covers the combining marks of the letters in the package’s file', () => {
    const others = asText(rangeOf(font.latinFile));
    const marks = new Set(others.normalize('NFD').match(/\p{Mark}/gu));
    expect(marks).toContain('\u0303');
    expect([...marks].filter((mark) => !others.includes(mark))).toEqual([]);
  });

  it('covers the site’s own texts with its small file', async () => {
    const used = siteCharacters();
    const others = [...asText(rangeOf(font.latinFile))];
    expect(used).toContain('è');
    expect(others).toContain('ñ');
    expect(others.filter((character) => used.has(character))).toEqual([]);
  });

  it('has the same height and the same glyphs for every pair of characters in both files', async () => {
    const [small, whole] = [await unpackedFont(italian), await unpackedFont(latin)];
    expect(small.upem).toBe(whole.upem);
    expect(new Font(small).hExtents()).toEqual(new Font(whole).hExtents());

    const covered = asText(await codePointsOf(italian));
    const text = allPairs(
      [...italianCharacters].filter((character) => covered.includes(character)),
    );
    for (const weight of [400, 500, 600, 700]) {
      for (const features of [[], [new Feature('tnum', 1)]]) {
        const style = { weight, features };
        expect(glyphsOf(small, text, style)).toEqual(glyphsOf(whole, text, style));
      }
    }
  });
});
