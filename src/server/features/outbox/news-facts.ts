import type { MailFact } from './mail-layout.ts';

/** Of a flood a mail lists so many. */
const LISTED_AT_MOST = 20;

/** What a collected mail says of each thing, one line for each. */
export const newsFacts = <T>(items: readonly T[], toFact: (item: T) => MailFact): MailFact[] => {
  const facts = items.slice(0, LISTED_AT_MOST).map(toFact);
  const unlisted = items.length - facts.length;
  return unlisted > 0 ? [...facts, { label: '…', value: `e ancora ${unlisted}` }] : facts;
};
