import type {
  AnswerTime,
  BedKind,
  HostLanguage,
  Property,
  WayToGo,
} from '#shared/property.schema.ts';

// What the house's choices are called; an empty text for one that nobody has made.

/** One, and several. */
export const bedWords: Record<BedKind, readonly [string, string]> = {
  double: ['letto matrimoniale', 'letti matrimoniali'],
  single: ['letto singolo', 'letti singoli'],
  bunk: ['letto a castello', 'letti a castello'],
  sofa: ['divano letto', 'divani letto'],
  armchair: ['poltrona letto', 'poltrone letto'],
  cot: ['culla', 'culle'],
};

export const petWords: Record<Property['pets'], string> = {
  '': '',
  yes: 'benvenuti',
  ask: 'su richiesta: scrivilo nelle note',
  no: 'non ammessi',
};

export const smokingWords: Record<Property['smoking'], string> = {
  '': '',
  no: 'non si fuma',
  outside: 'solo all’aperto',
  yes: 'si può',
};

export const wayWords: Record<WayToGo, string> = {
  foot: 'a piedi',
  bicycle: 'in bici',
  car: 'in auto',
  bus: 'in autobus',
  ferry: 'in traghetto',
};

export const languageWords: Record<HostLanguage, string> = {
  it: 'italiano',
  en: 'inglese',
  de: 'tedesco',
  fr: 'francese',
  es: 'spagnolo',
  pt: 'portoghese',
  nl: 'olandese',
  pl: 'polacco',
  ru: 'russo',
  zh: 'cinese',
};

export const answerWords: Record<AnswerTime, string> = {
  '': '',
  hours: 'entro poche ore',
  day: 'entro un giorno',
  'two-days': 'entro due giorni',
};
