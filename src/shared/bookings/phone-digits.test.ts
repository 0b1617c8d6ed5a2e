import { expect, it } from 'vitest';
import { phoneDigits } from './phone-digits.ts';

it.each(['333 1234567', '+39 333 123 45 67', '0039 3331234567', '39 3331234567', '(333) 123-4567'])(
  'recognizes %s as one Italian number',
  (phone) => expect(phoneDigits(phone)).toBe('393331234567'),
);

it('keeps the code of another country, and the zero of an Italian town', () => {
  expect(phoneDigits('+49 170 1234567')).toBe('491701234567');
  expect(phoneDigits('0577 123456')).toBe('390577123456');
});
