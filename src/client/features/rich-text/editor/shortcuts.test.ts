import { expect, it } from 'vitest';
import { ariaShortcut, isShortcut, shortcutLabel } from './shortcuts.ts';

const keys = (key: string, code: string, held: string) => ({
  key,
  code,
  ctrlKey: held.includes('c'),
  metaKey: held.includes('m'),
  shiftKey: held.includes('s'),
  altKey: held.includes('a'),
});

it('matches letters by layout and digits by position', () => {
  expect(isShortcut({ code: 'KeyK' }, keys('k', 'KeyK', 'c'), false)).toBe(true);
  expect(isShortcut({ code: 'KeyZ' }, keys('z', 'KeyW', 'c'), false)).toBe(true);
  expect(isShortcut({ code: 'Digit7', shift: true }, keys('/', 'Digit7', 'cs'), false)).toBe(true);
});

it('needs exactly its modifier keys', () => {
  const undo = { code: 'KeyZ' };
  expect(isShortcut(undo, keys('Z', 'KeyZ', 'cs'), false)).toBe(false);
  expect(isShortcut(undo, keys('z', 'KeyZ', 'ca'), false)).toBe(false);
  expect(isShortcut(undo, keys('z', 'KeyZ', ''), false)).toBe(false);
  expect(isShortcut(undo, keys('z', 'KeyZ', 'm'), true)).toBe(true);
  expect(isShortcut(undo, keys('z', 'KeyZ', 'c'), true)).toBe(false);
});

it('has labels for people and for `aria-keyshortcuts`', () => {
  const shortcut = { code: 'Digit1', alt: true };
  expect(shortcutLabel(shortcut, false)).toBe('Ctrl+Alt+1');
  expect(shortcutLabel({ code: 'KeyZ', shift: true }, true)).toBe('⇧⌘Z');
  expect(ariaShortcut({ code: 'KeyZ', shift: true }, false)).toBe('Control+Shift+Z');
});
