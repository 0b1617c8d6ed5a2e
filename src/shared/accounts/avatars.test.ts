import { expect, it } from 'vitest';
import { parseGeneratedAvatar, pathOfDicebear } from './avatars.ts';

it.each([
  ['https://api.dicebear.com/9.x/bottts/svg?seed=Mare', '/avatars/bottts/Mare.svg'],
  [
    'https://api.dicebear.com/7.x/personas/png?seed=Ada%20Verdi&size=64',
    '/avatars/personas/Ada-Verdi.svg',
  ],
  ['https://api.dicebear.com/9.x/adventurer/svg', '/avatars/adventurer/adventurer.svg'],
  ['https://api.dicebear.com/9.x/pixel-art/svg?seed=Mare', null],
  ['https://dicebear.example/9.x/bottts/svg?seed=Mare', null],
  ['/avatars/bottts/Mare.svg', null],
])('the DiceBear address %s is %s here', (address, path) => {
  expect(pathOfDicebear(address)).toBe(path);
  if (path) expect(parseGeneratedAvatar(path)).not.toBeNull();
});
