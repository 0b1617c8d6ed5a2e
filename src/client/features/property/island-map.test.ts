import { expect, it } from 'vitest';
import { islandMap, MAP } from './island-map.ts';

const mapAt = (latitude: number, longitude: number) => islandMap({ latitude, longitude });

it.each([
  ['San Pietro', 39.12431, 8.29264],
  ['Elba', 42.78, 10.3],
  ['Ischia', 40.72, 13.9],
  ['La Maddalena', 41.23, 9.41],
  ['Pantelleria', 36.8, 12.0],
  ['Lampedusa', 35.51, 12.57],
  ['Sardegna', 40.32, 9.33],
  ['Sicilia', 37.57, 14.28],
])('a house on %s is on the map of that island', (island, latitude, longitude) => {
  const map = mapAt(latitude, longitude) ?? expect.fail();
  expect(map.island).toBe(island);
  expect(map.lands.filter(({ isOwn }) => isOwn).map(({ name }) => name)).toEqual([island]);
  const [x, y] = map.house;
  expect(x).toBeGreaterThan(0);
  expect(x).toBeLessThan(MAP.width);
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(MAP.height);
});

it('shows the coasts beside the island, and names what has room', () => {
  const map = mapAt(41.23, 9.41) ?? expect.fail();
  expect(map.lands.map(({ name }) => name)).toEqual(['Sardegna', 'La Maddalena', 'Caprera']);
  expect(map.lands.filter(({ nameAt }) => nameAt).map(({ name }) => name)).toEqual(['Caprera']);
});

it('names the towns around, as far as no name covers the house or another', () => {
  const townsAt = (latitude: number, longitude: number) =>
    mapAt(latitude, longitude)?.towns.map(({ name }) => name);
  expect(townsAt(39.12431, 8.29264)).toEqual(['Carloforte', 'Portovesme', 'Calasetta']);
  expect(townsAt(42.78, 10.3)).toContain('Portoferraio');
  // The house is in the town.
  expect(townsAt(39.1408, 8.3039)).not.toContain('Carloforte');
  expect(townsAt(40.32, 9.33)).toEqual([]);
});

it('has a scale of whole kilometres that fits', () => {
  expect(mapAt(39.12431, 8.29264)?.scale).toMatchObject({ km: 5 });
  expect(mapAt(40.32, 9.33)?.scale).toMatchObject({ km: 100 });
});

it('shows a house on an island that the data lack between the coasts around it', () => {
  const capri = mapAt(40.55, 14.24) ?? expect.fail();
  expect(capri.lands.some(({ isOwn }) => isOwn)).toBe(false);
  expect(capri.house).toEqual([MAP.width / 2, MAP.height / 2]);
});

it('is null far from any coast, and outside of Italy', () => {
  expect(mapAt(45.46, 9.19)).toBeNull();
  expect(mapAt(48.85, 2.35)).toBeNull();
});
