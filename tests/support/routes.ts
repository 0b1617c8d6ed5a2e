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

/** Every route of the route tree, as it is written there: '/blog/$slug'. */
export const routes = [
  ...new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map(routeOf),
  ),
].sort();

export const isOfBackOffice = (route: string): boolean => /^\/admin\b/.test(route);

/** Where somebody enters, and what is theirs alone. */
export const isOfAccount = (route: string): boolean =>
  /^\/(booking|confirm-email|forgot-password|login|passkey|pages\/registrazione-richiesta|profile|register|resend-confirmation|reset-password)\b/.test(
    route,
  );
