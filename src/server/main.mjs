import { existsSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

// Plain JavaScript: an older Node must be able to parse it, and loading TypeScript would delay the
// start by 60 ms.

const OLDEST = /** @type {const} */ ([22, 18]);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  // Before native modules are loaded, which would crash without a message.
  const start = existsSync('package-lock.json')
    ? 'npm start'
    : 'node_modules/.bin/node src/server/main.mjs';
  process.stderr.write(
    `Node ${OLDEST.join('.')} or later is needed, this is ${process.version}. ` +
      `Start with "${start}", which brings its own.\n`,
  );
  process.exit(1);
}

const { version } = module.createRequire(import.meta.url)('#package');
process.stdout.write(`Casa vacanze ${version}\n`);

// Saves memory at the cost of processor time: the V8 heap's young generation grows only as much as it
// must.
setFlagsFromString('--semi-space-growth-factor=1');
// In the project's own folder; where that is not writable, the site starts a little slower.
module.enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compile'));

const isDev = process.argv.includes('--dev');
// The build bundles the server into a few files: finding and reading hundreds took most of the start.
const { runSite } = await import(isDev ? './run-dev-site.ts' : '../../dist/server/run-site.js');
await runSite();
