import {
  deleteAcceptances,
  deleteAcceptancesUntil,
  listAcceptancesOfStays,
} from './contracts.repository.ts';

/** What the guests of these stays accepted, for an export. */
export const findContractsOf = listAcceptancesOfStays;

export const eraseContracts = deleteAcceptances;

/** Those of stays that ended on this day or before. */
export const forgetOldContracts = deleteAcceptancesUntil;
