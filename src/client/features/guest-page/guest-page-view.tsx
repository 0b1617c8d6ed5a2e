import {
  CalendarDays,
  CalendarPlus,
  KeyRound,
  type LucideIcon,
  MapPin,
  MessageCircle,
  Printer,
  ScrollText,
  Star,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { PartyIsland } from '#client/features/party/party-island.tsx';
import { HostLinks } from '#client/features/property/host-links.tsx';
import { Island } from '#client/hydration/island.tsx';
import { buttonClass } from '#client/ui/button.tsx';
import { ItalianOnly, langOf } from '#client/ui/italian-only.tsx';
import { Sentence, useLanguage } from '#client/ui/language.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import { googleMapsAddress, hostLinks } from '#shared/addresses.ts';
import { homeLink } from '#shared/anchors.ts';
import { checkInHours, checkOutHours, depositInWords } from '#shared/bookings/house-terms.ts';
import { daysBetween } from '#shared/bookings/stay-dates.ts';
import type { GuestPage, GuestState } from '#shared/guest-page/guest-page.schema.ts';
import type { Party } from '#shared/party/party.schema.ts';
import { totalLabel } from '#shared/prices/quote.ts';
import { formatCoordinates } from '#shared/rich-text/coordinates.ts';
import type { Texts } from '#shared/texts/texts.ts';
import { ArrivalForm } from './arrival-form.tsx';
import { StayReviewForm } from './stay-review-form.tsx';
import { WishForm } from './wish-form.tsx';

// The page of a stay for its guest: cards in the order of need.

type GuestTexts = keyof Texts['guestPage'];

const titles = {
  waiting: 'waitingTitle',
  confirmed: 'confirmedTitle',
  rejected: 'rejectedTitle',
  cancelled: 'cancelledTitle',
  lapsed: 'lapsedTitle',
  over: 'overTitle',
} as const satisfies Record<GuestState, GuestTexts>;

const ARRIVAL_ID = 'arrivo';
const WAY_IN_ID = 'chiavi';
const PARTY_ID = 'ospiti';

type Part = { page: GuestPage };
type Addressed = Part & {
  /** The secret part of the address; null for a preview, in which nothing is sent. */
  token: string | null;
};

const Card = ({
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

/** A text of the owners, with its title. */
const OwnersWords = ({
  title,
  children,
  of,
  field,
}: {
  title: string;
  children: string;
  of: { untranslated?: readonly string[] | undefined };
  field: string;
}) =>
  children && (
    <div className="mt-5">
      <h3 className="font-semibold text-sea-700">{title}</h3>
      <ItalianOnly of={of} field={field} />
      <p lang={langOf(of, field)} className="mt-1 wrap-anywhere whitespace-pre-line">
        {children}
      </p>
    </div>
  );

/** Only the first name: the link may go round the family. */
const firstName = ({ guestName }: GuestPage): string => guestName.split(/\s+/)[0] ?? guestName;

const Standing = ({ page }: Part) => {
  const { t, formatStay, formatInstantDay } = useLanguage();
  const { state, startDate, endDate, changedAt } = page;
  const words = {
    name: firstName(page),
    dates: formatStay(startDate, endDate),
  };
  return (
    <header>
      <h1 className="text-4xl wrap-anywhere md:text-5xl">
        {t(`guestPage.${titles[state]}`, words)}
      </h1>
      <p className="mt-3 max-w-text text-lg">{t(`guestPage.${state}`, words)}</p>
      {changedAt && (state === 'confirmed' || state === 'waiting') && (
        <p className="mt-2 max-w-text">
          {t('guestPage.changed', { day: formatInstantDay(changedAt) })}
        </p>
      )}
    </header>
  );
};

const hasWayIn = ({ wayIn }: GuestPage): boolean =>
  wayIn !== null && Object.values(wayIn).some(Boolean);

const ToDo = ({ page }: Part) => {
  const { t, formatDayInWords } = useLanguage();
  const { state, arrivalTime, releasedOn, wayIn, party } = page;
  if (state !== 'confirmed') return null;
  const link = (href: string) => (words: string) => (
    <a href={href} className={textLinkClass}>
      {words}
    </a>
  );
  const wayInWaits =
    releasedOn && party?.holdsWayIn
      ? t('party.wayInWaits', { day: formatDayInWords(releasedOn) })
      : releasedOn && t('guestPage.wayInFrom', { day: formatDayInWords(releasedOn) });
  const steps = [
    party && !party.isComplete && (
      <Sentence text={t('party.toDo')} parts={[link(`#${PARTY_ID}`)]} />
    ),
    arrivalTime === '' && (
      <Sentence text={t('guestPage.tellArrival')} parts={[link(`#${ARRIVAL_ID}`)]} />
    ),
    hasWayIn(page) && <Sentence text={t('guestPage.wayInHere')} parts={[link(`#${WAY_IN_ID}`)]} />,
    wayIn === null && wayInWaits,
  ].filter(Boolean);
  return (
    <section className="rounded-card bg-sea-100 p-5 md:px-7">
      <h2 className="sr-only">{t('guestPage.toDo')}</h2>
      <ul className="grid gap-2">
        {(steps.length > 0 ? steps : [t('guestPage.nothingToDo')]).map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
          <li key={index}>{step}</li>
        ))}
      </ul>
    </section>
  );
};

const Fact = ({ label, value, detail }: { label: string; value: ReactNode; detail?: string }) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="ml-auto min-w-0 text-right font-semibold wrap-anywhere tabular-nums">
      {value}
      {detail && <span className="block text-sm font-normal text-ink-soft">{detail}</span>}
    </dd>
  </div>
);

