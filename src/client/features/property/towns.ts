type Town = readonly [name: string, longitude: number, latitude: number];

/**
 * Towns and harbours of the islands, and where the ferries to them leave; the first have precedence on a map.
 * Coordinates to some hundred metres, enough for a drawn map.
 */
// biome-ignore format: a table
export const towns: readonly Town[] = [
  ['Carloforte', 8.3039, 39.1408],
  ['Portovesme', 8.3969, 39.1978],
  ['Calasetta', 8.368, 39.107],
  ['Sant’Antioco', 8.4524, 39.0702],
  ['La Maddalena', 9.4083, 41.2142],
  ['Palau', 9.3819, 41.1794],
  ['Portoferraio', 10.313, 42.8123],
  ['Piombino', 10.5259, 42.9255],
  ['Porto Azzurro', 10.3972, 42.7675],
  ['Marciana Marina', 10.1949, 42.8026],
  ['Giglio Porto', 10.9189, 42.3596],
  ['Ischia', 13.9486, 40.7379],
  ['Forio', 13.86, 40.7376],
  ['Procida', 14.0146, 40.7564],
  ['Lipari', 14.954, 38.4674],
  ['Milazzo', 15.2402, 38.2201],
  ['Santa Marina Salina', 14.8708, 38.5612],
  ['Pantelleria', 11.9461, 36.8284],
  ['Lampedusa', 12.6096, 35.5014],
  ['Ustica', 13.1929, 38.7099],
  ['Favignana', 12.3296, 37.9295],
  ['Trapani', 12.5362, 38.0176],
];
