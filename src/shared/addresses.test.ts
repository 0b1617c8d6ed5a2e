import { describe, expect, it } from 'vitest';
import { isOwnPath, isSafeAddress } from './addresses.ts';

describe('a path of this site', () => {
  it.each(['/', '/booking', '/#casa', '/blog?page=2'])('is %j', (address) => {
    expect(isOwnPath(address)).toBe(true);
  });
  it.each(['', 'booking', '//evil.example', '/\\evil.example', '/\t/evil', 'https://a.example'])(
    'is not %j',
    (address) => {
      expect(isOwnPath(address)).toBe(false);
    },
  );
});

describe('an address that a link may lead to', () => {
  it.each(['/booking', '#casa', 'https://a.example/x', 'mailto:a@b.example', 'tel:+39123'])(
    'is %j',
    (address) => {
      expect(isSafeAddress(address)).toBe(true);
    },
  );
  it.each(['javascript:alert(1)', 'java\nscript:x', ' javascript:x', 'data:text/html,x', 'casa'])(
    'is not %j',
    (address) => {
      expect(isSafeAddress(address)).toBe(false);
    },
  );
});
