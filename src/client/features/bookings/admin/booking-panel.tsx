import { type Ref, useState } from 'react';
import { StatusBadge } from '#client/features/bookings/status-badge.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { StaffBooking } from '#shared/bookings.schema.ts';
import { formatInstant } from '#shared/italian-dates.ts';
import type { StayDate } from '#shared/stay-dates.ts';
import { bookingName, bookingPeriod } from './booking-words.ts';
import { EditStayForm } from './edit-stay-form.tsx';
import { StayAnswers } from './stay-answers.tsx';
import { StayDetails } from './stay-details.tsx';
import { StayMonths } from './stay-months.tsx';
import { UnblockButton } from './unblock-button.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

type BookingPanelProps = {
  booking: StaffBooking;
  today: StayDate;
  onClose: () => void;
};

const Summary = ({ booking, ref }: { booking: StaffBooking; ref: Ref<HTMLParagraphElement> }) => (
  <p ref={ref} tabIndex={-1} className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1">
    <StatusBadge status={booking.status} />
    <span className="font-semibold">{bookingPeriod(booking)}</span>
  </p>
);

/** One booking at the side of the list: what is known of it, and what can be done with it. */
export const BookingPanel = ({ booking, today, onClose }: BookingPanelProps) => {
  const [editing, setEditing] = useState(false);
  const focusRef = useKeptFocus<HTMLParagraphElement>(`${booking.status} ${editing}`);
  const answers = booking.isBlocked ? (
    <UnblockButton block={booking} onDone={onClose} />
  ) : (
    booking.guest && <StayAnswers stay={booking} />
  );
  return (
    <Dialog
      open
      shape="side"
      onClose={onClose}
      title={<span className="[overflow-wrap:anywhere]">{bookingName(booking)}</span>}
      footer={editing || !answers ? undefined : answers}
    >
      <Summary ref={focusRef} booking={booking} />
      {booking.isBlocked && (
        <div className="grid gap-5">
          {booking.reason && <p>{booking.reason}</p>}
          <StayMonths booking={booking} today={today} />
          <p className="text-sm text-ink-soft">Bloccate il {formatInstant(booking.createdAt)}.</p>
        </div>
      )}
      {!booking.isBlocked && booking.guest && editing && (
        <EditStayForm stay={booking} today={today} onDone={() => setEditing(false)} />
      )}
      {!booking.isBlocked && !editing && (
        <StayDetails
          stay={booking}
          today={today}
          onEdit={() => setEditing(true)}
          onDeleted={onClose}
        />
      )}
    </Dialog>
  );
};
