import { AvailabilitySection } from '#client/features/bookings/availability-section.tsx';
import type { User } from '#shared/accounts.schema.ts';
import type { StayDate } from '#shared/stay-dates.ts';
import { OwnRequests } from './own-requests.tsx';

/** Asking for a stay with one's own name already there, and what was asked before. */
export const BookingScreen = ({ user, today }: { user: User; today: StayDate }) => (
  <>
    <div className="page-width grid gap-10 pt-12 pb-16 md:pt-16">
      <header>
        <h1 className="text-4xl">Prenotazioni</h1>
        <p className="mt-3 max-w-text text-lg text-ink-soft [overflow-wrap:anywhere]">
          Ciao {user.name}: qui si chiede un soggiorno e si segue la risposta.
        </p>
      </header>
      <OwnRequests today={today} />
    </div>
    <AvailabilitySection today={today} initialGuest={{ name: user.name, email: user.email }} />
  </>
);
