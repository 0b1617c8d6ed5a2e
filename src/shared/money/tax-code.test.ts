import { expect, it } from 'vitest';
import { isTaxCode } from './tax-code.ts';

it.each(['RSSMRA85T10A562S', 'rssmra85t10 a562s', '07643520567', '00743110157'])(
  '%s is a tax code',
  (code) => {
    expect(isTaxCode(code)).toBe(true);
  },
);

it.each(['RSSMRA85T10A562X', 'RSSMRA85T10A562', '07643520568', '0764352056', 'Mario Rossi', ''])(
  '%s is none',
  (code) => {
    expect(isTaxCode(code)).toBe(false);
  },
);
