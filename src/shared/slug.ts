/** The allowed characters of a slug. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Makes a slug: accents are folded, everything but letters and digits becomes a hyphen. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
