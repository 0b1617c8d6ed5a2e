/** '12 di 50 caratteri' */
export const formatLength = (typed: string, max: number): string =>
  `${typed.length} di ${max} caratteri`;
