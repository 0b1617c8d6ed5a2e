import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { StayMoney } from '#client/features/payments/money-line.tsx';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button, tileClass } from '#client/ui/button.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { type Balance, balanceOf } from '#shared/bookings/balance.ts';
import type { AnonymousStay, StaffStay } from '#shared/bookings/bookings.schema.ts';
import { phoneDigits } from '#shared/bookings/phone-digits.ts';
import { weekdayOf } from '#shared/bookings/stay-dates.ts';
import { staySourceLabels } from '#shared/bookings/stay-sources.ts';
import { formatGuests, formatInstantDay, weekdayNames } from '#shared/languages/italian-dates.ts';
import { formatEuro } from '#shared/prices/money.ts';
import { totalLabel } from '#shared/prices/quote.ts';
import { BookingBadge } from './booking-badge.tsx';
import { bookingFailures, formatPeriod } from './booking-labels.ts';

type Stay = StaffStay | AnonymousStay;

/** 'da sabato a sabato · 4 ospiti, di cui 3 oltre i 12 anni' */
const describeParty = ({ startDate, endDate, numberOfGuests, over12 }: Stay): string => {
  const nameOf = (date: string) => weekdayNames[weekdayOf(date)]?.name;
  const guests = formatGuests(numberOfGuests);
  return [
    `da ${nameOf(startDate)} a ${nameOf(endDate)}`,
    over12 < numberOfGuests ? `${guests}, di cui ${over12} oltre i 12 anni` : guests,
  ].join(' · ');
};

const balanceWords = (balance: NonNullable<Balance>, { source }: Stay): string => {
  if (balance.state === 'portal') return `paga ${staySourceLabels[source]}`;
  if (balance.state === 'paid') return `saldato il ${formatInstantDay(balance.at)}`;
  return balance.state === 'due' ? 'da saldare' : 'niente da saldare';
};

const TotalLabel = ({ stay, children }: { stay: Stay; children?: ReactNode }) => (
  <p className="flex justify-between gap-4 text-sm text-ink-soft">
    {totalLabel(stay.priceState === 'agreed', useLanguage())}
    {children}
  </p>
);

const Sum = ({ stay }: { stay: Stay }) => (
  <span className="font-serif text-3xl text-sea-700 tabular-nums">
    {stay.totalCents === null ? '–' : formatEuro(stay.totalCents)}
  </span>
);

/** Where the site does not follow money: whether the stay is paid, and the button to say so. */
const PaidOrNot = ({ stay }: { stay: Stay }) => {
  const setPaid = trpc.payments.setPaid.useMutation();
  const balance = balanceOf(stay);
  const isDue = balance?.state === 'due';
  const canSay = isDue || balance?.state === 'paid';
  return (
    <>
      <TotalLabel stay={stay}>
        <span className={isDue ? 'font-semibold text-amber-800' : ''}>
          {balance && balanceWords(balance, stay)}
        </span>
      </TotalLabel>
      <p className="flex items-center justify-between gap-4">
        <Sum stay={stay} />
        {stay.guest && canSay && (
          <Button
            variant={isDue ? 'secondary' : 'quiet'}
            size="small"
            className={isDue ? '' : '-mr-4'}
            busy={setPaid.isPending}
            onClick={() => setPaid.mutate({ id: stay.id, seenVersion: stay.version, paid: isDue })}
          >
            {isDue ? 'Segna come saldato' : 'Segna come da saldare'}
          </Button>
        )}
      </p>
      {setPaid.isError && (
        <Notice tone="error">{errorText(setPaid.error, bookingFailures.update)}</Notice>
      )}
    </>
  );
};

const Total = ({ stay }: { stay: Stay }) => (
  <div className="border-t border-sand-300 pt-3">
    <StayMoney
      bookingId={stay.id}
      isRequest={stay.status === 'PENDING'}
      otherwise={<PaidOrNot stay={stay} />}
    >
      <div>
        <TotalLabel stay={stay} />
        <Sum stay={stay} />
      </div>
    </StayMoney>
  </div>
);

type StayHeadProps = {
  stay: Stay;
  ref: Ref<HTMLParagraphElement>;
  /** Beside the state. */
  actions: ReactNode;
};

/** Dates, state, total and balance of a stay, in one block. */
export const StayHead = ({ stay, ref, actions }: StayHeadProps) => (
  <div className="grid gap-3 rounded-card bg-sea-50 p-4">
    <div>
      <div className="-mt-1.5 -mr-2 flex items-center gap-2">
        <span className="grow">
          <BookingBadge booking={stay} />
        </span>
        {actions}
      </div>
      <p ref={ref} tabIndex={-1} className="font-semibold">
        {formatPeriod(stay)}
      </p>
      <p className="mt-0.5 text-sm text-ink-soft">{describeParty(stay)}</p>
    </div>
    <Total stay={stay} />
  </div>
);

type Contacts = Pick<StaffStay, 'guestEmail' | 'guestPhone'>;

/** Ways to reach the guest. */
export const StayContacts = ({ stay: { guestEmail, guestPhone } }: { stay: Contacts }) => {
  if (!guestEmail && !guestPhone) {
    return <p className="text-sm text-ink-soft">Non hai né telefono né email di questo ospite.</p>;
  }
  return (
    <div>
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {guestPhone && (
          <>
            <a href={`tel:${guestPhone.replace(/[^\d+]/g, '')}`} className={tileClass}>
              <Phone aria-hidden className="size-5" />
              Chiama
            </a>
            <a
              href={`https://wa.me/${phoneDigits(guestPhone)}`}
              target="_blank"
              rel="noreferrer"
              className={tileClass}
            >
              <MessageCircle aria-hidden className="size-5" />
              WhatsApp
            </a>
          </>
        )}
        {guestEmail && (
          <a href={`mailto:${guestEmail}`} className={tileClass}>
            <Mail aria-hidden className="size-5" />
            Mail
          </a>
        )}
      </div>
      <p className="mt-1.5 text-sm [overflow-wrap:anywhere] text-ink-soft">
        {[guestPhone, guestEmail].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
};
