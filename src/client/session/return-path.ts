import { splitLocale } from '#shared/languages/locales.ts';

/** Where a login leads without a return path. */
export const HOME = '/';

/**
 * Accepts only paths on this site, against open redirects. Browsers treat `//host` and `/\host` as
 * another site, and ignore tabs and line breaks in URLs. Without a language: the page's own is kept.
 */
export const parseReturnPath = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: rejects control characters
  if (/[\u0000-\u001f\u007f]/.test(value)) return undefined;
  const { path } = splitLocale(value);
  return /^\/(?![/\\])/.test(path) ? path : undefined;
};

type LoginSearch = { redirect?: string | undefined };

/** Returns the key even when undefined: the router passes omitted keys through unvalidated. */
export const parseLoginSearch = (search: Record<string, unknown>): LoginSearch => ({
  redirect: parseReturnPath(search.redirect),
});
