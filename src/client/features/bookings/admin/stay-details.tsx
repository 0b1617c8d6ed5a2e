import type { ReactNode } from 'react';
import { ConflictsOf } from '#client/features/calendars/admin/calendar-conflicts.tsx';
import { AcceptedContracts } from '#client/features/contracts/accepted-contracts.tsx';
import { GuestPagePart } from '#client/features/guest-page/admin/guest-page-part.tsx';
import { PartyFold } from '#client/features/party/admin/party-fold.tsx';
import { PoliceLine } from '#client/features/police/police-line.tsx';
import { PortalPart } from '#client/features/portal-stays/portal-part.tsx';
import { TaxLine } from '#client/features/tourist-tax/tax-line.tsx';
import { Folded } from '#client/ui/folded.tsx';
import type { AnonymousStay, StaffStay } from '#shared/bookings/bookings.schema.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { staySourceWords } from '#shared/bookings/stay-sources.ts';
import { formatInstant } from '#shared/languages/italian-dates.ts';
import { foreignLanguageName } from '#shared/languages/locales.ts';
import { ConflictList } from './conflict-list.tsx';
import { HoldField } from './hold-field.tsx';
import { StayHistory } from './stay-history.tsx';
import { StayMonths } from './stay-months.tsx';
import { BrokenRule, StayPrice } from './stay-price.tsx';

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid grid-cols-[5.5rem_1fr] items-start gap-3 sm:grid-cols-[7rem_1fr]">
    <dt className="pt-0.5 text-sm text-ink-soft">{term}</dt>
    <dd className="min-w-0 [overflow-wrap:anywhere] whitespace-pre-line">{children}</dd>
  </div>
);

const StayFacts = ({ stay }: { stay: StaffStay | AnonymousStay }) => {
  const language = foreignLanguageName(stay.locale);
  return (
    <dl className="grid gap-2">
      {stay.guest && (stay.arrivalTime || stay.arrivalNote) && (
        <Fact term="Arriva">
          {[stay.arrivalTime && `verso le ${stay.arrivalTime}`, stay.arrivalNote]
            .filter(Boolean)
            .join(', ')}
        </Fact>
      )}
      {stay.note && <Fact term="Nota">{stay.note}</Fact>}
      {stay.guest && stay.privateNote && <Fact term="Nota privata">{stay.privateNote}</Fact>}
      {stay.guest && stay.cleaningNote && (
        <Fact term="Nota per le pulizie">{stay.cleaningNote}</Fact>
      )}
      {stay.reason && <Fact term="Motivo">{stay.reason}</Fact>}
      <Fact term="Biancheria">{stay.linen ? 'richiesta' : 'non richiesta'}</Fact>
      {stay.animals > 0 && <Fact term="Animali">{stay.animals}</Fact>}
      {!stay.guest && <Fact term="Email">cancellata con gli altri dati dell’ospite</Fact>}
      {language && <Fact term="Lingua">{language.toLowerCase()}</Fact>}
      <Fact term="Arrivata">
        {staySourceWords[stay.source]}, {formatInstant(stay.createdAt)}
      </Fact>
      {stay.cancelledAt && <Fact term="Annullata">{formatInstant(stay.cancelledAt)}</Fact>}
    </dl>
  );
};

/** Other bookings of these days, and the rule of the price list that a request breaks. */
export const StayTroubles = ({ stay }: { stay: StaffStay | AnonymousStay }) => (
  <>
    {stay.status === 'CONFIRMED' && <ConflictsOf id={stay.id} />}
    {stay.status !== 'REJECTED' && <ConflictList wanted={stay} isLinked />}
    {stay.status === 'PENDING' && stay.quote && <BrokenRule quote={stay.quote} />}
  </>
);

type StayDetailsProps = { stay: StaffStay | AnonymousStay; today: StayDate };

export const StayDetails = ({ stay, today }: StayDetailsProps) => (
  <>
    <StayFacts stay={stay} />
    {stay.guest && stay.source !== 'site' && <PortalPart stay={stay} />}
    {stay.status === 'CONFIRMED' && <TaxLine bookingId={stay.id} />}
    {stay.guest && stay.status === 'PENDING' && <HoldField stay={stay} today={today} />}
    <div className="border-b border-sand-200">
      <Folded title="Il prezzo, voce per voce">
        <StayPrice stay={stay} />
      </Folded>
      {stay.guest && (
        <Folded title="La pagina dell’ospite">
          <GuestPagePart stay={stay} />
        </Folded>
      )}
      {stay.guest && stay.status === 'CONFIRMED' && <AcceptedContracts bookingId={stay.id} />}
      {stay.guest && stay.status === 'CONFIRMED' && <PartyFold stay={stay} />}
      {stay.guest && stay.status === 'CONFIRMED' && <PoliceLine bookingId={stay.id} />}
      <Folded title="I giorni nel calendario">
        <StayMonths booking={stay} today={today} />
      </Folded>
    </div>
    {stay.guest && (
      <section className="grid gap-3">
        <h3 className="font-semibold text-sea-700">Storia</h3>
        <StayHistory id={stay.id} />
      </section>
    )}
  </>
);
