import type { AppContext } from '#server/app-context.ts';
import { emptyPerson, type PersonData } from '#shared/party/party-rules.ts';

/** A person of a party as stored: JSON, encrypted for this row alone. */
export type KeptPerson = PersonData & {
  documentNumber: string;
  /** The id that the form gave it before it was saved. */
  draftId?: string;
};

type Row = { id: number; bookingId: number };

const sealOf = ({ id, bookingId }: Row) => ({
  purpose: 'party-member',
  subject: `${bookingId}:${id}`,
});

export const sealPerson = ({ secretKey }: AppContext, row: Row, person: KeptPerson): string =>
  secretKey.seal(sealOf(row), JSON.stringify(person));

/** Null where this server has another key than the one that wrote it. */
export const unsealPerson = (
  { secretKey }: AppContext,
  row: Row & { sealed: string },
): KeptPerson | null => {
  const json = secretKey.unseal(sealOf(row), row.sealed);
  return json === null ? null : { ...emptyPerson, documentNumber: '', ...JSON.parse(json) };
};
