import type { Active, Over } from '@dnd-kit/core';
import { expect, it } from 'vitest';
import { dragAnnouncements } from './sorting-labels.ts';

const said = dragAnnouncements([
  { id: 'a', name: 'Terrazza' },
  { id: 'b', name: 'Cucina' },
]);
const active = { id: 'a' } as Active;
const over = (id: string) => ({ id }) as Over;

it('says where a picture is while it is on its way', () => {
  expect(said.onDragOver({ active, over: over('a') })).toBe(
    'Terrazza: presa, al suo posto, 1 di 2.',
  );
  expect(said.onDragOver({ active, over: over('b') })).toBe('Terrazza: posizione 2 di 2.');
  expect(said.onDragOver({ active, over: null })).toBeUndefined();
});

it('says where it was left, or that it is where it was', () => {
  expect(said.onDragEnd({ active, over: over('b') })).toBe('Lasciata. Terrazza: posizione 2 di 2.');
  expect(said.onDragEnd({ active, over: null })).toBe('Terrazza: rimasta al suo posto.');
});
