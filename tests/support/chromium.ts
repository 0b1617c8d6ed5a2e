import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env, getuid } from 'node:process';

/** The one without a window first: it is the same browser, and half as much work for the machine. */
const HEADLESS_PACKAGE = 'chromium-headless-shell';
const names = [
  HEADLESS_PACKAGE,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const findChromium = (): string | undefined => {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const folders = (env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
};

const installChromium = (): void => {
  const options = {
    stdio: 'inherit',
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  execFileSync('apt-get', ['update'], options);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', HEADLESS_PACKAGE], options);
};

const canInstall = (): boolean => getuid?.() === 0 && existsSync('/etc/debian_version');

/** The path of a Chromium, which is installed where that is possible. Throws saying what to do. */
export const ensureChromium = (): string => {
  const found = findChromium();
  if (found) return found;
  if (canInstall()) installChromium();
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium or Chrome: install one (Debian: "apt-get install chromium-headless-shell"), ' +
      'or set CHROMIUM_PATH to the one you have.',
  );
};
