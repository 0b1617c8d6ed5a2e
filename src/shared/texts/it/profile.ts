/** What members see and change about themselves. */
export const profile = {} as const;
