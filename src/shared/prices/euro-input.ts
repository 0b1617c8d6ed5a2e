import { formatEuro } from './money.ts';

const amount = /^(\d{1,3}(?:\.\d{3})+|\d{1,7})(?:,(\d{1,2}))?$/;

/** Cents of an amount in Italian notation ('1150', '1.150', '2,50', '30 €'); null if invalid. */
export const parseEuros = (typed: string): number | null => {
  const match = amount.exec(typed.replace(/[\s€]/g, ''));
  if (!match) return null;
  const [, euros = '', decimals = ''] = match;
  return Number(euros.replaceAll('.', '')) * 100 + Number(decimals.padEnd(2, '0'));
};

/** '1.150', '2,50' */
export const formatEuroInput = (cents: number): string => formatEuro(cents).replace('\u00a0€', '');
