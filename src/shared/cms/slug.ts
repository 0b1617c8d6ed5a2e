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

/** Leaves room for a number at the end. */
const STEM_MAX = 180;

/** The slug of something new, from its title; one that is too short begins with `word`. */
const proposedSlug = (title: string, word: string, min = 1): string => {
  const stem = slugOf(title).slice(0, STEM_MAX).replace(/-$/, '');
  return stem.length >= min ? stem : slugOf(`${word} ${stem}`);
};

export const postSlugOf = (title: string): string => proposedSlug(title, 'articolo');

/** Pages' slugs have five characters at least (specification, section 9). */
export const pageSlugOf = (title: string): string => proposedSlug(title, 'pagina', 5);

export const gallerySlugOf = (name: string): string => proposedSlug(name, 'gallery');

/** The slug itself or, if it is taken, with the first free number from 2 on. */
export const freeSlugOf = (slug: string, taken: readonly string[]): string => {
  const used = new Set(taken);
  if (!used.has(slug)) return slug;
  let number = 2;
  while (used.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
};
