import type { Generated } from 'kysely';
import type { Locale } from '#shared/languages/locales.ts';

export type ContractSettingsTable = {
  id: 1;
  isOn: Generated<0 | 1>;
  /** JSON of the owners' text in each language that has one. */
  texts: Generated<string>;
  version: Generated<number>;
};

/** Rows are only added. */
export type ContractAcceptancesTable = {
  id: Generated<number>;
  bookingId: number;
  acceptedAt: string;
  /** As the guest signed. */
  name: string;
  locale: Locale;
  /** SHA-256 of the Italian text with its fields filled in. */
  fingerprint: string;
  /** JSON of `ContractTerms`. */
  terms: string;
  pdf: Uint8Array;
};
