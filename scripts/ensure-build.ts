import { execFileSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';

const BUILT = 'dist/server/run-site.js';
/** The build writes it last. */
const DOCUMENT = 'dist/openapi.json';
/** The files that go into the build. */
const SOURCES = [
  ...['src/**/*', 'migrations/**/*', 'scripts/openapi/*'],
  ...['vite.config.ts', 'package-lock.json'],
];
/** Written by the build itself. */
const GENERATED = /\.gen\.ts$/;

const isStale = (): boolean => {
  if (!existsSync(BUILT) || !existsSync(DOCUMENT)) return true;
  const builtAt = statSync(BUILT).mtimeMs;
  return globSync(SOURCES).some(
    (file) => !GENERATED.test(file) && statSync(file).mtimeMs > builtAt,
  );
};

/** Builds the server and the client when the build is missing or older than the sources. */
export const ensureBuild = (): void => {
  if (!isStale()) return;
  process.stdout.write(
    'Preparo le pagine e il server (build): un minuto, su un server piccolo di più…\n',
  );
  // With a test runner's NODE_ENV, libraries would be bundled as development versions.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', env });
};
