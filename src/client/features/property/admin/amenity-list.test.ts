import { expect, it } from 'vitest';
import { movedAmenity, withAmenity } from './amenity-list.ts';

it('adds only new amenities, trimmed', () => {
  expect(withAmenity(['TV'], '  Lavatrice \n nuova ')).toEqual(['TV', 'Lavatrice nuova']);
  expect(withAmenity(['TV'], '   ')).toBeNull();
  expect(withAmenity(['Macchina da caffè'], 'macchina da CAFFE')).toBeNull();
});

it('moves by one, not beyond either end', () => {
  expect(movedAmenity(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(movedAmenity(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(movedAmenity(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(movedAmenity(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});
