import type { AppContext, Caller } from '#server/app-context.ts';
import type { AccountLinkKind } from '#server/database/tables/accounts.table.ts';
import { findContractsOf } from '#server/features/contracts/personal-data.service.ts';
import { getHomepage } from '#server/features/homepage/homepage.service.ts';
import { findOffersOf } from '#server/features/offers/personal-data.service.ts';
import { readMember } from '#server/features/party/personal-data.service.ts';
import { findMoneyOf } from '#server/features/payments/personal-data.service.ts';
import { findSeen, findSentOf } from '#server/features/police/personal-data.service.ts';
import { findReceiptsOf } from '#server/features/receipts/personal-data.service.ts';
import { findExemptionsOf } from '#server/features/tourist-tax/personal-data.service.ts';
import { languages } from '#server/languages.ts';
import { roleNames } from '#shared/accounts/roles.ts';
import { stateOf } from '#shared/bookings/status-labels.ts';
import { staySourceLabels } from '#shared/bookings/stay-sources.ts';
import { italianLanguageNames } from '#shared/languages/locales.ts';
import { mailKindInWords } from '#shared/mail-kinds.ts';
import type { Payment } from '#shared/money/account.ts';
import { damageWords, methodWords } from '#shared/money/money-words.ts';
import type { OfferLine, OfferOutcome } from '#shared/offers/offers.schema.ts';
import type { PersonalFile } from '#shared/privacy.schema.ts';
import type { TaxExemption } from '#shared/tourist-tax/tourist-tax.schema.ts';
import { findHeldData, type HeldData, type Whose } from './held-data.ts';

// A person's export. Every section is listed field by field, so that no hash or token gets in.

const linkPurposes: Record<AccountLinkKind, string> = {
  'confirm-email': 'Conferma dell’indirizzo email',
  'change-email': 'Conferma del nuovo indirizzo email',
  'set-password': 'Scelta della password',
};

const profileOf = ({ account }: HeldData, publicUrl: string): PersonalFile['Profilo'] =>
  account.map((user) => ({
    Nome: user.name,
    Email: user.email,
    'Nuova email in attesa di conferma': user.pendingEmail,
    'Email confermata': user.emailConfirmed,
    Lingua: italianLanguageNames[user.locale],
    Ruolo: roleNames[user.role],
    Immagine: user.avatar && new URL(user.avatar, publicUrl).href,
    'Registrato il': user.createdAt,
  }));

const accessOf = ({ sessions, links }: HeldData) => ({
  'Dispositivi collegati': sessions.map(({ device, createdAt, lastUsedAt }) => ({
    Dispositivo: device,
    'Collegato il': createdAt,
    'Ultimo uso': lastUsedAt,
  })),
  'Link inviati per email': links.map(({ kind, email, expiresAt }) => ({
    Scopo: linkPurposes[kind],
    Email: email,
    'Valido fino a': expiresAt,
  })),
});

const offerOutcomes: Record<OfferOutcome, string> = {
  accepted: 'accettata',
  withdrawn: 'ritirata',
  closed: 'chiusa',
};

type Money = Pick<Payment, 'date' | 'amountCents' | 'method' | 'note' | 'annulReason'>;

const moneyInWords = ({ date, amountCents, method, note, annulReason }: Money) => ({
  Giorno: date,
  'In euro': amountCents / 100,
  Come: methodWords[method],
  Nota: note,
  'Annullato perché': annulReason,
});

type OfStays = {
  offers: Awaited<ReturnType<typeof findOffersOf>>;
  exemptions: ReadonlyMap<number, readonly TaxExemption[]>;
  receipts: Awaited<ReturnType<typeof findReceiptsOf>>;
  contracts: Awaited<ReturnType<typeof findContractsOf>>;
  money: Awaited<ReturnType<typeof findMoneyOf>>;
};

const papersOf = ({ receipts, contracts }: OfStays, id: number) => ({
  Ricevute: receipts
    .filter(({ bookingId }) => bookingId === id)
    .map((receipt) => ({
      Numero: `${receipt.number}/${receipt.year}`,
      Data: receipt.date,
      'Somma in euro': receipt.amountCents / 100,
      Nome: receipt.payer.name,
      Indirizzo: receipt.payer.address,
      'Codice fiscale': receipt.payer.taxCode,
    })),
  'Contratti accettati': contracts
    .filter(({ bookingId }) => bookingId === id)
    .map((accepted) => ({
      'Accettato il': accepted.acceptedAt,
      Nome: accepted.name,
      'Impronta del testo': accepted.fingerprint,
    })),
});

