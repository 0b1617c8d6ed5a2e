import { Link } from '@tanstack/react-router';
import { ChevronRight, UserRound } from 'lucide-react';
import { trpc } from '#client/trpc.ts';
import type { GuestCard } from '#shared/bookings/guests.schema.ts';
import { describeStays } from './guest-words.ts';

type GuestLinkProps = { guest: GuestCard; words: string };

/** The way to the guest's card, with the note about them. */
const GuestLink = ({ guest, words }: GuestLinkProps) => (
  <Link
    to="/admin/bookings"
    search={{ guest: guest.id }}
    className="flex min-h-11 items-center gap-3 rounded-field bg-sea-50 px-3.5 py-2 hover:bg-sea-100"
  >
    <UserRound aria-hidden className="size-5 shrink-0 text-sea-600" />
    <span className="min-w-0 grow wrap-anywhere">
      <span className="block font-semibold text-sea-700">{words}</span>
      {guest.note && <span className="block text-sm">{guest.note}</span>}
    </span>
    <ChevronRight aria-hidden className="size-5 shrink-0 text-sea-600" />
  </Link>
);

const knownWords = (stays: GuestCard['stays']): string =>
  `Ospite conosciuto: ${describeStays({ stays })}`;

/** The guest with an email address, where one has asked or stayed before. */
export const KnownSender = ({ email }: { email: string }) => {
  const { data = [] } = trpc.bookings.guests.useQuery({ search: email });
  const guest = data.find((known) => known.email === email);
  return guest && <GuestLink guest={guest} words={knownWords(guest.stays)} />;
};

/** The guest of a stay, and what else they booked. */
export const KnownGuest = ({ id }: { id: number }) => {
  const { data: guest } = trpc.bookings.guest.useQuery({ id });
  if (!guest) return null;
  const others = guest.stays.filter((stay) => stay.id !== id);
  const words = others.length > 0 ? knownWords(others) : 'Scheda dell’ospite';
  return <GuestLink guest={guest} words={words} />;
};
