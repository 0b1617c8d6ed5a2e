import { foreignLocales } from '#shared/languages/locales.ts';

const prefixes = foreignLocales.join('|');
const LANGUAGE = `{/:language(${prefixes})}?`;

/** Public pages. Nothing with a query, nothing of the app, and no link from a mail. */
const PAGES = [
  '/',
  `/:language(${prefixes})`,
  `${LANGUAGE}/:page(blog|gallery|contact)`,
  `${LANGUAGE}/:list(blog|gallery|pages)/:slug`,
];

/** Speculation rules: the browser fetches a public page while the visitor rests on its link or presses it. */
export const prefetchRules = JSON.stringify({
  prefetch: [{ where: { href_matches: PAGES }, eagerness: 'moderate' }],
});
