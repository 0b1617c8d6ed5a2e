import type { Manifest } from '@tanstack/react-router';
import type { Locale } from '#shared/languages/locales.ts';

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

/** The script of each page, and the app. */
const PAGE = 'src/client/entry-page.ts';
const APP = 'src/client/entry-client.tsx';

/** The styles that stand in the pages; they are no files. */
export type PageStyles = Record<'visitors' | 'texts', string>;

/** Their pages may show texts of the owners'. */
export const ROUTES_WITH_TEXTS: readonly string[] = [
  '/_account',
  '/_site/blog/$slug',
  '/_site/pages/',
  '/_site/pages/$slug',
];

/**
 * Loads the page's script after the first picture is drawn, or at the first press or key. Tries again when the
 * browser is back online.
 */
const afterFirstScreen = (part: BuiltFile) => ({
  children: `for(const type of["firstscreen","pointerdown","keydown","online"])addEventListener(type,()=>import("${scriptOf(part)}"))`,
});

type Built = {
  /** Of the app's build. */
  app: ViteManifest;
  /** Of the build of the pages' script and the islands. */
  pages: ViteManifest;
};

/** What each route's page loads: its styles and the page's script; the app's routes also the app and their code. */
export const routerManifest = (
  { app: manifest, pages }: Built,
  routesOfApp: readonly string[],
  styles: PageStyles,
): PageManifest => {
  const [page] = partsOf(pages, PAGE);
  const app = partsOf(manifest, APP);
  if (!page || app.length === 0) throw new Error('The build has no entry');
  const appKeys = withImports(manifest, APP);
  const parts = new Map(routesOfApp.map((id) => [id, new Set(app)]));
  for (const key of Object.keys(manifest).filter((source) => source.startsWith(ROUTES))) {
    const files = parts.get(routeIdOf(key));
    for (const part of partsOf(manifest, key, appKeys)) files?.add(part);
  }
  return {
    inlineCss: { styles },
    routes: {
      [ROOT_ROUTE]: {
        scripts: [afterFirstScreen(page)],
        css: ['visitors'],
      },
      ...Object.fromEntries(ROUTES_WITH_TEXTS.map((id) => [id, { css: ['texts'] }])),
      ...Object.fromEntries(
        [...parts].map(([id, files]) => [
          id,
          {
            // The page's script imports the first.
            preloads: [...files].map(scriptOf),
            css: [
              ...[...files].flatMap(stylesOf),
              ...(ROUTES_WITH_TEXTS.includes(id) ? ['texts'] : []),
            ],
          },
        ]),
      ),
    },
  };
};

const REGISTRY = 'src/client/islands/registry.ts';
/** Every island but those that need no React is hydrated by this. */
const HYDRATE = 'src/client/islands/hydrate-island.tsx';
const textsOf = (locale: Locale): string[] =>
  ['site', 'stay'].map((part) => `src/shared/texts/${locale}/${part}.ts`);

/** The files of an island's code, which is the module called after it, and of its texts. */
export const islandFiles = (
  pages: ViteManifest,
  locale: Locale,
): ((island: string) => readonly string[]) => {
  const pageKeys = withImports(pages, PAGE);
  return (island) => {
    const module = new RegExp(`/${island}-island\\.tsx?$`);
    const sources = Object.keys(pages).filter((source) => module.test(source));
    const roots = [
      REGISTRY,
      ...sources,
      ...(sources[0]?.endsWith('x') ? [HYDRATE, ...textsOf(locale)] : []),
    ];
    return [...new Set(roots.flatMap((root) => partsOf(pages, root, pageKeys)).map(scriptOf))];
  };
};
