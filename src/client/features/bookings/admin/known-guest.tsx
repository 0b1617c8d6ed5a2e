import { Link } from '@tanstack/react-router';
import { UserRound } from 'lucide-react';
import { trpc } from '#client/trpc.ts';
import { describeStays } from './guest-words.ts';

/** The way to the card of a stay's guest, with the note about them, and what else they booked. */
export const KnownGuest = ({ id }: { id: number }) => {
  const { data: guest } = trpc.bookings.guest.useQuery({ id });
  if (!guest) return null;
  const others = guest.stays.filter((stay) => stay.id !== id);
  const words =
    others.length > 0
      ? `Ospite conosciuto: ${describeStays({ stays: others })}`
      : 'Scheda dell’ospite';
  return (
    <Link
      to="/admin/bookings"
      search={{ guest: id }}
      className="flex min-h-11 items-center gap-3 rounded-field bg-sea-50 px-3.5 py-2 hover:bg-sea-100"
    >
      <UserRound aria-hidden className="size-5 shrink-0 text-sea-600" />
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-semibold text-sea-700">{words}</span>
        {guest.note && <span className="block text-sm">{guest.note}</span>}
      </span>
    </Link>
  );
};
