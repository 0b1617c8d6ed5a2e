import type { Manifest } from '@tanstack/react-router';

/** One entry of Vite's manifest: a built file and its imports. */
type BuiltFile = {
  file: string;
  css?: string[];
  imports?: string[];
};

export type ViteManifest = Record<string, BuiltFile>;

/** The router's manifest, with the styles that are inlined in the pages. */
type PageManifest = Manifest & { inlineCss: { styles: Record<string, string> } };

const ROUTES = 'src/client/routes/';
const ROOT_ROUTE = '__root__';

/** `src/client/routes/admin/index.tsx?tsr-split=component` → `/admin/` */
const routeIdOf = (source: string): string => {
  const path = source.slice(ROUTES.length).replace(/\.tsx.*/, '');
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
const HYDRATION = 'src/client/entry-hydration.ts';
const APP = 'src/client/entry-client.tsx';

/** The key of the visitors' styles among those of a route; they are no file. */
const VISITORS_STYLES = 'visitors.css';

const moduleScript = (part: BuiltFile) => ({ attrs: { type: 'module', src: scriptOf(part) } });

/**
 * Loads the app after the first picture is drawn, or at the first interaction. Tries again when the
 * browser is back online.
 */
const afterFirstScreen = (part: BuiltFile) => ({
  children: `for(const type of["firstscreen","pointerdown","keydown","online"])addEventListener(type,()=>import("${scriptOf(part)}"))`,
});

/**
 * What each route's page loads: its styles, and the script that loads the app on the first interaction.
 * Client-rendered pages load the app and their route's code directly.
 */
export const routerManifest = (
  manifest: ViteManifest,
  clientRendered: readonly string[],
  visitorsStyles: string,
): PageManifest => {
  const [hydration] = partsOf(manifest, HYDRATION);
  const app = partsOf(manifest, APP);
  const [entry] = app;
  if (!hydration || !entry) throw new Error('The build has no entry');
  const appKeys = withImports(manifest, APP);
  const parts = new Map(clientRendered.map((id) => [id, new Set(app)]));
  for (const key of Object.keys(manifest).filter((source) => source.startsWith(ROUTES))) {
    const files = parts.get(routeIdOf(key));
    for (const part of partsOf(manifest, key, appKeys)) files?.add(part);
  }
  return {
    inlineCss: { styles: { [VISITORS_STYLES]: visitorsStyles } },
    routes: {
      [ROOT_ROUTE]: {
        scripts: [afterFirstScreen(hydration)],
        css: [VISITORS_STYLES],
      },
      ...Object.fromEntries(
        [...parts].map(([id, files]) => [
          id,
          {
            scripts: [moduleScript(entry)],
            preloads: [...files].map(scriptOf),
            css: [...files].flatMap(stylesOf),
          },
        ]),
      ),
    },
  };
};
