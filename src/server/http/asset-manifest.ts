import type { Manifest } from '@tanstack/react-router';

/** One entry of Vite's manifest: a built file and what it needs. */
type BuiltFile = {
  file: string;
  css?: string[];
  imports?: string[];
};

export type ViteManifest = Record<string, BuiltFile>;

/** The router's manifest, and the texts of the styles that stand in the pages themselves. */
type PageManifest = Manifest & { inlineCss: { styles: Record<string, string> } };

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

const partsOf = (manifest: ViteManifest, key: string, except = new Set<string>()): BuiltFile[] =>
  [...withImports(manifest, key)]
    .filter((part) => !except.has(part))
    .flatMap((part) => manifest[part] ?? []);

const scriptOf = ({ file }: BuiltFile): string => `/${file}`;
const stylesOf = ({ css = [] }: BuiltFile): string[] => css.map((file) => `/${file}`);

/** The script in each page, and the app that it loads. */
const HYDRATION = 'src/client/hydration/index.ts';
const APP = 'src/client/entry-client.tsx';

/** The name that the visitors' styles go by among those of a route; they are no file. */
const VISITORS_STYLES = 'visitors.css';

/**
 * What each route's page loads: a page that the server renders its styles and the script that hydrates it
 * later; one that needs the app at once also preloads all of its code.
 */
export const routerManifest = (
  manifest: ViteManifest,
  needingCode: readonly string[],
  visitorsStyles: string,
): PageManifest => {
  const [hydration] = partsOf(manifest, HYDRATION);
  const app = partsOf(manifest, APP);
  if (!hydration || app.length === 0) throw new Error('The build has no entry');
  const appKeys = withImports(manifest, APP);
  const parts = new Map(needingCode.map((id) => [id, new Set(app)]));
  for (const key of Object.keys(manifest).filter((source) => source.startsWith(ROUTES))) {
    const files = parts.get(routeIdOf(key));
    for (const part of partsOf(manifest, key, appKeys)) files?.add(part);
  }
  return {
    inlineCss: { styles: { [VISITORS_STYLES]: visitorsStyles } },
    routes: {
      [ROOT_ROUTE]: {
        scripts: [{ attrs: { type: 'module', async: true, src: scriptOf(hydration) } }],
        css: [VISITORS_STYLES],
      },
      ...Object.fromEntries(
        [...parts].map(([id, files]) => [
          id,
          { preloads: [...files].map(scriptOf), css: [...files].flatMap(stylesOf) },
        ]),
      ),
    },
  };
};
