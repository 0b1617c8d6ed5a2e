import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ItalianOnly, langOf } from '#client/ui/italian-only.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { checkInHours, checkOutHours } from '#shared/bookings/house-terms.ts';
import type { GuestPage } from '#shared/guest-page/guest-page.schema.ts';

// What the cards of a guest's page are made of.

export type Part = { page: GuestPage };
export type Addressed = Part & {
  /** The secret part of the address; null for a preview, in which nothing is sent. */
  token: string | null;
};

export const Card = ({
  title,
  Icon,
  id,
  children,
}: {
  title: string;
  Icon: LucideIcon;
  id?: string;
  children: ReactNode;
}) => (
  <section
    id={id}
    className="scroll-mt-4 break-inside-avoid rounded-card border border-sand-200 bg-white p-5 md:p-7 print:border-0 print:p-0"
  >
    <h2 className="mb-4 flex items-center gap-2.5 text-2xl">
      <Icon aria-hidden className="size-6 shrink-0 stroke-[1.5] text-sea-600" />
      {title}
    </h2>
    {children}
  </section>
);

type OwnersWordsProps = {
  title: string;
  children: string;
  of: { untranslated?: readonly string[] | undefined };
  field: string;
  /** Sentences of the site before it, in the reader's language. */
  after?: string | undefined;
};

/** A text of the owners, with its title. */
export const OwnersWords = ({ title, children, of, field, after = '' }: OwnersWordsProps) =>
  (after || children) && (
    <div className="mt-5">
      <h3 className="font-semibold text-sea-700">{title}</h3>
      {after && <p className="mt-1">{after}</p>}
      {children && <ItalianOnly of={of} field={field} />}
      <p lang={langOf(of, field)} className="mt-1 wrap-anywhere whitespace-pre-line empty:hidden">
        {children}
      </p>
    </div>
  );

export const Fact = ({
  label,
  value,
  detail,
}: {
  label: string;
  value: ReactNode;
  detail?: string;
}) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="ml-auto min-w-0 text-right font-semibold wrap-anywhere tabular-nums">
      {value}
      {detail && <span className="block text-sm font-normal text-ink-soft">{detail}</span>}
    </dd>
  </div>
);

type DayFactsProps = {
  stay: Pick<GuestPage, 'startDate' | 'endDate'>;
  house: GuestPage['house'];
};

/** The days of arrival and departure, with the house's hours. */
export const DayFacts = ({ stay, house }: DayFactsProps) => {
  const language = useLanguage();
  const { t, formatDayWithWeekday } = language;
  return (
    <>
      <Fact
        label={t('booking.arrival')}
        value={formatDayWithWeekday(stay.startDate)}
        detail={checkInHours(house, language)}
      />
      <Fact
        label={t('booking.departure')}
        value={formatDayWithWeekday(stay.endDate)}
        detail={checkOutHours(house, language)}
      />
    </>
  );
};