const partyOf = (
  { numberOfGuests, over12 }: GuestPage,
  { t, formatGuests }: ReturnType<typeof useLanguage>,
): string => {
  const guests = formatGuests(numberOfGuests);
  const children = numberOfGuests - over12;
  return children > 0 ? t('guestPage.partyWithChildren', { guests, children }) : guests;
};

const StayCard = ({ page, token }: Addressed) => {
  const language = useLanguage();
  const { t, formatDayWithWeekday, formatNights, formatEuro } = language;
  const { bookingId, startDate, endDate, linen, totalCents, priceState, quote, house } = page;
  // Lines of an earlier price would not add up to the total.
  const lines = quote !== null && quote.totalCents === totalCents ? quote.lines : [];
  // A stay within a day pays one night.
  const nights = formatNights(Math.max(1, daysBetween(startDate, endDate)));
  const names = {
    stay: t('prices.stayOf', { nights }),
    cleaning: t('prices.cleaning'),
    linen: t('prices.linen'),
    touristTax: t('prices.touristTax'),
  };
  const deposit = depositInWords(house, language);
  const isOff = page.state === 'rejected' || page.state === 'cancelled' || page.state === 'lapsed';
  return (
    <Card title={t('guestPage.stay')} Icon={CalendarDays}>
      <dl className="grid gap-2.5">
        <Fact
          label={t('booking.arrival')}
          value={formatDayWithWeekday(startDate)}
          detail={checkInHours(house, language)}
        />
        <Fact
          label={t('booking.departure')}
          value={formatDayWithWeekday(endDate)}
          detail={checkOutHours(house, language)}
        />
        <Fact label={t('booking.guests')} value={partyOf(page, language)} />
        <Fact label={t('booking.linen')} value={t(linen ? 'booking.yes' : 'booking.no')} />
        {!isOff && (
          <>
            {lines.map(({ kind, amountCents }) => (
              <Fact key={kind} label={names[kind]} value={formatEuro(amountCents)} />
            ))}
            {totalCents !== null && (
              <Fact
                label={totalLabel(priceState === 'agreed', language)}
                value={<span className="text-xl text-sea-700">{formatEuro(totalCents)}</span>}
              />
            )}
          </>
        )}
        {!isOff && <Fact label={t('guestPage.number')} value={String(bookingId)} />}
      </dl>
      {!isOff && (
        <>
          <OwnersWords title={t('house.howToPay')} of={house} field="howToPay">
            {house.howToPay}
          </OwnersWords>
          <OwnersWords title={t('house.cancellation')} of={house} field="cancellation">
            {house.cancellation}
          </OwnersWords>
          {deposit && (
            <div className="mt-5">
              <h3 className="font-semibold text-sea-700">{t('house.deposit')}</h3>
              <p className="mt-1">{deposit}</p>
            </div>
          )}
        </>
      )}
      <div className="mt-5 flex flex-wrap gap-x-6 print:hidden">
        {page.state === 'confirmed' && token && (
          <a
            href={`/soggiorno/${token}/soggiorno.ics`}
            className={`inline-flex min-h-11 items-center gap-2 ${textLinkClass}`}
          >
            <CalendarPlus aria-hidden className="size-5 shrink-0" />
            {t('booking.addToCalendarButton')}
          </a>
        )}
        {!isOff && (
          <button
            type="button"
            data-prints
            className={`inline-flex min-h-11 items-center gap-2 noscript:hidden ${textLinkClass}`}
          >
            <Printer aria-hidden className="size-5 shrink-0" />
            {t('guestPage.print')}
          </button>
        )}
        {isOff && (
          <SiteLink href={homeLink('availability')} className={buttonClass()}>
            {t('common.checkDates')}
          </SiteLink>
        )}
      </div>
    </Card>
  );
};

