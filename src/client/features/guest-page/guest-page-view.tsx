import { FileText, KeyRound, MessageCircle, ScrollText, Star, Users } from 'lucide-react';
import { ContractIsland } from '#client/features/contracts/contract-island.tsx';
import { PartyIsland } from '#client/features/party/party-island.tsx';
import { HostLinks } from '#client/features/property/host-links.tsx';
import { Island } from '#client/hydration/island.tsx';
import { ItalianOnly, langOf } from '#client/ui/italian-only.tsx';
import { Sentence, useLanguage } from '#client/ui/language.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import { hostLinks } from '#shared/addresses.ts';
import { addressedName } from '#shared/bookings/first-name.ts';
import type { GuestContract } from '#shared/contracts/contracts.schema.ts';
import type { GuestMoney, GuestPage, GuestState } from '#shared/guest-page/guest-page.schema.ts';
import type { Party } from '#shared/party/party.schema.ts';
import type { Texts } from '#shared/texts/texts.ts';
import { ARRIVAL_ID, ArrivalCard, hasWayIn, WAY_IN_ID } from './arrival-card.tsx';
import { type Addressed, Card, OwnersWords, type Part } from './guest-page-card.tsx';
import { OffersCards } from './offers-cards.tsx';
import { PAY_ID, PayCard } from './pay-card.tsx';
import { StayCard } from './stay-card.tsx';
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

const PARTY_ID = 'ospiti';
const CONTRACT_ID = 'contratto';

const Standing = ({ page }: Part) => {
  const { t, formatStay, formatInstantDay } = useLanguage();
  const { state, startDate, endDate, changedAt, hasEndedOffers } = page;
  const count = page.offers.length;
  const words = {
    name: addressedName(page.guestName),
    dates: formatStay(startDate, endDate),
  };
  if (count > 0) {
    return (
      <header>
        <h1 className="text-4xl wrap-anywhere md:text-5xl">
          {t('guestPage.offersTitle', { count })}
        </h1>
        <p className="mt-3 max-w-text text-lg">{t('guestPage.offersLead', { count })}</p>
      </header>
    );
  }
  return (
    <header>
      <h1 className="text-4xl wrap-anywhere md:text-5xl">
        {t(`guestPage.${titles[state]}`, words)}
      </h1>
      <p className="mt-3 max-w-text text-lg">{t(`guestPage.${state}`, words)}</p>
      {hasEndedOffers && <p className="mt-2 max-w-text">{t('guestPage.offersOver')}</p>}
      {changedAt && (state === 'confirmed' || state === 'waiting') && (
        <p className="mt-2 max-w-text">
          {t('guestPage.changed', { day: formatInstantDay(changedAt) })}
        </p>
      )}
    </header>
  );
};

type Due = GuestMoney['due'][number];

const PayStep = ({ next }: { next: Due }) => {
  const { t, formatEuro, formatDayWithWeekday } = useLanguage();
  const link = (words: string) => (
    <a href={`#${PAY_ID}`} className={textLinkClass}>
      {words}
    </a>
  );
  const words = {
    what: t(`pay.${next.what}`),
    amount: formatEuro(next.cents),
    day: formatDayWithWeekday(next.dueOn),
  };
  return <Sentence text={t(next.isLate ? 'pay.toDoLate' : 'pay.toDo', words)} parts={[link]} />;
};

const ToDo = ({ page, contract }: Pick<GuestPageViewProps, 'page' | 'contract'>) => {
  const { t, formatDayInWords } = useLanguage();
  const { state, startDate, money, arrivalTime, releasedOn, wayIn, party } = page;
  const next = money?.due.find(({ dueOn }) => dueOn !== startDate);
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
    next && <PayStep next={next} />,
    contract && contract.state !== 'accepted' && (
      <Sentence text={t('contract.toDo')} parts={[link(`#${CONTRACT_ID}`)]} />
    ),
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

const PartyCard = ({ page, token, party }: Addressed & { party: Party | null }) => {
  const { t } = useLanguage();
  if (!page.party || !party || token === null) return null;
  // Guests can no longer enter data, and none are stored.
  if (!party.isOpen && party.guests.length === 0) return null;
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

const ContractCard = ({ contract, token }: Pick<GuestPageViewProps, 'contract' | 'token'>) => {
  const { t } = useLanguage();
  if (!contract) return null;
  return (
    <Card id={CONTRACT_ID} title={t('contract.title')} Icon={FileText}>
      <Island name="guest-contract" component={ContractIsland} data={{ token, saved: contract }} />
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
  const isOfPortal = page.portal !== null;
  return (
    <Card title={t('guestPage.contact')} Icon={MessageCircle}>
      <p>{host ? t('guestPage.contactLead', { host }) : t('guestPage.contactLeadUnnamed')}</p>
      <HostLinks links={hostLinks(house)} />
      <div className="mt-4 print:hidden">
        <Island
          name="guest-wish"
          component={WishForm}
          data={{ token, state, isOfPortal, startDate, endDate, numberOfGuests, over12 }}
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
          data={{ token, name: addressedName(page.guestName) }}
        />
      )}
    </Card>
  );
};

/** Whether something is to be paid. */
const isOpen = ({ money }: GuestPage): boolean => money !== null && money.due.length > 0;

type GuestPageViewProps = Addressed & {
  /** Who comes; null where owners do not ask, and for a preview. */
  party: Party | null;
  /** Null while there is nothing to accept, and for a preview. */
  contract: GuestContract | null;
};

export const GuestPageView = ({ page, token, party, contract }: GuestPageViewProps) => (
  <div className="mx-auto grid max-w-2xl gap-5 md:gap-6">
    <Standing page={page} />
    <ToDo page={page} contract={contract} />
    <ReviewCard page={page} token={token} />
    {isOpen(page) && <PayCard page={page} />}
    {contract?.state !== 'accepted' && <ContractCard contract={contract} token={token} />}
    {!page.party?.isComplete && <PartyCard page={page} token={token} party={party} />}
    {hasWayIn(page) && <ArrivalCard page={page} token={token} />}
    {page.offers.length > 0 ? (
      <OffersCards page={page} token={token} />
    ) : (
      <StayCard page={page} token={token} />
    )}
    {!isOpen(page) && <PayCard page={page} />}
    {!hasWayIn(page) && <ArrivalCard page={page} token={token} />}
    {page.party?.isComplete && <PartyCard page={page} token={token} party={party} />}
    {contract?.state === 'accepted' && <ContractCard contract={contract} token={token} />}
    <HouseCard page={page} />
    <ContactCard page={page} token={token} />
  </div>
);
