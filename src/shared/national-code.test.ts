import { describe, expect, it } from 'vitest';
import { codesInWords, isOfOtherComune, looksLikeCin } from './national-code.ts';

it.each(['IT111010C2ESEMPIO0', 'it048017c2abcd1234', 'IT 048017 B4 ABCD1234', 'IT048017C2A'])(
  'accepts %s as a CIN',
  (code) => {
    expect(looksLikeCin(code)).toBe(true);
  },
);

it.each([
  '048017C2ABCD1234',
  'IT048017C2',
  'IT048017C2ABCD12345',
  'IUN Q1234',
  'IT04801XC2ABCD1234',
])('warns of %s', (code) => {
  expect(looksLikeCin(code)).toBe(false);
});

describe('the comune of a CIN', () => {
  it.each([
    ['IT111010C2ESEMPIO0', '111010', false],
    ['it 048017 c2 abcd1234', '111010', true],
    ['IT048017C2ABCD1234', '', false],
    ['pippo', '111010', false],
  ])('%s in %s', (cin, comuneCode, isOther) => {
    expect(isOfOtherComune(cin, comuneCode)).toBe(isOther);
  });
});

it('writes the codes that there are', () => {
  const nationalCode = 'IT111010C2ESEMPIO0';
  expect(codesInWords({ nationalCode, regionalCode: 'IUN Q1234' })).toBe(
    'CIN IT111010C2ESEMPIO0 · IUN Q1234',
  );
  expect(codesInWords({ nationalCode: '', regionalCode: '' })).toBe('');
});
