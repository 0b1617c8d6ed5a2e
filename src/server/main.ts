import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

const OLDEST = [22, 18] as const;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  // Before anything native is loaded: on an older Node it would crash without a word.
  process.stderr.write(
    `Node ${OLDEST.join('.')} or later is needed, this is ${process.version}. ` +
      'Start with "npm start", which brings its own.\n',
  );
  process.exit(1);
}

// A small server has more time than memory: the heap's nursery grows no faster than it must.
setFlagsFromString('--semi-space-growth-factor=1');
// In the project's own folder: where it cannot be written, the site starts a little slower.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compile'));
const { runSite } = await import('./run-site.ts');
await runSite({ source: process.argv.includes('--dev') ? 'sources' : 'build' });
