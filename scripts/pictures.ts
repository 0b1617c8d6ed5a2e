import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { printLine, readArguments, runCommand, UsageError } from './run-command.ts';

// `npm run pictures -- FOLDER` takes pictures of each state of each screen, at three widths.
// `npm run pictures -- FOLDER --compare EARLIER` then names the pictures that differ from those in EARLIER.

const USAGE = 'npm run pictures -- FOLDER [--compare EARLIER]';

/** The share of pixels that may differ: a blinking cursor, the edge of a letter. */
const TOLERANCE = 0.0005;

const takePictures = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  execFileSync('vitest', ['run', '--project', 'thorough', 'tests/e2e/screens-'], {
    stdio: 'inherit',
    env: { ...process.env, PICTURES_FOLDER: folder },
  });
};

const pixelsOf = (file: string) =>
  sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** The differences of two pictures in words, or null. */
const differenceOf = async (earlier: string, later: string): Promise<string | null> => {
  const [before, after] = await Promise.all([pixelsOf(earlier), pixelsOf(later)]);
  const { width, height } = after.info;
  if (before.info.width !== width || before.info.height !== height) {
    return `${before.info.width} × ${before.info.height} became ${width} × ${height}`;
  }
  let changed = 0;
  for (let index = 0; index < after.data.length; index += 3) {
    if (before.data.compare(after.data, index, index + 3, index, index + 3) !== 0) changed += 1;
  }
  const share = changed / (width * height);
  return share > TOLERANCE ? `${(share * 100).toFixed(2)} % of the pixels changed` : null;
};

const compare = async (earlier: string, later: string): Promise<void> => {
  const names = [...new Set([...readdirSync(earlier), ...readdirSync(later)])].sort();
  let same = 0;
  for (const name of names) {
    const [before, after] = [join(earlier, name), join(later, name)];
    if (!existsSync(after)) printLine(`${name}: only before`);
    else if (!existsSync(before)) printLine(`${name}: only now`);
    else {
      const difference = await differenceOf(before, after);
      if (difference === null) same += 1;
      else printLine(`${name}: ${difference}`);
    }
  }
  printLine(`${same} of ${names.length} pictures are the same.`);
};

await runCommand(async () => {
  const { values, positionals } = readArguments(USAGE, { compare: { type: 'string' } });
  const [folder] = positionals;
  if (folder === undefined) throw new UsageError(USAGE);
  const later = resolve(folder);
  if (!existsSync(later)) takePictures(later);
  if (values.compare !== undefined) await compare(resolve(values.compare), later);
});
