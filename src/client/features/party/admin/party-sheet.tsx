import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { formatDay, formatStay } from '#shared/languages/italian-dates.ts';
import type { Guest, StaffParty } from '#shared/party/party.schema.ts';
import { needsDocument } from '#shared/party/party-rules.ts';

const Blank = ({ label, children }: { label: string; children: string | undefined }) => (
  <div className="flex items-baseline gap-2">
    <dt className="shrink-0 text-sm">{label}</dt>
    <dd className="min-h-7 grow border-b border-ink">{children}</dd>
  </div>
);

type PersonProps = {
  number: number;
  guest: Guest | undefined;
  asksResidence: boolean;
  nameOf: (code: string | undefined) => string;
};

const Person = ({ number, guest, asksResidence, nameOf }: PersonProps) => (
  <section className="mt-6 break-inside-avoid">
    <h2 className="mb-2 text-lg">Ospite {number}</h2>
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2">
      <Blank label="Cognome">{guest?.surname}</Blank>
      <Blank label="Nome">{guest?.name}</Blank>
      <Blank label="Sesso (F, M)">{guest?.sex}</Blank>
      <Blank label="Nascita">{guest?.birthDate && formatDay(guest.birthDate)}</Blank>
      <Blank label="A (comune o Stato)">{nameOf(guest?.birthPlace)}</Blank>
      <Blank label="Cittadinanza">{nameOf(guest?.citizenship)}</Blank>
      {asksResidence && (
        <Blank label="Abita a (comune, o Stato e città)">
          {[nameOf(guest?.residence), guest?.residenceTown].filter(Boolean).join(', ')}
        </Blank>
      )}
      {(!guest || needsDocument(guest.kind)) && (
        <>
          <Blank label="Documento">{nameOf(guest?.documentKind)}</Blank>
          <Blank label="Numero">{guest?.hasDocumentNumber ? 'già indicato' : undefined}</Blank>
          <Blank label="Rilasciato da">{nameOf(guest?.documentPlace)}</Blank>
        </>
      )}
    </dl>
  </section>
);

type PartySheetProps = {
  stay: StaffStay;
  party: StaffParty;
  setPrinting: (isPrinting: false) => void;
};

/** The form on paper, filled in as far as it is known, without the numbers of documents. Prints as soon as it is there. */
export const PartySheet = ({ stay, party, setPrinting }: PartySheetProps) => {
  useEffect(() => {
    const end = () => setPrinting(false);
    addEventListener('afterprint', end, { once: true });
    print();
    return () => removeEventListener('afterprint', end);
  }, [setPrinting]);
  const { guests, expected, places, asksResidence } = party;
  const nameOf = (code: string | undefined): string => {
    const place = places.find((each) => each.code === code);
    return place ? [place.name, place.province && `(${place.province})`].join(' ').trim() : '';
  };
  return createPortal(
    <article className="print-sheet">
      <h1 className="text-2xl">Chi viene: {formatStay(stay.startDate, stay.endDate)}</h1>
      <p className="mt-1">
        Da comunicare alla Questura entro 24 ore dall’arrivo, 6 per una notte sola (art. 109 TULPS).
        Il documento serve a chi viaggia per conto suo e al capo della famiglia o del gruppo.
      </p>
      {Array.from({ length: Math.max(guests.length, expected) }, (_, index) => (
        <Person
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is a place in the party
          key={index}
          number={index + 1}
          guest={guests[index]}
          asksResidence={asksResidence}
          nameOf={nameOf}
        />
      ))}
    </article>,
    document.body,
  );
};
