import { z } from 'zod';
import { addressInput, passwordToTry } from '#shared/accounts/accounts.schema.ts';
import { isSearchable, SEARCH_MAX } from '#shared/fold-text.ts';
import { entityId, instant } from '#shared/forms/fields.schema.ts';

// Personal data, identified by an e-mail address, or by stays that were entered without one.

const stayIds = z.array(entityId).min(1).max(500);

const person = z.union([addressInput, z.object({ stayIds })]);
export type Person = z.infer<typeof person>;

/** A call's input is one object: one of the two. */
export const personInput = z
  .object({ email: addressInput.shape.email.optional(), stayIds: stayIds.optional() })
  .refine((given) => (given.email === undefined) !== (given.stayIds === undefined), {
    error: 'Indica un’email, oppure i soggiorni di chi non ne ha.',
  });
export type PersonInput = z.infer<typeof personInput>;

const tooShort = 'Scrivi almeno due lettere di un nome, un telefono o un’email.';

export const peopleInput = z.object({
  search: z.string({ error: tooShort }).max(SEARCH_MAX).refine(isSearchable, tooShort),
});

/** Somebody whom a search found by name, telephone or address. */
const listedPerson = z.object({
  name: z.string(),
  phone: z.string().nullable(),
  person,
});
export type ListedPerson = z.infer<typeof listedPerson>;

/** At most so many; a longer search finds fewer. */
export const PEOPLE_MAX = 30;
export const listedPeople = z.array(listedPerson);

/** The kinds of personal data. */
export const heldKinds = [
  'account',
  'sessions',
  'links',
  'bookings',
  'party',
  'messages',
  'reviews',
  'mails',
] as const;
export type HeldKind = (typeof heldKinds)[number];

export const eraseMineInput = z.object({ currentPassword: passwordToTry });
export type EraseMineInput = z.infer<typeof eraseMineInput>;

const count = z.number().int();

/** The number of records of each kind. */
const heldCounts = z.object({
  account: count,
  sessions: count,
  links: count,
  bookings: count,
  party: count,
  messages: count,
  reviews: count,
  mails: count,
} satisfies Record<HeldKind, z.ZodType>);
export type HeldCounts = z.infer<typeof heldCounts>;

/** A coming stay, or a pending request. */
const stayToCome = z.object({
  id: entityId,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  status: z.enum(['PENDING', 'CONFIRMED']),
});
export type StayToCome = z.infer<typeof stayToCome>;

/** Whether the person can be erased now; if not, why. */
const erasure = z.discriminatedUnion('state', [
  z.object({ state: z.literal('possible') }),
  z.object({ state: z.literal('staff') }),
  z.object({ state: z.literal('stays-to-come'), stays: z.array(stayToCome) }),
]);
export type Erasure = z.infer<typeof erasure>;

export const foundPerson = z.object({ counts: heldCounts, erasure });
export type FoundPerson = z.infer<typeof foundPerson>;

export const erasedPerson = z.object({ message: z.string(), counts: heldCounts });

/** The name of the exported file. */
export const EXPORT_FILE_NAME = 'dati-personali.json';

const text = z.string();

/** A sum that was paid or given back. */
const money = {
  Giorno: z.iso.date(),
  'In euro': z.number(),
  Come: text,
  Nota: text,
  'Annullato perché': text.nullable(),
};

/** Everything held about a person, with keys and values in Italian for that person to read. */
export const personalFile = z.object({
  Email: text.nullable(),
  'Esportato il': instant,
  Sito: text,
  Profilo: z.array(
    z.object({
      Nome: text,
      Email: text,
      'Nuova email in attesa di conferma': text.nullable(),
      'Email confermata': z.boolean(),
      Lingua: text,
      Ruolo: text,
      Immagine: text.nullable(),
      'Registrato il': instant,
    }),
  ),
  'Dispositivi collegati': z.array(
    z.object({ Dispositivo: text, 'Collegato il': instant, 'Ultimo uso': instant }),
  ),
  'Link inviati per email': z.array(
    z.object({ Scopo: text, Email: text, 'Valido fino a': instant }),
  ),
  Prenotazioni: z.array(
    z.object({
      Numero: entityId,
      Arrivo: z.iso.date(),
      Partenza: z.iso.date(),
      Stato: text,
      Nome: text,
      Email: text.nullable(),
      Telefono: text.nullable(),
      Lingua: text,
      Provenienza: text,
      Ospiti: count,
      'Oltre i 12 anni': count,
      Biancheria: z.boolean(),
      Animali: z.number(),
      Nota: text,
      'Nota privata': text,
      'Nota sull’ospite': text,
      'Nota per le pulizie': text,
      'Ora di arrivo': text,
      'Come arriva': text,
      'Totale in euro': z.number().nullable(),
      'Motivo del rifiuto o dell’annullamento': text,
      'Ricevuta il': instant,
      Ricevute: z.array(
        z.object({
          Numero: text,
          Data: z.iso.date(),
          'Somma in euro': z.number(),
          Nome: text,
          Indirizzo: text,
          'Codice fiscale': text,
        }),
      ),
      'Contratti accettati': z.array(
        z.object({ 'Accettato il': instant, Nome: text, 'Impronta del testo': text }),
      ),
      'Esenzioni dall’imposta di soggiorno': z.array(text),
      Pagamenti: z.array(z.object(money)),
      Cauzione: z.array(z.object({ Passo: text, ...money })),
      Proposte: z.array(
        z.object({
          Arrivo: z.iso.date(),
          Partenza: z.iso.date(),
          Ospiti: count,
          Prezzo: z.array(z.object({ Voce: text, 'In euro': z.number() })),
          'Valeva fino al': z.iso.date(),
          'Teneva le notti': z.boolean(),
          'Le nostre parole': text,
          Esito: text.nullable(),
          'Mandata il': instant,
        }),
      ),
    }),
  ),
  'Chi viene': z.array(
    z.object({
      Prenotazione: entityId,
      Cognome: text,
      Nome: text,
      Sesso: text,
      'Data di nascita': text,
      'Luogo di nascita': text,
      Cittadinanza: text,
      Documento: text,
      'Rilasciato da': text,
      'Numero del documento conservato': z.boolean(),
      Arrivo: text,
      'Visto di persona il': instant.nullable(),
      'Comunicato alla Questura il': instant.nullable(),
      Residenza: text,
      'Perché viaggia': text,
      'Come arriva': text,
    }),
  ),
  Messaggi: z.array(
    z.object({
      Nome: text,
      Email: text,
      Telefono: text.nullable(),
      Lingua: text,
      Messaggio: text,
      'Dalla pagina della prenotazione': entityId.nullable(),
      'Ricevuto il': instant,
      Risposte: z.array(z.object({ Testo: text, 'Inviata il': instant })),
    }),
  ),
  Recensioni: z.array(
    z.object({
      Voto: count,
      Commento: text,
      'Scritta il': instant,
      'Pubblicata il': instant.nullable(),
    }),
  ),
  'Email inviate dal sito': z.array(
    z.object({
      Argomento: text,
      Destinatario: text,
      'Preparata il': instant,
      'Inviata il': instant.nullable(),
    }),
  ),
});
export type PersonalFile = z.infer<typeof personalFile>;
