import { expect, it } from 'vitest';
import { GENERATED_LENGTH, generatePassword } from './generate-password.ts';

it('generates unique passwords without ambiguous characters', () => {
  const passwords = Array.from({ length: 500 }, generatePassword);
  expect(new Set(passwords).size).toBe(500);
  for (const password of passwords) {
    expect(password).toHaveLength(GENERATED_LENGTH);
    expect(password).toMatch(/^[A-HJKMNP-Za-hjkmnp-z2-9]+$/);
  }
});
