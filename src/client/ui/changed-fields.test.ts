import { expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

const before = { name: 'Casa', images: ['a', 'b'], button: { text: 'Prenota', visible: true } };

it('finds what says something else, also inside', () => {
  const now = { name: 'Casa', images: ['b', 'a'], button: { text: 'Prenota', visible: false } };
  expect(changedFields(['name', 'images', 'button'], now, before)).toEqual({
    images: ['b', 'a'],
    button: { text: 'Prenota', visible: false },
  });
});

it('looks at the named fields only', () => {
  expect(changedFields(['name'], { ...before, images: [] }, before)).toEqual({});
});