const WayIn = ({ page }: Part) => {
  const { t } = useLanguage();
  const { wayIn } = page;
  if (!wayIn || !hasWayIn(page)) return null;
  const { address, coordinates, directions, keys, wifiName, wifiPassword } = wayIn;
  const place = coordinates ? formatCoordinates(coordinates).replace(' ', '') : address;
  return (
    <div id={WAY_IN_ID} className="mb-6 scroll-mt-4 border-b border-sand-200 pb-6">
      {place && (
        <div>
          <h3 className="font-semibold text-sea-700">{t('guestPage.address')}</h3>
          <p className="mt-1 wrap-anywhere">{address}</p>
          <a
            href={googleMapsAddress(place)}
            rel="noreferrer"
            className={`inline-flex min-h-11 items-center ${textLinkClass}`}
          >
            {t('guestPage.map')}
          </a>
        </div>
      )}
      <OwnersWords title={t('guestPage.keys')} of={page} field="keys">
        {keys}
      </OwnersWords>
      {(wifiName || wifiPassword) && (
        <div className="mt-5">
          <h3 className="font-semibold text-sea-700">{t('guestPage.wifi')}</h3>
          <dl className="mt-1 grid gap-1 sm:max-w-xs">
            {wifiName && <Fact label={t('guestPage.wifiName')} value={wifiName} />}
            {wifiPassword && (
              <Fact
                label={t('guestPage.wifiPassword')}
                value={<code className="font-mono select-all">{wifiPassword}</code>}
              />
            )}
          </dl>
        </div>
      )}
      <OwnersWords title={t('guestPage.directions')} of={page} field="directions">
        {directions}
      </OwnersWords>
    </div>
  );
};

const ArrivalCard = ({ page, token }: Addressed) => {
  const { t } = useLanguage();
  const { state, arrivalTime, arrivalNote } = page;
  if (state !== 'confirmed') return null;
  return (
    <Card id={ARRIVAL_ID} title={t('guestPage.arrival')} Icon={MapPin}>
      <WayIn page={page} />
      <Island
        name="guest-arrival"
        component={ArrivalForm}
        data={{ token, time: arrivalTime, note: arrivalNote }}
      />
    </Card>
  );
};

const PartyCard = ({ page, token, party }: Addressed & { party: Party | null }) => {
  const { t } = useLanguage();
  if (!page.party || !party || token === null) return null;
  const { holdsWayIn } = page.party;
  return (
    <Card id={PARTY_ID} title={t('party.title')} Icon={Users}>
      <Island
        name="guest-party"
        component={PartyIsland}
        data={{ token, saved: party, holdsWayIn }}
      />
    </Card>
  );
};

const HouseCard = ({ page }: Part) => {
  const { t } = useLanguage();
  const { guide, house, state } = page;
  if (state !== 'confirmed' || !(guide || house.houseRules)) return null;
  return (
    <Card title={t('guestPage.house')} Icon={guide ? KeyRound : ScrollText}>
      {guide && (
        <>
          <ItalianOnly of={page} field="guide" />
          <p lang={langOf(page, 'guide')} className="wrap-anywhere whitespace-pre-line">
            {guide}
          </p>
        </>
      )}
      <OwnersWords title={t('guestPage.rules')} of={house} field="houseRules">
        {house.houseRules}
      </OwnersWords>
    </Card>
  );
};

const ContactCard = ({ page, token }: Addressed) => {
  const { t } = useLanguage();
  const { house, state, startDate, endDate, numberOfGuests, over12 } = page;
  const host = house.hostName;
  return (
    <Card title={t('guestPage.contact')} Icon={MessageCircle}>
      <p>{host ? t('guestPage.contactLead', { host }) : t('guestPage.contactLeadUnnamed')}</p>
      <HostLinks links={hostLinks(house)} />
      <div className="mt-4 print:hidden">
        <Island
          name="guest-wish"
          component={WishForm}
          data={{ token, state, startDate, endDate, numberOfGuests, over12 }}
        />
      </div>
    </Card>
  );
};

const ReviewCard = ({ page, token }: Addressed) => {
  const { t } = useLanguage();
  if (page.review === null) return null;
  return (
    <Card title={t('stayReview.title')} Icon={Star}>
      {page.review === 'written' ? (
        <p>{t('stayReview.sent')}</p>
      ) : (
        <Island
          name="guest-review"
          component={StayReviewForm}
          data={{ token, name: firstName(page) }}
        />
      )}
    </Card>
  );
};

type GuestPageViewProps = Addressed & {
  /** Who comes; null where owners do not ask, and for a preview. */
  party: Party | null;
};

export const GuestPageView = ({ page, token, party }: GuestPageViewProps) => (
  <div className="mx-auto grid max-w-2xl gap-5 md:gap-6">
    <Standing page={page} />
    <ToDo page={page} />
    <ReviewCard page={page} token={token} />
    {!page.party?.isComplete && <PartyCard page={page} token={token} party={party} />}
    {hasWayIn(page) && <ArrivalCard page={page} token={token} />}
    <StayCard page={page} token={token} />
    {!hasWayIn(page) && <ArrivalCard page={page} token={token} />}
    {page.party?.isComplete && <PartyCard page={page} token={token} party={party} />}
    <HouseCard page={page} />
    <ContactCard page={page} token={token} />
  </div>
);
