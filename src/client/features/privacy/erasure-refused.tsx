import { Link } from '@tanstack/react-router';
import { Notice } from '#client/ui/notice.tsx';
import { formatDayRange } from '#shared/italian-dates.ts';
import type { Erasure, StayToCome } from '#shared/privacy.schema.ts';

const linkClass = 'inline-block py-0.5 font-semibold underline underline-offset-4';

const StayLink = ({ stay }: { stay: StayToCome }) => (
  <li>
    <Link to="/admin/bookings" search={{ booking: stay.id }} className={linkClass}>
      {formatDayRange(stay.startDate, stay.endDate)}
    </Link>{' '}
    · {stay.status === 'CONFIRMED' ? 'soggiorno confermato' : 'richiesta in attesa'}
  </li>
);

/** Why a person cannot be erased now, and what to do first. */
export const ErasureRefused = ({
  erasure,
}: {
  erasure: Exclude<Erasure, { state: 'possible' }>;
}) =>
  erasure.state === 'staff' ? (
    <Notice tone="info" title="È una persona dello staff">
      Gli amministratori e gli editori si gestiscono in{' '}
      <Link to="/admin/users" className={linkClass}>
        Utenti
      </Link>
      . Quando il suo accesso non c’è più, qui si cancella il resto.
    </Notice>
  ) : (
    <Notice tone="warning" title="I dati servono ancora">
      <p>Prima di cancellarli va annullato quello che deve ancora venire:</p>
      <ul className="mt-1">
        {erasure.stays.map((stay) => (
          <StayLink key={stay.id} stay={stay} />
        ))}
      </ul>
    </Notice>
  );
