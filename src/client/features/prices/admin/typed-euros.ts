import { formatEuro } from '#shared/money.ts';

const amount = /^(\d{1,3}(?:\.\d{3})+|\d{1,7})(?:,(\d{1,2}))?$/;

/** Cents of an amount as Italians type it ('1150', '1.150', '2,50', '30 €'); null when it is none. */
export const parseEuros = (typed: string): number | null => {
  const match = amount.exec(typed.replace(/[\s€]/g, ''));
  if (!match) return null;
  const [, euros = '', decimals = ''] = match;
  return Number(euros.replaceAll('.', '')) * 100 + Number(decimals.padEnd(2, '0'));
};

/** An amount as it stands in a field to begin with: '1.150', '2,50'. */
export const typedEuros = (cents: number): string => formatEuro(cents).replace('\u00a0€', '');
