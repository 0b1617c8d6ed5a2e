import type { Manifest } from '@tanstack/react-router';

/** One entry of Vite's manifest: a built file and what it needs. */
type BuiltFile = {
  file: string;
  css?: string[];
  imports?: string[];
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

/** Listens for a visitor, and then loads the other. */
const WAKE = 'src/client/wake.ts';
const APP = 'src/client/entry-client.tsx';

/**
 * What each route's page loads. A page that the server draws whole has the styles and the script that
 * waits for a visitor; one that needs its code at once names all of it ahead of time.
 */
export const routerManifest = (
  manifest: ViteManifest,
  needingCode: readonly string[],
): Manifest => {
  const [wakeFile] = filesOf(manifest, WAKE);
  const appFiles = filesOf(manifest, APP);
  if (!wakeFile || appFiles.length === 0) throw new Error('The build has no entry');
  const appParts = withImports(manifest, APP);
  const preloads = new Map(needingCode.map((id) => [id, new Set(appFiles)]));
  for (const key of Object.keys(manifest).filter((source) => source.startsWith(ROUTES))) {
    const files = preloads.get(routeIdOf(key));
    for (const file of filesOf(manifest, key, appParts)) files?.add(file);
  }
  return {
    routes: {
      [ROOT_ROUTE]: {
        scripts: [{ attrs: { type: 'module', async: true, src: wakeFile } }],
        css: (manifest[APP]?.css ?? []).map((file) => `/${file}`),
      },
      ...Object.fromEntries([...preloads].map(([id, files]) => [id, { preloads: [...files] }])),
    },
  };
};
