import type { FastifyPluginCallback } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { getSiteName } from '#server/features/homepage/homepage.service.ts';
import { serveDocument } from './kept-document.ts';

const icons = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  // Phones crop this one to their own shape.
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

const writeManifest = async ({ database }: AppContext): Promise<string> => {
  const name = await getSiteName(database);
  return JSON.stringify({
    name,
    short_name: name,
    lang: 'it',
    start_url: '/',
    display: 'minimal-ui',
    theme_color: '#0d5167',
    background_color: '#fbf8f2',
    icons,
  });
};

/** The site's name and icons for a phone's home screen. */
export const webManifest =
  (app: AppContext): FastifyPluginCallback =>
  (server, _options, done) => {
    serveDocument(server, app, {
      path: '/manifest.webmanifest',
      type: 'application/manifest+json',
      write: () => writeManifest(app),
    });
    done();
  };
