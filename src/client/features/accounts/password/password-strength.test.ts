import { describe, expect, it } from 'vitest';
import { passwordStrength as strengthOf } from './password-strength.ts';

const passwordStrength = (password: string, options: { min?: number; about?: string[] } = {}) =>
  strengthOf(password, { min: 8, ...options });

describe('passwordStrength', () => {
  it('says nothing of nothing, and names what is too short as that', () => {
    expect(passwordStrength('')).toBe('empty');
    expect(passwordStrength('gT9#x')).toBe('short');
    expect(passwordStrength('gT9#xq', { min: 6 })).not.toBe('short');
  });

  it('counts characters as people do', () => {
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
  ])('finds %s weak', (password) => {
    expect(passwordStrength(password)).toBe('weak');
  });

  it('finds a password weak that is made of what others know of the person', () => {
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
  ])('finds %s %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  it('never grows weaker by a longer end', () => {
    const order = ['empty', 'short', 'weak', 'fair', 'good', 'strong'];
    const grown = [...'scoglio tre gabbiani'].map((_, index, all) =>
      order.indexOf(passwordStrength(all.slice(0, index + 1).join(''))),
    );
    expect(grown).toEqual([...grown].sort((one, other) => one - other));
  });
});
