import { hash } from 'node:crypto';
import type { AppContext } from '#server/app-context.ts';
import type { MemberRow } from './party.repository.ts';
import { type KeptPerson, unsealPerson } from './party-seal.ts';

export type Member = { row: MemberRow; person: KeptPerson };

/** The people that this server can decrypt, in order, and the number of the others. */
export const readMembers = (app: AppContext, rows: readonly MemberRow[]) => {
  const all = rows.map((row) => ({ row, person: unsealPerson(app, row) }));
  const known = all.filter((member): member is Member => member.person !== null);
  return { known, unreadable: all.length - known.length };
};

/** Differs after each write, because each encryption has a new nonce. */
export const versionOf = (rows: readonly MemberRow[]): number =>
  1 + Number.parseInt(hash('sha256', rows.map(({ sealed }) => sealed).join()).slice(0, 8), 16);

export const withNumberKnown = (person: KeptPerson) => ({
  ...person,
  hasDocumentNumber: person.documentNumber !== '',
});
