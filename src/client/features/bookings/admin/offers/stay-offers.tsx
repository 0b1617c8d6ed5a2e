import { Send } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Badge, type BadgeTone } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { monthOf, type StayDate } from '#shared/bookings/stay-dates.ts';
import {
  formatDayWithWeekday,
  formatGuests,
  formatInstantDay,
  formatStay,
} from '#shared/languages/italian-dates.ts';
import type { Offer, OfferMail, OfferState } from '#shared/offers/offers.schema.ts';
import { formatEuro } from '#shared/prices/money.ts';
import { SendOffersDialog, useCanOffer } from './send-offers-dialog.tsx';

const states: Record<OfferState, { label: string; tone: BadgeTone }> = {
  open: { label: 'Aperta', tone: 'waiting' },
  accepted: { label: 'Accettata', tone: 'confirmed' },
  expired: { label: 'Scaduta', tone: 'neutral' },
  withdrawn: { label: 'Ritirata', tone: 'neutral' },
  closed: { label: 'Chiusa', tone: 'neutral' },
};

const WithdrawButton = ({ offer }: { offer: Offer }) => {
  const withdraw = trpc.offers.withdraw.useMutation({ meta: { success: 'Proposta ritirata.' } });
  const [asking, setAsking] = useState(false);
  const dates = formatStay(offer.startDate, offer.endDate);
  const confirm = () => {
    if (!withdraw.isPending) {
      withdraw.mutate({ id: offer.id }, { onSuccess: () => setAsking(false) });
    }
  };
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={`Ritira: ${dates}`}
        onClick={() => setAsking(true)}
      >
        Ritira
      </Button>
      <ConfirmDialog
        open={asking}
        title="Ritirare la proposta?"
        confirmLabel="Ritira la proposta"
        busy={withdraw.isPending}
        error={withdraw.isError ? errorText(withdraw.error, 'La proposta non è ritirata') : null}
        onConfirm={confirm}
        onClose={() => {
          withdraw.reset();
          setAsking(false);
        }}
      >
        <p>
          {dates}: da subito l’ospite non può più accettarla. Non riceve una mail; se vuoi,
          scrivigli tu.
        </p>
      </ConfirmDialog>
    </>
  );
};

const OfferRow = ({ offer }: { offer: Offer }) => {
  const { state, missedAt } = offer;
  const { label, tone } = states[state];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <span className="min-w-0 grow basis-52">
        <span className="block">{formatStay(offer.startDate, offer.endDate)}</span>
        <span className="block text-sm text-ink-soft">
          {formatGuests(offer.numberOfGuests)} · {formatEuro(offer.totalCents)}
        </span>
        {state === 'open' && missedAt && (
          <span className="block text-sm text-amber-800">
            L’ospite voleva accettarla il {formatInstantDay(missedAt)}: le notti non erano più
            libere.
          </span>
        )}
      </span>
      <Badge tone={tone}>{label}</Badge>
      {state === 'open' && <WithdrawButton offer={offer} />}
    </li>
  );
};

const SentMail = ({ mail }: { mail: OfferMail }) => {
  const isOpen = mail.offers.some(({ state }) => state === 'open');
  return (
    <li>
      <p className="text-sm text-ink-soft">
        Mandata il {formatInstantDay(mail.createdAt)}
        {isOpen && `, vale fino a ${formatDayWithWeekday(mail.validUntil)}`}
        {isOpen && mail.holds && '; le notti sono tenute'}
      </p>
      <ul className="divide-y divide-sand-200">
        {mail.offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} />
        ))}
      </ul>
    </li>
  );
};

type StayOffersProps = { stay: StaffStay; today: StayDate };

/** Proposes other dates to the guest of a request, and shows what became of it. */
export const StayOffers = ({ stay, today }: StayOffersProps) => {
  const { id, guestName, startDate, numberOfGuests, over12, linen, animals } = stay;
  const { data: mails = [] } = trpc.offers.list.useQuery({ bookingId: id }, liveQuery);
  const [isOpen, setOpen] = useState(false);
  const canOffer = useCanOffer() && stay.status === 'PENDING' && stay.guestEmail !== null;
  if (mails.length === 0 && !canOffer) return null;
  const to = {
    ...{ name: guestName, bookingId: id, month: monthOf(startDate > today ? startDate : today) },
    party: { numberOfGuests, over12, linen, animals },
  };
  return (
    <section aria-label="Proposte" className="grid justify-items-start gap-2">
      {mails.length > 0 && (
        <>
          <h3 className="font-semibold text-sea-700">Proposte</h3>
          <ul className="grid w-full gap-3">
            {mails.map((mail) => (
              <SentMail key={mail.id} mail={mail} />
            ))}
          </ul>
        </>
      )}
      {canOffer && (
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          <Send aria-hidden className="size-4" />
          Proponi altre date
        </Button>
      )}
      {isOpen && (
        <SendOffersDialog
          to={to}
          today={today}
          onSent={() => setOpen(false)}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
};
