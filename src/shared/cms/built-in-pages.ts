/** The slugs of pages that the site itself links to; they never change. */
export const builtInSlugs = {
  privacy: 'informativa-privacy',
  registered: 'registrazione-richiesta',
} as const;
