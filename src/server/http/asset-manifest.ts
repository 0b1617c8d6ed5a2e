import type { Manifest } from '@tanstack/react-router';

/** One entry of Vite's manifest: a built file and what it needs. */
type BuiltFile = {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
};

export type ViteManifest = Record<string, BuiltFile>;

const ROUTES = 'src/client/routes/';
const ROOT_ROUTE = '__root__';

/** `src/client/routes/admin/index.tsx?tsr-split=component` → `/admin/` */
const routeIdOf = (source: string): string => {
  const path = source.slice(ROUTES.length).replace(/\.tsx.*$/, '');
  return `/${path.replaceAll('.', '/').replace(/(^|\/)index$/, '$1')}`;
};

const withImports = (
  manifest: ViteManifest,
  key: string,
  seen = new Set<string>(),
): Set<string> => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key]?.imports ?? []) withImports(manifest, imported, seen);
  return seen;
};

const filesOf = (manifest: ViteManifest, key: string, except = new Set<string>()): string[] =>
  [...withImports(manifest, key)]
    .filter((part) => !except.has(part))
    .flatMap((part) => (manifest[part] ? [`/${manifest[part].file}`] : []));

/** What each route's page loads: scripts and styles of the entry, and its own parts ahead of time. */
export const routerManifest = (manifest: ViteManifest): Manifest => {
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entryKey === undefined) throw new Error('The build has no entry');
  const entryParts = withImports(manifest, entryKey);
  const [entryFile = '', ...entryImports] = filesOf(manifest, entryKey);

  const routes: Manifest['routes'] = {
    [ROOT_ROUTE]: {
      preloads: [entryFile, ...entryImports],
      scripts: [{ attrs: { type: 'module', async: true, src: entryFile } }],
      css: (manifest[entryKey]?.css ?? []).map((file) => `/${file}`),
    },
  };
  for (const key of Object.keys(manifest).filter((source) => source.startsWith(ROUTES))) {
    const route = routes[routeIdOf(key)] ?? { preloads: [] };
    const preloads = [...(route.preloads ?? []), ...filesOf(manifest, key, entryParts)];
    routes[routeIdOf(key)] = { preloads: [...new Set(preloads)] };
  }
  return { routes };
};
