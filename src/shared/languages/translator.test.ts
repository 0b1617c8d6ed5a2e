import { describe, expect, it } from 'vitest';
import { createReader, createTranslator, reference, type Translation } from './translator.ts';

const texts = {
  stay: {
    title: 'Soggiorno',
    sum: '{nights} per {total}',
    pictures: { one: '{count} foto', other: '{count} fotografie' },
  },
} as const;

const t = createTranslator('it', texts);

describe('the text of a key', () => {
  it('takes its parameters', () => {
    expect(t('stay.title')).toBe('Soggiorno');
    expect(t('stay.sum', { nights: '7 notti', total: '{nights}' })).toBe('7 notti per {nights}');
  });

  it('follows the plural rules', () => {
    expect(t('stay.pictures', { count: 1 })).toBe('1 foto');
    expect(t('stay.pictures', { count: 0 })).toBe('0 fotografie');
    expect(createTranslator('fr', texts)('stay.pictures', { count: 0 })).toBe('0 foto');
  });

  it('does not compile if it or a parameter is missing', () => {
    // @ts-expect-error no such text
    t('stay.missing');
    // @ts-expect-error without its parameters
    t('stay.sum');
    // @ts-expect-error one of two
    t('stay.sum', { nights: 7 });
    // @ts-expect-error a plural without its number
    t('stay.pictures', {});
    // @ts-expect-error a number that is none
    expect(t('stay.pictures', { count: '1' })).toBe('1 foto');
  });
});

it('refuses a translation without a text, or without a parameter', () => {
  const sum = { title: 'Stay', sum: '{total} for {nights}' } as const;
  const pictures = { one: '{count} picture', other: '{count} pictures' } as const;
  const whole = { ...sum, pictures } as const satisfies Translation<typeof texts.stay>;
  // @ts-expect-error a text is missing
  const without = sum satisfies Translation<typeof texts.stay>;
  // @ts-expect-error a parameter is missing
  const other = { ...whole, sum: 'for {nights}' } as const satisfies Translation<typeof texts.stay>;
  expect([whole, without, other]).toHaveLength(3);
});

describe('a text that is named for later', () => {
  const read = createReader(texts, t);

  it('is translated with its parameters', () => {
    expect(read(reference('stay.title'))).toBe('Soggiorno');
    const sum = reference('stay.sum', { nights: 'dal 4 & all’11? = 7', total: '100 %' });
    expect(read(sum)).toBe('dal 4 & all’11? = 7 per 100 %');
    expect(read(reference('stay.pictures', { count: 1 }))).toBe('1 foto');
  });

  it('leaves other text unchanged', () => {
    for (const words of [
      'Indica il nome.',
      'stay.missing',
      '',
      'Quanto? 3 euro',
      'constructor.name',
    ]) {
      expect(read(words)).toBe(words);
    }
  });
});
