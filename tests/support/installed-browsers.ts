import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env, getuid } from 'node:process';

type Program = {
  /** As in a sentence that begins "The browser tests need". */
  name: string;
  /** The variable that names it, where it is elsewhere. */
  variable: string;
  find: () => string | undefined;
  /** Its names in Debian. */
  packages: readonly string[];
};

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The first of these names that is in the path. */
const inPath = (...names: readonly string[]): string | undefined => {
  const folders = (env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
};

const install = (packages: readonly string[]): void => {
  const options = {
    stdio: 'inherit',
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  execFileSync('apt-get', ['update'], options);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
};

const canInstall = (): boolean => getuid?.() === 0 && existsSync('/etc/debian_version');

/** The path of a program; installs it if possible. Throws with instructions otherwise. */
const ensure = ({ name, variable, find, packages }: Program): string => {
  const there = env[variable] ?? find();
  if (there) return there;
  if (canInstall()) install(packages);
  const installed = find();
  if (installed) return installed;
  throw new Error(
    `The browser tests need ${name}: install it (Debian: "apt-get install ${packages.join(' ')}"), ` +
      `or set ${variable} to the one you have.`,
  );
};

export const ensureChromium = (): string =>
  ensure({
    name: 'Chromium or Chrome',
    variable: 'CHROMIUM_PATH',
    // The one without a window first: it is the same browser, and half as much work for the machine.
    find: () =>
      inPath(
        'chromium-headless-shell',
        'chromium',
        'chromium-browser',
        'google-chrome',
        'google-chrome-stable',
      ),
    packages: ['chromium-headless-shell'],
  });

export const ensureFirefox = (): string =>
  ensure({
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    find: () => inPath('firefox-esr', 'firefox'),
    packages: ['firefox-esr'],
  });

/** A minimal WebKit browser, its driver, and a virtual screen. */
export const ensureWebKit = (): { browser: string; driver: string; screen: string } => {
  const packages = ['webkit2gtk-driver', 'xvfb', 'xauth'];
  return {
    driver: ensure({
      name: 'the driver of WebKit',
      variable: 'WEBKIT_DRIVER_PATH',
      find: () => inPath('WebKitWebDriver'),
      packages,
    }),
    browser: ensure({
      name: 'the browser of WebKitGTK',
      variable: 'WEBKIT_PATH',
      find: () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').find(isExecutable),
      packages,
    }),
    screen: ensure({
      name: 'a screen in memory',
      variable: 'XVFB_RUN_PATH',
      find: () => inPath('xvfb-run'),
      packages,
    }),
  };
};
