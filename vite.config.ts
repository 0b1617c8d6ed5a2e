import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import packageFile from './package.json' with { type: 'json' };

/** The script in each page, and the app that it loads. */
const HYDRATION = 'src/client/entry-hydration.ts';
const APP = 'src/client/entry-client.tsx';
const IMPORTED_BY_ENTRIES: '$initial'[] = ['$initial'];

const clientBuild: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  manifest: 'manifest.json',
  rollupOptions: {
    input: { hydration: HYDRATION, 'entry-client': APP },
    output: {
      codeSplitting: {
        groups: [
          // With everything it imports.
          { name: 'hydration', test: HYDRATION, priority: 3 },
          // One file for pages in Italian, though the back office writes its days with it too.
          { name: 'texts-it', test: 'src/shared/texts/it/site.ts', priority: 3 },
          // The app in two files: one stays the same when only the site's own code changes.
          { name: 'vendor', test: 'node_modules', tags: IMPORTED_BY_ENTRIES, priority: 2 },
          { name: 'app', tags: IMPORTED_BY_ENTRIES, priority: 1 },
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
  define: { 'import.meta.env.VERSION': JSON.stringify(packageFile.version) },
  plugins: [
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
