import { describe, expect, it } from 'vitest';
import { passwordStrength as strengthOf } from './password-strength.ts';

const passwordStrength = (password: string, options: { min?: number; about?: string[] } = {}) =>
  strengthOf(password, { min: 8, ...options });

describe('passwordStrength', () => {
  it('distinguishes an empty password from a short one', () => {
    expect(passwordStrength('')).toBe('empty');
    expect(passwordStrength('gT9#x')).toBe('short');
    expect(passwordStrength('gT9#xq', { min: 6 })).not.toBe('short');
  });

  it('counts characters, not code units', () => {
    expect(passwordStrength('🐚🐚🐚🐚🐚🐚🐚')).toBe('short');
    expect(passwordStrength('🐚🐚🐚🐚🐚🐚🐚🐚')).toBe('weak');
  });

  it.each([
    'aaaaaaaaaaaaaaaa',
    '12345678',
    'abcdefghijkl',
    '87654321',
    'password',
    'Password1',
    'qwerty123',
    'casamare2026',
  ])('rates %s as weak', (password) => {
    expect(passwordStrength(password)).toBe('weak');
  });

  it('rates a password made of the name and email of the person as weak', () => {
    const about = ['Elena Fois', 'elena.fois@example.it'];
    expect(passwordStrength('ElenaFois88', { about })).toBe('weak');
    expect(passwordStrength('ElenaFois88')).not.toBe('weak');
  });

  it.each([
    ['tavolino', 'fair'],
    ['gT9#xqLm', 'good'],
    ['scoglio tre gabbiani', 'strong'],
    ['una-password-lunga', 'good'],
    ['海の見える白い家', 'strong'],
    ['vR7!kz0#Qp2&', 'strong'],
  ])('rates %s as %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  it('never rates a password lower when characters are appended', () => {
    const order = ['empty', 'short', 'weak', 'fair', 'good', 'strong'];
    const grown = [...'scoglio tre gabbiani'].map((_, index, all) =>
      order.indexOf(passwordStrength(all.slice(0, index + 1).join(''))),
    );
    expect(grown).toEqual([...grown].sort((one, other) => one - other));
  });
});
