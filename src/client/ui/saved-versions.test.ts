import { expect, it } from 'vitest';
import { changedMeanwhile } from './saved-versions.ts';

const names = { title: 'Titolo', excerpt: 'Estratto' };
const base = { title: 'Spiagge', excerpt: 'Tre', hidden: 1 };

it('names the fields that another user has changed, whether or not they were changed here too', () => {
  const saved = { title: 'Calette', excerpt: 'Quattro', hidden: 1 };
  expect(changedMeanwhile(names, { base, saved, typed: base })).toEqual(['Titolo', 'Estratto']);
  const typed = { ...base, title: 'Scogli' };
  expect(changedMeanwhile(names, { base, saved, typed })).toEqual(['Titolo', 'Estratto']);
});

it('leaves out fields with the same change, and those that the form does not show', () => {
  const saved = { title: 'Calette', excerpt: 'Tre', hidden: 2 };
  expect(changedMeanwhile(names, { base, saved, typed: { ...base, title: 'Calette' } })).toEqual(
    [],
  );
});
