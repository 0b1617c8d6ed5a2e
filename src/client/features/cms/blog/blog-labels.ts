// In English by the specification, in every language.

export const blogLabels = {
  empty: 'No blog posts available.',
  listFailed: 'Failed to load blog posts',
} as const;

/** Section 2. */
export const readTimeLabel = (minutes: number): string => `${minutes} min read`;
