/** How a language writes numbers. Without Intl, for the reason given in `dates.ts`. */
export type NumberWords = {
  thousands: string;
  decimal: string;
  /** '1.150 €' of '1.150', which is never negative. */
  euro: (amount: string) => string;
};

export const createNumbers = ({ thousands, decimal, euro }: NumberWords) => {
  /** '1.150' */
  const withThousands = (whole: number): string =>
    whole < 1000
      ? String(whole)
      : `${withThousands(Math.floor(whole / 1000))}${thousands}${String(whole % 1000).padStart(3, '0')}`;

  const inEuro = (cents: number, hasCents: boolean): string => {
    const sign = cents < 0 ? '−' : '';
    const euros = withThousands(Math.floor(Math.abs(cents) / 100));
    const rest = String(Math.abs(cents) % 100).padStart(2, '0');
    return `${sign}${euro(hasCents ? `${euros}${decimal}${rest}` : euros)}`;
  };

  return {
    withThousands,

    /** '3,4', '1.150' */
    withOneDecimal: (amount: number): string => {
      const tenths = Math.round(amount * 10);
      const whole = withThousands(Math.floor(tenths / 10));
      return tenths % 10 === 0 ? whole : `${whole}${decimal}${tenths % 10}`;
    },

    /** '1.150 €', '112,86 €': no cents for whole euros. */
    formatEuro: (cents: number): string => inEuro(cents, cents % 100 !== 0),

    /** '1.150,00 €', as on a receipt. */
    formatExactEuro: (cents: number): string => inEuro(cents, true),
  };
};
