import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { expect, it } from 'vitest';
import { ROUTES_WITH_TEXTS } from '#server/http/pages/asset-manifest.ts';

// The visitors' stylesheet excludes folders and files by name, so a visitors' page that imports one of
// them would lack classes.

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

const withDependencies = (file: string, reached = new Set<string>()): Set<string> => {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const imported of importsOf(file)) withDependencies(imported, reached);
  return reached;
};

const excludedNames = (): string[] => {
  const sheet = readFileSync(join(STYLES, 'visitors.css'), 'utf8');
  const patterns = [...sheet.matchAll(/@source not "([^"]+)"/g)].map(([, pattern = '']) => pattern);
  return patterns.flatMap((pattern) => globSync(pattern, { cwd: STYLES }));
};

it('no public page imports a file that the stylesheet excludes', () => {
  const pages = globSync('routes/{__root,_site,_site/*}.tsx', { cwd: CLIENT });
  const reached = new Set(pages.flatMap((page) => [...withDependencies(join(CLIENT, page))]));
  expect(reached).toContain(join(CLIENT, 'features/homepage/hero.tsx'));

  const excluded = excludedNames().map((name) => join(STYLES, name));
  expect(excluded).toContain(join(CLIENT, 'ui/save-bar.tsx'));
  const unstyled = [...reached].filter((file) =>
    excluded.some((name) => file === name || file.startsWith(name + sep)),
  );
  expect(unstyled.map((file) => relative(CLIENT, file))).toEqual([]);
});

it('the pages with a text, and no others, carry the styles of texts', () => {
  const view = join(CLIENT, 'features/rich-text/view/rich-text-view.tsx');
  const withTexts = globSync('routes/_site/*.tsx', { cwd: CLIENT })
    .filter((route) => withDependencies(join(CLIENT, route)).has(view))
    .map((route) => route.replace(/^routes|\.tsx$|index\.tsx$/g, '').replaceAll('.', '/'));
  expect(['/_account', ...withTexts.toSorted()]).toEqual(ROUTES_WITH_TEXTS);
});
