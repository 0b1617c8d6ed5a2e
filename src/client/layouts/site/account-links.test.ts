import { describe, expect, it } from 'vitest';
import { accountLinks } from './account-links.ts';

const addresses = (user: Parameters<typeof accountLinks>[0]) =>
  accountLinks(user).map(({ to }) => to);

describe('accountLinks', () => {
  it('offers the back office to staff only', () => {
    const own = ['/profile', '/booking'];
    expect(addresses({ role: 'USER', emailConfirmed: true })).toEqual(own);
    expect(addresses({ role: 'EDITOR', emailConfirmed: true })).toEqual([...own, '/admin']);
    expect(addresses({ role: 'ADMIN', emailConfirmed: true })).toEqual([...own, '/admin']);
  });

  it('offers nothing before the email is confirmed', () => {
    expect(addresses({ role: 'USER', emailConfirmed: false })).toEqual([]);
  });
});
