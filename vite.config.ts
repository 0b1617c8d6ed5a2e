import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import packageFile from './package.json' with { type: 'json' };

const APP = 'src/client/entry-client.tsx';
const PAGE = 'src/client/entry-page.ts';
const IMPORTED_BY_ENTRIES: '$initial'[] = ['$initial'];

/** The app of back office and accounts. */
const appBuild: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  manifest: 'manifest.json',
  rollupOptions: {
    input: { 'entry-client': APP },
    output: {
      codeSplitting: {
        groups: [
          // The app in two files: one stays the same when only the site's own code changes.
          { name: 'vendor', test: 'node_modules', tags: IMPORTED_BY_ENTRIES, priority: 2 },
          { name: 'app', tags: IMPORTED_BY_ENTRIES, priority: 1 },
          // What screens share, in two files instead of fifty; the login needs the first alone.
          { name: 'shared', test: /src\/|lucide/, minShareCount: 12, priority: 0.5 },
          { name: 'office', test: /features\/(?!accounts)/, minShareCount: 3 },
        ],
      },
    },
  },
};

type ModuleGraph = { getModuleInfo: (id: string) => { importers: string[] } | null };

/** Whether nothing else imports a module than the request form, of which `list-rules.tsx` is the larger edition. */
const isOfRequestForm = (
  id: string,
  graph: ModuleGraph,
  above: readonly string[] = [],
): boolean => {
  if (/features\/bookings\/(booking-island|list-rules)\.tsx/.test(id)) return true;
  const importers = graph.getModuleInfo(id)?.importers.filter((one) => !above.includes(one)) ?? [];
  return (
    importers.length > 0 &&
    importers.every((importer) => isOfRequestForm(importer, graph, [...above, id]))
  );
};

/** The islands that many readers meet. The page of a stay has others, and some code waits for a dialog. */
const OFTEN_MET = /\/(hydrate|booking|contact|member)-island\.tsx$/;

const isOftenMet = (id: string, graph: ModuleGraph, seen = new Set<string>()): boolean => {
  if (OFTEN_MET.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const { importers = [] } = graph.getModuleInfo(id) ?? {};
  return importers.some((importer) => isOftenMet(importer, graph, seen));
};

/** The script of each page and the islands that it loads. Shares no file with the app, which would add its code. */
const pagesBuild: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  emptyOutDir: false,
  copyPublicDir: false,
  manifest: 'manifest-pages.json',
  // Each island's element names its files.
  modulePreload: false,
  rollupOptions: {
    input: { 'page-script': PAGE },
    // The package does not say that its unused links have no effect.
    treeshake: { moduleSideEffects: [{ test: /@trpc.client/, sideEffects: false }] },
    output: {
      codeSplitting: {
        groups: [
          { name: 'page-script', tags: IMPORTED_BY_ENTRIES, priority: 2 },
          // What these islands share, in one file: it compresses better than many.
          {
            debugName: 'islands',
            name: (id, graph) =>
              isOftenMet(id, graph) && !isOfRequestForm(id, graph) ? 'islands' : null,
            test: /^(?!.*(load-language|later-texts))/,
            minShareCount: 2,
            priority: 1,
          },
        ],
      },
    },
  },
};

/** Packages with native parts, which look for files beside their own. */
const NOT_BUNDLED = ['argon2', 'better-sqlite3', 'sharp'];

const serverBuild = {
  outDir: 'dist/server',
  ssr: true,
  copyPublicDir: false,
  rollupOptions: {
    input: ['src/client/entry-server.tsx', 'src/server/run-site.ts'],
    external: NOT_BUNDLED,
    output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
  },
};

/**
 * Vite wraps each dynamic import of the pages' script in a loader of 1 KB, for files that the import needs besides.
 * The pages name these files themselves, so the import alone is enough.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'pages',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

export default defineConfig(({ command }) => ({
  publicDir: 'src/client/public',
  define: { 'import.meta.env.VERSION': JSON.stringify(packageFile.version) },
  plugins: [
    plainImports,
    tanstackRouter(),
    react(),
    tailwindcss(),
    compression({
      // What browsers are sent; the server's own code stays as it is.
      include: [/assets\/.+\.(js|css)$/, /\.svg$/],
      algorithms: [defineAlgorithm('brotliCompress'), defineAlgorithm('gzip')],
    }),
  ],
  environments: {
    client: {
      build: appBuild,
      // The browser keeps the styles that stand in the page.
      define: { 'process.env.TSS_INLINE_CSS_ENABLED': '"true"' },
    },
    pages: { consumer: 'client', build: pagesBuild },
    ssr: {
      build: serverBuild,
      // Everything in one file starts twice as fast; while developing, Node loads packages itself.
      ...(command === 'build' && {
        resolve: { noExternal: true as const },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
    },
  },
  // The server draws pages outside any Vite project: it looks the built files up in the manifest.
  appType: 'custom',
}));
