/** Where to go after login when nothing was remembered. */
export const HOME = '/';

/**
 * The remembered origin, if it is a path of this site; otherwise undefined. Browsers read
 * `//host` and `/\host` as another site, and skip tabs and line ends while they read.
 */
export const returnPath = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  if (/[\u0000-\u001f\u007f]/.test(value)) return undefined;
  return /^\/(?![/\\])/.test(value) ? value : undefined;
};

/** What the login page reads from its address. */
type LoginSearch = { redirect?: string | undefined };

/** A refused origin is named as undefined: what a route leaves out, its router passes on unread. */
export const parseLoginSearch = (search: Record<string, unknown>): LoginSearch => ({
  redirect: returnPath(search.redirect),
});
