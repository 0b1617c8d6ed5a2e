import { withThousands } from './italian-measures.ts';

/** '1.150 €', '112,86 €': no cents for whole euros. */
export const formatEuro = (cents: number): string => {
  const sign = cents < 0 ? '−' : '';
  const euros = Math.floor(Math.abs(cents) / 100);
  const rest = Math.abs(cents) % 100;
  const decimals = rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`;
  return `${sign}${withThousands(euros)}${decimals}\u00a0€`;
};
