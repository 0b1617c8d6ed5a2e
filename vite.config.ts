import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

/** What a page loads before anybody touches it. */
const WAKE =
  /src\/client\/(wake|held-press|late-layout|ui\/restored-forms|features\/accounts\/session\/token)\.ts|vite\/preload-helper/;
/** What every page needs then comes in two files. This one stays the same when the site's own code changes. */
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|@tanstack|@trpc|seroval|seroval-plugins)\//;
const EVERY_PAGE: '$initial'[] = ['$initial'];

/** The routes whose parts are not worth a file each: what visitors read. */
const READ_BY_VISITORS = /^\/_site(\/|\/(blog|gallery_?|pages)\/(\$slug)?|\/(gallery|contact))?$/;

const clientBuild: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  manifest: 'manifest.json',
  rollupOptions: {
    input: ['src/client/wake.ts', 'src/client/entry-client.tsx'],
    output: {
      codeSplitting: {
        groups: [
          { name: 'wake', test: WAKE, priority: 3 },
          { name: 'vendor', test: VENDOR, tags: EVERY_PAGE, priority: 2 },
          { name: 'site', tags: EVERY_PAGE, priority: 1 },
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

export default defineConfig(({ command }) => ({
  publicDir: 'src/client/public',
  plugins: [
    tanstackRouter({
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) => (READ_BY_VISITORS.test(routeId) ? [] : undefined),
      },
    }),
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
      build: clientBuild,
      // The browser keeps the styles that stand in the page.
      define: { 'process.env.TSS_INLINE_CSS_ENABLED': '"true"' },
    },
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
