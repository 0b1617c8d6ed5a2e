import { expect, it } from 'vitest';
import { looksLikeCin } from './national-code.ts';

it.each(['IT111010C2ESEMPIO0', 'it048017c2abcd1234', 'IT 048017 B4 ABCD1234'])(
  'accepts %s as a CIN',
  (code) => {
    expect(looksLikeCin(code)).toBe(true);
  },
);

it.each([
  '048017C2ABCD1234',
  'IT048017C2ABCD123',
  'IT048017C2ABCD12345',
  'IUN Q1234',
  'IT04801XC2ABCD1234',
])('warns of %s', (code) => {
  expect(looksLikeCin(code)).toBe(false);
});
