/**
 * Draws the sample pictures of the site: the house, its rooms and its surroundings, one file per
 * scene, each a layered illustration turned into WebP. The seeds are fixed, so drawing again gives
 * the same pictures.
 *
 *   node scripts/draw-sample-pictures/index.ts               draws them all
 *   node scripts/draw-sample-pictures/index.ts hero casa     draws only those
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import sharp from 'sharp';

import { scenes } from './scenes/index.ts';

const folder = fileURLToPath(
  new URL('../../src/server/features/sample-house/sample/pictures/', import.meta.url),
);
const wanted = process.argv.slice(2);

await mkdir(folder, { recursive: true });

for (const [name, draw] of Object.entries(scenes)) {
  if (wanted.length && !wanted.includes(name)) continue;

  const file = `${folder}${name}.webp`;
  const { width, height, size } = await sharp(Buffer.from(draw()))
    .webp({ quality: 80, effort: 6 })
    .toFile(file);

  process.stdout.write(`${name}.webp ${width}x${height} ${Math.round(size / 1024)} KB\n`);
}
