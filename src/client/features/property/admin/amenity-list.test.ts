import { expect, it } from 'vitest';
import { movedAmenity, withAmenity } from './amenity-list.ts';

it('adds what is new, trimmed, and nothing else', () => {
  expect(withAmenity(['TV'], '  Lavatrice \n nuova ')).toEqual(['TV', 'Lavatrice nuova']);
  expect(withAmenity(['TV'], '   ')).toBeNull();
  expect(withAmenity(['Macchina da caffè'], 'macchina da CAFFE')).toBeNull();
});

it('moves one place, and not beyond an end', () => {
  expect(movedAmenity(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(movedAmenity(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(movedAmenity(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(movedAmenity(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});
