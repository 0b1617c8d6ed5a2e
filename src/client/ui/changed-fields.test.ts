import { expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

const before = { name: 'Casa', images: ['a', 'b'], button: { text: 'Prenota', visible: true } };

it('finds changed values, nested ones too', () => {
  const now = { name: 'Casa', images: ['b', 'a'], button: { text: 'Prenota', visible: false } };
  expect(changedFields(['name', 'images', 'button'], now, before)).toEqual({
    images: ['b', 'a'],
    button: { text: 'Prenota', visible: false },
  });
});

it('ignores all but the named fields', () => {
  expect(changedFields(['name'], { ...before, images: [] }, before)).toEqual({});
});
