import type { Active, Over } from '@dnd-kit/core';
import { expect, it } from 'vitest';
import { dragAnnouncements } from './drag-messages.ts';

const announcements = dragAnnouncements([
  { id: 'a', name: 'Terrazza' },
  { id: 'b', name: 'Cucina' },
]);
const active = { id: 'a' } as Active;
const over = (id: string) => ({ id }) as Over;

it('announces the position during a drag', () => {
  expect(announcements.onDragOver({ active, over: over('a') })).toBe(
    'Terrazza: presa, al suo posto, 1 di 2.',
  );
  expect(announcements.onDragOver({ active, over: over('b') })).toBe('Terrazza: posizione 2 di 2.');
  expect(announcements.onDragOver({ active, over: null })).toBeUndefined();
});

it('announces the final position, or that nothing has moved', () => {
  expect(announcements.onDragEnd({ active, over: over('b') })).toBe(
    'Lasciata. Terrazza: posizione 2 di 2.',
  );
  expect(announcements.onDragEnd({ active, over: null })).toBe('Terrazza: rimasta al suo posto.');
});
