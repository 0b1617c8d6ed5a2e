import { formatDay } from '#shared/languages/italian-dates.ts';
import { type Account, type AccountLineKind, nextDue } from '#shared/money/account.ts';
import { stateWords } from '#shared/money/money-words.ts';
import type { OpenStay, StayAccount } from '#shared/money/payments.schema.ts';
import { formatEuro } from '#shared/prices/money.ts';

const lineWords: Partial<Record<AccountLineKind, string>> = {
  difference: 'Differenza concordata',
  gross: 'Pagato al portale',
  commission: 'Commissione del portale',
  withheld: 'Ritenuta del portale',
  kept: 'Trattenuto per l’annullamento',
};

export const nameOfLine = ({ kind, label }: Account['lines'][number]): string =>
  lineWords[kind] ?? label;

/** The state of the money of a stay in a few words; empty where nothing is asked. */
export const stateOfMoney = (account: StayAccount): string => {
  const { state, depositCents, terms, portal, openCents } = account;
  if (portal && openCents > 0) return 'Paga il portale';
  return stateWords({ state, hasDeposit: depositCents > 0 }, terms?.deposit?.word);
};

const byDay = ({ cents, on }: { cents: number; on: string | null }): string =>
  on ? `${formatEuro(cents)} entro il ${formatDay(on)}` : formatEuro(cents);

/** 'Caparra in ritardo: 218,40 € entro il 15 gennaio 2027' */
export const askedInWords = ({ state, word, ...due }: OpenStay): string =>
  `${stateWords({ state, hasDeposit: false }, word)}: ${byDay(due)}`;

/** '218,40 € entro il 15 gennaio 2027' */
export const dueInWords = (account: StayAccount): string => {
  const due = nextDue(account);
  return due ? byDay(due) : '';
};
