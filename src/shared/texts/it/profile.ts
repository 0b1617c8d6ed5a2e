/** What members see and change about themselves. */
export const profile = {
  /** A member's choice beside name and address. */
  mailLanguage: 'Lingua delle mail',
} as const;
