import type { NumberWords } from '#shared/languages/numbers.ts';

export const numbers: NumberWords = {
  thousands: '\u00a0',
  decimal: ',',
  euro: (amount) => `${amount}\u00a0€`,
};
