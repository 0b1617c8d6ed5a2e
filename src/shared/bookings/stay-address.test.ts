import { expect, it } from 'vitest';
import { parseStayAddress, stayQuery } from './stay-address.ts';

const read = (query: string) =>
  stayQuery(parseStayAddress(Object.fromEntries(new URLSearchParams(query))));

it('is the same after it was read', () => {
  const query = '?arrivo=2026-07-04&partenza=2026-07-11&ospiti=4&oltre12=2';
  expect(read(query)).toBe(query);
  expect(read('?oltre12=2&ospiti=4&partenza=2026-07-11&utm_source=x&arrivo=2026-07-04')).toBe(
    query,
  );
});

it.each([
  '',
  '?arrivo=',
  '?arrivo=2026-02-30',
  '?arrivo=4%20luglio&ospiti=tanti',
  '?ospiti=0',
  '?ospiti=9',
  '?ospiti=2.5',
  '?ospiti=-1',
  '?oltre12=2',
  '?partenza=%3Cscript%3E',
])('ignores %j', (query) => {
  expect(read(query)).toBe('');
});

it('keeps valid values', () => {
  expect(read('?arrivo=2026-07-04&partenza=2026-07-01&ospiti=3&oltre12=7')).toBe(
    '?arrivo=2026-07-04&ospiti=3',
  );
  expect(read('?ospiti=3&oltre12=3')).toBe('?ospiti=3');
  expect(read('?partenza=2026-07-11')).toBe('?partenza=2026-07-11');
});

it.each([[['2026-07-04']], [{ a: 1 }], [true], [null], [7]])(
  'ignores %j where the router parsed a value',
  (arrivo) => {
    expect(parseStayAddress({ arrivo, ospiti: [2] })).toStrictEqual({
      arrivo: undefined,
      partenza: undefined,
      ospiti: undefined,
      oltre12: undefined,
    });
  },
);
