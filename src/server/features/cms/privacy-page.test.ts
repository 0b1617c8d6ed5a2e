import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { cards } from '#server/cards.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { privacyTexts, privacyWords } from './privacy-page.ts';

type Words = readonly [it: string, en: string, de: string, fr: string];

const name: Words = ['nome', 'name', 'Namen', 'nom'];
const email: Words = ['email', 'email', 'E-Mail-Adresse', 'e-mail'];
const phone: Words = ['telefono', 'phone number', 'Telefonnummer', 'téléphone'];
const language: Words = ['lingua', 'language', 'Sprache', 'langue'];
const dates: Words = ['date', 'dates', 'Reisedaten', 'dates'];
const agreed: Words = ['concordiamo', 'agree on', 'vereinbaren', 'convenons'];
const price: Words = ['il prezzo', 'the price', 'den Preis', 'le prix'];
const paid: Words = [
  'quando, quanto e come lo paghi',
  'when, how much and how you pay',
  'wann, wie viel und wie Sie zahlen',
  'quand, combien et comment vous le payez',
];
const security: Words = ['la cauzione', 'the security deposit', 'die Kaution', 'la caution'];
const sums: Words = ['le somme pagate', 'the sums paid', 'gezahlte Beträge', 'les sommes payées'];
const receipt: Words = ['una ricevuta', 'a receipt', 'eine Quittung', 'un reçu'];
const accepted: Words = ['il contratto', 'the agreement', 'den Vertrag', 'le contrat'];
const offer: Words = ['le proposte', 'the offers', 'unsere Angebote', 'nos propositions'];
const text: Words = ['il testo', 'the text', 'den Text', 'le texte'];
const picture: Words = ['immagine', 'picture', 'Bild', 'image'];
const answer: Words = ['risposta', 'our reply', 'Antwort', 'notre réponse'];
const log: Words = ['il registro', 'a log', 'ein Protokoll', 'un journal'];
const passkey: Words = ['passkey', 'passkey', 'Passkey', 'passkey'];
const seen: Words = ['vi ha visti', 'saw you', 'gesehen hat', 'vous a vus'];
const reported: Words = [
  'abbiamo comunicato',
  'what we reported',
  'was wir gemeldet haben',
  'nous avons déclaré',
];
const recipient: Words = ['il destinatario', 'the recipient', 'Empfänger', 'le destinataire'];
const taken: Words = [
  'quanto e quando',
  'how much and when',
  'wann in welcher',
  'combien et quand',
];
const lastUse: Words = [
  'ultimo uso',
  'when it was last used',
  'letzte Nutzung',
  'dernière utilisation',
];

