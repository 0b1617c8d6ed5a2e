import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unstable_localLink } from '@trpc/client';
import type {
  createOpenCheck,
  createPathCheck,
  createSecretCheck,
  PageManifest,
  RenderPage,
  routesOfApp,
} from '#client/entry-server.tsx';
import type { AppContext } from '#server/app-context.ts';
import { appRouter } from '#server/app-router.ts';
import { createPageContext } from '#server/http/request-context.ts';
import { languages } from '#server/languages.ts';
import type { Role } from '#shared/accounts/roles.ts';
import { todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { type Locale, splitLocale } from '#shared/languages/locales.ts';
import {
  islandFiles,
  type PageStyles,
  routerManifest,
  type ViteManifest,
} from './asset-manifest.ts';
import { newNonce } from './content-security-policy.ts';

type EntryServer = {
  renderPage: RenderPage;
  routesOfApp: typeof routesOfApp;
  createPathCheck: typeof createPathCheck;
  createOpenCheck: typeof createOpenCheck;
  createSecretCheck: typeof createSecretCheck;
  pageStyles: PageStyles;
};

/** The client's renderer and the files that its pages load. */
export type ClientBuild = {
  renderPage: RenderPage;
  manifest: PageManifest;
  /** The files of an island's code. */
  filesOf: (locale: Locale) => (island: string) => readonly string[];
};

/** The production build, which also knows which paths have no route, stay open, or are secret. */
export type VisitorsBuild = ClientBuild &
  Record<'hasNoRoute' | 'staysOpen' | 'isSecret', (path: string) => boolean>;

export type RenderedPage = {
  status: number;
  html: string;
  nonce: string;
  /** The target of a redirect; otherwise null. */
  location: string | null;
  /**
   * When nothing is found: the address whose not-found page to show, otherwise null. `html` is empty
   * unless it is the requested address.
   */
  notFoundAddress: string | null;
  /** False for a page whose route forbids storing it. */
  mayBeKept: boolean;
};

/** Renders a page as a visitor sees it, or as staff of a role do. */
export type PageRenderer = (
  path: string,
  requestId: string,
  viewer: Role | null,
) => Promise<RenderedPage>;

const DIST = resolve('dist');
export const CLIENT_FILES = resolve(DIST, 'client');

const readManifest = async (name: string): Promise<ViteManifest> =>
  JSON.parse(await readFile(resolve(CLIENT_FILES, name), 'utf8')) as ViteManifest;

/** Loads the output of `npm run build`. */
export const loadClientBuild = async (): Promise<VisitorsBuild> => {
  const entry = pathToFileURL(resolve(DIST, 'server/entry-server.js')).href;
  const client = (await import(/* @vite-ignore */ entry)) as EntryServer;
  const app = await readManifest('manifest.json');
  const pages = await readManifest('manifest-pages.json');
  return {
    renderPage: client.renderPage,
    hasNoRoute: client.createPathCheck(),
    staysOpen: client.createOpenCheck(),
    isSecret: client.createSecretCheck(),
    manifest: routerManifest({ app, pages }, client.routesOfApp(), client.pageStyles),
    filesOf: (locale) => islandFiles(pages, locale),
  };
};

/** Procedures are called in this process. */
export const createPageRenderer =
  (app: AppContext, loadBuild: () => Promise<ClientBuild>): PageRenderer =>
  async (path, requestId, viewer) => {
    const { renderPage, manifest, filesOf } = await loadBuild();
    const nonce = newNonce();
    const { locale } = splitLocale(path);
    const { status, headers, html, notFoundAddress } = await renderPage(
      new Request(new URL(path, app.config.publicUrl)),
      {
        manifest,
        filesOf: filesOf(locale),
        viewer,
        nonce,
        language: languages[locale],
        today: todayAtHouse(app.clock.now()),
        publicUrl: app.config.publicUrl,
        links: [
          unstable_localLink({
            router: appRouter,
            createContext: () => createPageContext(app, { requestId, locale, viewer }),
          }),
        ],
      },
    );
    return {
      status,
      html,
      nonce,
      notFoundAddress,
      location: headers.get('location'),
      mayBeKept: headers.get('cache-control') !== 'no-store',
    };
  };
