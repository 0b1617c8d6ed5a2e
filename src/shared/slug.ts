/** What a slug is made of. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A title as a slug: accents folded, everything else that is no letter or digit a hyphen. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
