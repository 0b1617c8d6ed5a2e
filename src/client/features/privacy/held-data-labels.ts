import { type HeldCounts, type HeldKind, heldKinds } from '#shared/privacy.schema.ts';

const names: Record<HeldKind, string> = {
  account: 'Profilo',
  sessions: 'Dispositivi collegati',
  links: 'Link inviati per email',
  bookings: 'Prenotazioni',
  party: 'Chi viene',
  messages: 'Messaggi',
  reviews: 'Recensioni',
  mails: 'Email del sito',
};

/** Leaves out the kinds with no data. */
export const labelledCounts = (
  counts: HeldCounts,
): { kind: HeldKind; name: string; count: number }[] =>
  heldKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => ({ kind, name: names[kind], count: counts[kind] }));
