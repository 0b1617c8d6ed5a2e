/** The pages that the site itself leads to, by their slugs, which never change. */
export const builtInSlugs = {
  privacy: 'informativa-privacy',
  registered: 'registrazione-richiesta',
} as const;
