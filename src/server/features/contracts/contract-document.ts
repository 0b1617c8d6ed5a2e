import { hash } from 'node:crypto';
import type { Database } from '#server/database/database.types.ts';
import {
  findTermsOf,
  getPaymentTerms,
} from '#server/features/payment-terms/payment-terms.service.ts';
import {
  cancellationInWords,
  paymentInWords,
} from '#server/features/payment-terms/terms-in-words.ts';
import { getTranslatedProperty } from '#server/features/property/property.service.ts';
import {
  type PdfContent,
  type PdfPart,
  unwritableIn,
} from '#server/infrastructure/pdf/write-pdf.ts';
import { languages } from '#server/languages.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { depositInWords } from '#shared/bookings/house-terms.ts';
import { daysBetween } from '#shared/bookings/stay-dates.ts';
import { contractFields, partsOf } from '#shared/contracts/contract-fields.ts';
import { HOUSE_LOCALE, type Locale } from '#shared/languages/locales.ts';
import { codesInWords } from '#shared/national-code.ts';
import { getContractSettings } from './contract-settings.service.ts';

/** The facts of a stay that a guest accepts besides the text. A changed one needs a new acceptance. */
export type ContractTerms = Pick<
  StaffStay,
  'startDate' | 'endDate' | 'numberOfGuests' | 'totalCents'
>;

export const termsOf = (stay: StaffStay): ContractTerms => {
  const { startDate, endDate, numberOfGuests, totalCents } = stay;
  return { startDate, endDate, numberOfGuests, totalCents };
};

/** Stands for what nobody has written. */
const NOTHING = '—';

/** Without signs that the PDF cannot write, such as emoji in the house rules. */
const writable = async (text: string): Promise<string> => {
  const unwritable = await unwritableIn(text);
  return [...text.normalize('NFC')].filter((sign) => !unwritable.includes(sign)).join('');
};

const inParagraphs = (...texts: readonly string[]): string => texts.filter(Boolean).join('\n\n');

/** The values of the text's fields for a stay, in a language. */
const valuesOf = async (db: Database, stay: StaffStay, locale: Locale) => {
  const language = languages[locale];
  const { formatDay, formatExactEuro } = language;
  const house = await getTranslatedProperty(db, locale);
  const terms = (await findTermsOf(db, [stay])).get(stay.id)?.terms;
  const depositCents = terms ? terms.damageDepositCents : house.depositCents;
  const { landlord } = (await getPaymentTerms(db)).terms;
  const values = {
    locatore: landlord?.name,
    'indirizzo locatore': landlord?.address,
    'codice fiscale': landlord?.taxCode,
    ospite: stay.guestName,
    casa: house.name,
    indirizzo: house.address,
    cin: codesInWords(house).replace(/^CIN /, ''),
    arrivo: formatDay(stay.startDate),
    partenza: formatDay(stay.endDate),
    notti: String(daysBetween(stay.startDate, stay.endDate)),
    persone: String(stay.numberOfGuests),
    prezzo: stay.totalCents === null ? '' : formatExactEuro(stay.totalCents),
    cauzione: depositInWords({ depositCents }, language),
    pagamento: inParagraphs(terms ? paymentInWords(terms, language) : '', house.howToPay),
    annullamento: inParagraphs(
      terms ? cancellationInWords(terms, language) : '',
      house.cancellation,
    ),
    regole: house.houseRules,
  };
  const written: Record<string, string> = {};
  for (const [field, value] of Object.entries(values)) {
    written[field] = (await writable(value ?? '')) || NOTHING;
  }
  return written;
};

/** The owners' text for a stay; null in a language in which there is none. */
export const contractText = async (
  db: Database,
  stay: StaffStay,
  locale: Locale,
): Promise<string | null> => {
  const { texts } = await getContractSettings(db);
  if (texts[locale] === '') return null;
  return contractFields.fill(texts[locale], await valuesOf(db, stay, locale));
};

export const hashOf = (text: string): string => hash('sha256', text);

type Accepted = {
  text: string;
  translation: string | null;
  locale: Locale;
  name: string;
  acceptedAt: string;
  house: { name: string; codes: string };
  bookingId: number;
};

/** A text whose first heading is its title. */
const titled = (text: string, detail: string): PdfPart[] => {
  const [first, ...rest] = partsOf(text);
  if (!first) return [];
  return 'heading' in first ? [{ title: first.heading, detail }, ...rest] : [first, ...rest];
};

/** The PDF of what a guest accepted: the Italian text, who accepted it when, and the translation. */
export const contractDocument = (accepted: Accepted): PdfContent => {
  const { text, translation, locale, name, acceptedAt, house, bookingId } = accepted;
  const [own, italian] = [languages[locale], languages[HOUSE_LOCALE]];
  const facts = (language: typeof italian) => [
    language.t('contracts.acceptedBy', { name, when: language.formatInstant(acceptedAt) }),
    language.t('contracts.fingerprint', { hash: hashOf(text) }),
  ];
  const title = (language: typeof italian) =>
    language.t('contracts.fileTitle', { number: bookingId });
  const isForeign = locale !== HOUSE_LOCALE;
  return {
    title: title(italian),
    author: house.name,
    lang: HOUSE_LOCALE,
    createdAt: acceptedAt,
    parts: [
      ...titled(text, title(italian)),
      { heading: italian.t('contracts.acceptance') },
      { text: facts(italian).join('\n\n') },
      ...(isForeign
        ? [
            { heading: own.t('contracts.acceptance') },
            { text: facts(own).join('\n\n') },
            ...(translation === null
              ? []
              : [
                  { text: own.t('contracts.translation'), isSmall: true } as const,
                  ...titled(translation, title(own)),
                ]),
          ]
        : []),
    ],
    foot: [house.name, house.codes].filter(Boolean).join(' · '),
  };
};
