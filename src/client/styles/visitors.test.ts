import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { expect, it } from 'vitest';
import { ROUTES_WITH_TEXTS } from '#server/http/pages/asset-manifest.ts';

// The visitors' stylesheet excludes folders and files by name. A visitors' page that imports one of them would lack
// classes, and each page would carry the classes of a forgotten one.

const STYLES = import.meta.dirname;
const CLIENT = resolve(STYLES, '..');

const sourceOf = (importer: string, specifier: string): string | null => {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('#client/')) return join(CLIENT, path.slice('#client/'.length));
  return path.startsWith('./') ? join(dirname(importer), path) : null;
};

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)[\s(]+'([^']+)'/g)]
    .map(([, specifier = '']) => sourceOf(file, specifier))
    .filter((source) => source !== null)
    .filter((source) => /\.tsx?$/.test(source) && existsSync(source));

/** The back office, whose frame has a stylesheet of its own; the router's list, which imports every route. */
const ELSEWHERE = /layouts\/admin\/|ui\/admin-page-header\.tsx$|route-tree\.gen\.ts$/;

const withDependencies = (file: string, reached = new Set<string>()): Set<string> => {
  if (reached.has(file) || ELSEWHERE.test(file)) return reached;
  reached.add(file);
  for (const imported of importsOf(file)) withDependencies(imported, reached);
  return reached;
};

const excludedNames = (): string[] => {
  const sheet = readFileSync(join(STYLES, 'visitors.css'), 'utf8');
  const patterns = [...sheet.matchAll(/@source not "([^"]+)"/g)].map(([, pattern = '']) => pattern);
  return patterns.flatMap((pattern) => globSync(pattern, { cwd: STYLES }));
};

const PAGES = [
  'entry-page.ts',
  'islands/registry.ts',
  'router.tsx',
  ...globSync('routes/{__root,soggiorno.*,{_site,_account}{,/*}}.tsx', { cwd: CLIENT }),
];

it('the stylesheet excludes every component but those of public pages and accounts', () => {
  const reached = new Set(PAGES.flatMap((page) => [...withDependencies(join(CLIENT, page))]));
  expect(reached).toContain(join(CLIENT, 'features/homepage/hero.tsx'));
  const excluded = excludedNames().map((name) => join(STYLES, name));
  const isExcluded = (file: string): boolean =>
    excluded.some((name) => file === name || file.startsWith(name + sep));
  const components = globSync('{features,layouts,routes,ui}/**/*.tsx', { cwd: CLIENT });
  expect(
    components.filter((file) => reached.has(join(CLIENT, file)) === isExcluded(join(CLIENT, file))),
  ).toEqual([]);
});

it('the pages with a text, and no others, carry the styles of texts', () => {
  const view = join(CLIENT, 'features/rich-text/view/rich-text-view.tsx');
  const withTexts = globSync('routes/_site/*.tsx', { cwd: CLIENT })
    .filter((route) => withDependencies(join(CLIENT, route)).has(view))
    .map((route) => route.replace(/^routes|\.tsx$|index\.tsx$/g, '').replaceAll('.', '/'));
  expect(['/_account', ...withTexts.toSorted()]).toEqual(ROUTES_WITH_TEXTS);
});