const bookingsOf = ({ bookings }: HeldData, known: OfStays): PersonalFile['Prenotazioni'] =>
  bookings.map((stay) => ({
    Numero: stay.id,
    Arrivo: stay.startDate,
    Partenza: stay.endDate,
    Stato: languages.it.t(`ownStays.${stateOf(stay)}`),
    Nome: stay.guestName,
    Email: stay.guestEmail,
    Telefono: stay.guestPhone,
    Lingua: italianLanguageNames[stay.locale],
    Provenienza: staySourceLabels[stay.source],
    Ospiti: stay.numberOfGuests,
    'Oltre i 12 anni': stay.over12,
    Biancheria: stay.linen,
    Animali: stay.animals,
    Nota: stay.note,
    'Nota privata': stay.privateNote,
    'Nota sull’ospite': stay.guestNote,
    'Nota per le pulizie': stay.cleaningNote,
    'Ora di arrivo': stay.arrivalTime,
    'Come arriva': stay.arrivalNote,
    'Totale in euro': stay.totalCents === null ? null : stay.totalCents / 100,
    'Motivo del rifiuto o dell’annullamento': stay.reason,
    'Ricevuta il': stay.createdAt,
    ...papersOf(known, stay.id),
    'Esenzioni dall’imposta di soggiorno':
      known.exemptions.get(stay.id)?.map(({ reason }) => reason) ?? [],
    Pagamenti: known.money.payments
      .filter(({ bookingId }) => bookingId === stay.id)
      .map(moneyInWords),
    Cauzione: known.money.damage
      .filter(({ bookingId }) => bookingId === stay.id)
      .map((entry) => ({ Passo: damageWords[entry.kind], ...moneyInWords(entry) })),
    Proposte: known.offers
      .filter(({ bookingId }) => bookingId === stay.id)
      .map((offer) => ({
        Arrivo: offer.startDate,
        Partenza: offer.endDate,
        Ospiti: offer.numberOfGuests,
        Prezzo: (JSON.parse(offer.lines) as OfferLine[]).map(({ label, amountCents }) => ({
          Voce: label,
          'In euro': amountCents / 100,
        })),
        'Valeva fino al': offer.validUntil,
        'Teneva le notti': offer.holds === 1,
        'Le nostre parole': offer.words,
        Esito: offer.outcome && offerOutcomes[offer.outcome],
        'Mandata il': offer.createdAt,
      })),
  }));

/** Without the numbers of documents, which no call answers to guests. */
const partyOf = async (
  app: AppContext,
  { party }: HeldData,
): Promise<PersonalFile['Chi viene']> => {
  const sent = await findSentOf(app.database, [
    ...new Set(party.map(({ bookingId }) => bookingId)),
  ]);
  const seen = await findSeen(
    app.database,
    party.map(({ id }) => id),
  );
  const { t } = languages.it;
  const people = await Promise.all(
    party.map(async (row) => ({ row, person: await readMember(app, row) })),
  );
  return people.flatMap(({ row, person }) => {
    if (!person) return [];
    return {
      Prenotazione: row.bookingId,
      Cognome: person.surname,
      Nome: person.name,
      Sesso: person.sex,
      'Data di nascita': person.birthDate,
      'Luogo di nascita': person.nameOf(person.birthPlace),
      Cittadinanza: person.nameOf(person.citizenship),
      Documento: person.nameOf(person.documentKind),
      'Rilasciato da': person.nameOf(person.documentPlace),
      'Numero del documento conservato': person.documentNumber !== '',
      Arrivo: person.arrivalDate,
      'Visto di persona il': seen.find(({ memberId }) => memberId === row.id)?.at ?? null,
      'Comunicato alla Questura il':
        sent.find(({ memberId, state }) => memberId === row.id && state === 'sent')?.at ?? null,
      Residenza: [person.nameOf(person.residence), person.residenceTown].filter(Boolean).join(', '),
      'Perché viaggia': person.tourism && t(`party.tourism-${person.tourism}`),
      'Come arriva': person.transport && t(`party.transport-${person.transport}`),
    };
  });
};

const messagesOf = ({ messages }: HeldData): PersonalFile['Messaggi'] =>
  messages.map(({ name, email, phone, message, locale, createdAt, bookingId, answers }) => ({
    Nome: name,
    Email: email,
    Telefono: phone,
    Lingua: italianLanguageNames[locale],
    Messaggio: message,
    'Dalla pagina della prenotazione': bookingId,
    'Ricevuto il': createdAt,
    Risposte: answers.map((answer) => ({ Testo: answer.text, 'Inviata il': answer.createdAt })),
  }));

const reviewsOf = ({ reviews }: HeldData): PersonalFile['Recensioni'] =>
  reviews.map(({ rating, comment, createdAt, approvedAt }) => ({
    Voto: rating,
    Commento: comment,
    'Scritta il': createdAt,
    'Pubblicata il': approvedAt,
  }));

const mailsOf = ({ mails }: HeldData): PersonalFile['Email inviate dal sito'] =>
  mails.map(({ kind, recipient, createdAt, sentAt }) => ({
    Argomento: mailKindInWords[kind],
    Destinatario: recipient,
    'Preparata il': createdAt,
    'Inviata il': sentAt,
  }));

/** Everything held about a person, as a file to hand over. */
export const exportPerson = async (
  app: AppContext,
  whose: Whose,
  caller: Caller,
): Promise<PersonalFile> => {
  const { database, clock, config, logger } = app;
  const held = await findHeldData(database, whose);
  const stayIds = held.bookings.map(({ id }) => id);
  const offers = await findOffersOf(database, stayIds);
  const exemptions = new Map<number, TaxExemption[]>();
  for (const id of stayIds) exemptions.set(id, await findExemptionsOf(app, id));
  const receipts = await findReceiptsOf(database, stayIds);
  const contracts = await findContractsOf(database, stayIds);
  const money = await findMoneyOf(database, stayIds);
  const { siteName } = await getHomepage(database);
  logger.info({ event: 'person-exported', by: caller.userId }, 'person exported');
  return {
    Email: 'userId' in whose ? caller.email : held.address,
    'Esportato il': clock.now().toISOString(),
    Sito: siteName,
    Profilo: profileOf(held, config.publicUrl),
    ...accessOf(held),
    Prenotazioni: bookingsOf(held, { offers, exemptions, receipts, contracts, money }),
    'Chi viene': await partyOf(app, held),
    Messaggi: messagesOf(held),
    Recensioni: reviewsOf(held),
    'Email inviate dal sito': mailsOf(held),
  };
};
