import { readdirSync } from 'node:fs';

const folder = new URL('../../src/client/routes/', import.meta.url).pathname;

/** 'admin/blog.tsx' → '/admin/blog', '_site/gallery_.$slug.tsx' → '/gallery/$slug'. */
const routeOf = (file: string): string =>
  `/${file
    .replace(/\.tsx$/, '')
    .split(/[/.]/)
    .filter((part) => !part.startsWith('_') && part !== 'index')
    .map((part) => part.replace(/_$/, ''))
    .join('/')}`;

/** Every route of the route tree, in its notation: '/blog/$slug'. */
export const routes = [
  ...new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map(routeOf),
  ),
].sort();

/** Which table has the screens of a route: `tests/e2e/screens-<part>.test.ts`. The first that matches. */
const parts = {
  home: /^\/$/,
  entrance:
    /^\/(confirm-email|forgot-password|login|not-me|pages\/registrazione-richiesta|register|resend-confirmation|reset-password)\b/,
  account: /^\/(booking|passkey|profile)$/,
  today: /^\/admin(\/duties)?$/,
  bookings: /^\/admin\/(bookings|calendars)$/,
  figures: /^\/admin\/(prices|statistics|takings)$/,
  content: /^\/admin\/(blog|gallery|media|pages)$/,
  people: /^\/admin\/(messages|privacy|reviews|saved-answers|users)$/,
  keeping: /^\/admin\/(audit|backup|cleaning|cleaning\/link|task)$/,
  site: /^\/admin\//,
  visitors: /^\//,
};

export type Part = keyof typeof parts;

export const routesOf = (part: Part): string[] =>
  routes.filter(
    (route) => Object.entries(parts).find(([, pattern]) => pattern.test(route))?.[0] === part,
  );