/** The words by which the page names each personal column. */
const said: Record<string, Words> = {
  'users.name': name,
  'users.email': email,
  'users.pendingEmail': email,
  'users.passwordHash': ['password', 'password', 'Passwort', 'mot de passe'],
  'users.avatar': picture,
  'users.locale': language,
  'accountLinks.email': email,
  'sessions.device': ['browser', 'browser', 'Browser', 'navigateur'],
  'sessions.lastUsedAt': lastUse,
  'passkeys.name': passkey,
  'bookings.startDate': dates,
  'bookings.endDate': dates,
  'bookings.source': [
    'su un altro sito',
    'on another site',
    'einer anderen Website',
    'un autre site',
  ],
  'bookings.guestName': name,
  'bookings.guestEmail': email,
  'bookings.guestPhone': phone,
  'bookings.numberOfGuests': ['quanti siete', 'how many you are', 'wie viele Sie', 'combien vous'],
  'bookings.over12': ['più di 12 anni', 'over 12', 'über 12', 'plus de 12'],
  'bookings.linen': ['biancheria', 'linen', 'Wäsche', 'linge'],
  'bookings.animals': ['animali', 'pets', 'Haustiere', 'animaux'],
  'bookings.note': ['una nota', 'a note', 'Anmerkungen', 'une note'],
  'bookings.privateNote': agreed,
  'bookings.cleaningNote': agreed,
  'bookings.reason': agreed,
  'bookings.arrivalTime': [
    'quando arrivi',
    'when and how you arrive',
    'wann und womit',
    'quand et comment',
  ],
  'bookings.arrivalNote': [
    'con che cosa',
    'when and how you arrive',
    'wann und womit',
    'quand et comment',
  ],
  'bookings.guestNote': ['se torni', 'if you come back', 'wiederkommen', 'si vous revenez'],
  'bookings.quote': price,
  'bookings.totalCents': price,
  'bookings.cameCents': paid,
  'bookings.portalPays': [
    'su un altro sito',
    'on another site',
    'einer anderen Website',
    'un autre site',
  ],
  'payments.kept': sums,
  'payments.date': paid,
  'payments.amountCents': paid,
  'payments.method': paid,
  'payments.note': agreed,
  'payments.isMark': paid,
  'payments.annulReason': agreed,
  'damageEntries.date': security,
  'damageEntries.amountCents': security,
  'damageEntries.method': security,
  'damageEntries.note': agreed,
  'damageEntries.annulReason': agreed,
  'bookings.locale': language,
  'offerMails.validUntil': offer,
  'offerMails.holds': offer,
  'offerMails.words': offer,
  'offers.startDate': dates,
  'offers.endDate': dates,
  'offers.numberOfGuests': ['quanti siete', 'how many you are', 'wie viele Sie', 'combien vous'],
  'offers.lines': price,
  'partyMembers.sealed': ['cifrati', 'encrypted', 'verschlüsselt', 'chiffrés'],
  'partyMembers.position': [
    'a capo di una famiglia',
    'head of a family',
    'Oberhaupt einer Familie',
    'tête d’une famille',
  ],
  'partyMembers.isComplete': ['ci servono', 'we need', 'brauchen wir', 'il nous faut'],
  'receipts.year': receipt,
  'receipts.number': receipt,
  'receipts.date': receipt,
  'receipts.amountCents': receipt,
  'receipts.snapshot': receipt,
  'contractAcceptances.name': accepted,
  'contractAcceptances.locale': accepted,
  'contractAcceptances.fingerprint': accepted,
  'contractAcceptances.terms': accepted,
  'contractAcceptances.pdf': accepted,
  'touristTaxStays.collector': ['chi la incassa', 'who collects it', 'wer sie', 'qui l’encaisse'],
  'touristTaxStays.collectedCents': taken,
  'touristTaxStays.collectedOn': taken,
  'touristTaxStays.earlierNights': ['notti già', 'nights already', 'Nächten', 'nuits déjà'],
  'touristTaxStays.exemptions': ['è esente', 'is exempt', 'befreit ist', 'exempté'],
  'touristTaxStays.kept': [
    'restano le somme',
    'sums remain',
    'nur die Summen',
    'restent les sommes',
  ],
  'statisticsArrivals.code': ['codice a caso', 'random code', 'zufälligen Code', 'code aléatoire'],
  'statisticsArrivals.arrival': ['ogni arrivo', 'each arrival', 'jede Ankunft', 'chaque arrivée'],
  'statisticsArrivals.departure': ['partenza', 'departure', 'Abreise', 'départ'],
  'statisticsArrivals.state': [
    'file per la regione',
    'file for the region',
    'Datei für die',
    'fichier pour la',
  ],
  'contactMessages.name': name,
  'contactMessages.email': email,
  'contactMessages.phone': phone,
  'contactMessages.message': text,
  'contactMessages.wish': text,
  'contactMessages.locale': language,
  'messageAnswers.text': ['le risposte', 'our replies', 'unsere Antworten', 'nos réponses'],
  'messageAnswers.authorName': log,
  'seenGuests.how': seen,
  'seenGuests.document': seen,
  'policeTransmissions.part': reported,
  'policeTransmissions.arrival': reported,
  'policeTransmissions.lastDay': reported,
  'policeTransmissions.person': reported,
  'policeTransmissions.state': reported,
  'policeTransmissions.way': reported,
  'policeTransmissions.sealed': reported,
  'reviews.authorName': name,
  'reviews.rating': ['voto', 'rating', 'Sternen', 'la note'],
  'reviews.locale': language,
  'reviews.comment': ['recensione', 'review', 'Bewertung', 'avis'],
  'reviews.answer': answer,
  'reviews.stayedUntil': ['il mese in cui', 'the month you', 'Reisemonat', 'le mois de'],
  'outboxMails.kind': ['il motivo', 'the reason', 'Anlass', 'le motif'],
  'outboxMails.subjectData': language,
  'outboxMails.recipientName': recipient,
  'outboxMails.recipientEmail': recipient,
  'outboxMails.state': ['se è partita', 'was sent', 'ob sie versandt', 's’il est parti'],
  'auditEvents.actorName': log,
  'auditEvents.action': log,
  'auditEvents.detail': log,
  'auditEvents.subjectLabel': log,
};

/** Numbers, secrets of the server, instants and states that say nothing more about a person. */
const technical =
  /\.(id|uid|.*Id|version|.*At|at|searchText|.*Hash|publicKey|counter|kind|status|role|outcome|times|filed|origin|heldUntil|occupiedUntil|isSuspect|attempts|lastError|subjectKind)$/;

const camelCased = (column: string): string =>
  column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

const personalColumns = async (): Promise<string[]> => {
  const t = await createTestApp();
  const tables = Object.values(cards).flatMap((card) =>
    Object.entries('tables' in card ? card.tables : {}),
  );
  const columns: string[] = [];
  for (const [table] of tables.filter(([, held]) => held !== 'nothing')) {
    const snake = table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const { rows } = await sql<{ name: string }>`
      SELECT name FROM pragma_table_xinfo(${snake})`.execute(t.app.database);
    columns.push(...rows.map((row) => `${table}.${camelCased(row.name)}`));
  }
  await t.close();
  return columns;
};

const pageIn = (language: number): string =>
  privacyWords.map((words) => words[language]).join('\n');

it('names every column that holds personal data, in every language', async () => {
  const columns = await personalColumns();
  const unsaid = columns.filter((column) => !(column in said) && !technical.test(column));
  expect(unsaid).toEqual([]);
  expect(Object.keys(said).filter((column) => !columns.includes(column))).toEqual([]);
  for (const language of [0, 1, 2, 3] as const) {
    const page = pageIn(language);
    const missing = Object.entries(said).filter(([, words]) => !page.includes(words[language]));
    expect([language, missing]).toEqual([language, []]);
  }
});

it('has a translation for each of its Italian paragraphs', () => {
  const paragraphs = privacyTexts.content.split(/<[^>]+>/).filter((part) => part !== '');
  const known = privacyWords.map(([italian]) => italian);
  expect(paragraphs.filter((paragraph) => !known.includes(paragraph))).toEqual([]);
  expect(privacyWords.flat().filter((words) => words.trim() === '')).toEqual([]);
});
