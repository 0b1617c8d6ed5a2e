import type { NumberWords } from '#shared/languages/numbers.ts';

export const numbers: NumberWords = {
  thousands: '.',
  decimal: ',',
  euro: (amount) => `${amount}\u00a0€`,
};
