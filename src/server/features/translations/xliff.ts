import sax from 'sax';
import { invalidInput } from '#server/app-error.ts';
import { type ForeignLocale, HOUSE_LOCALE, italianLanguageNames } from '#shared/locales.ts';
import type { TranslationState } from '#shared/translations.schema.ts';

// XLIFF 1.2, the format that translators' programs read and write.

export type WrittenUnit = {
  id: string;
  /** Where the text stands, for whoever translates it. */
  note: string;
  form: 'line' | 'text' | 'html';
  maxLength: number;
  source: string;
  target: string;
  state: TranslationState;
};

export type ReadUnit = {
  id: string;
  source: string;
  target: string;
  /** In XLIFF's words; empty if the file has none. */
  state: string;
  /** In the file, from 1. */
  line: number;
};

const targetStates: Record<TranslationState, string> = {
  missing: 'needs-translation',
  outdated: 'needs-review-translation',
  done: 'translated',
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: what a document must not have
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** What a document can hold of a text. */
export const withoutForbidden = (text: string): string =>
  text.toWellFormed().replace(FORBIDDEN, '');

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

const escapeXml = (text: string): string =>
  withoutForbidden(text).replace(/[&<>"\r]/g, (character) => escapes[character] ?? '');

const TAG = /(<[^<>]*>)/;

/** Tags are codes: programs show them as such, and keep them. */
const writeHtml = (html: string): string =>
  html
    .split(TAG)
    .map((piece, place) =>
      place % 2 === 1 ? `<ph id="${place}">${escapeXml(piece)}</ph>` : escapeXml(piece),
    )
    .join('');

const writeUnit = ({ id, note, form, maxLength, source, target, state }: WrittenUnit): string => {
  const write = form === 'html' ? writeHtml : escapeXml;
  const limit = form === 'html' ? '' : ` maxwidth="${maxLength}" size-unit="char"`;
  return `<trans-unit id="${escapeXml(id)}" xml:space="preserve"${limit}>
<source>${write(source)}</source>
<target state="${targetStates[state]}">${write(target)}</target>
<note>${escapeXml(note)}</note>
</trans-unit>
`;
};

export const writeXliff = (
  locale: ForeignLocale,
  units: readonly WrittenUnit[],
): string => `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="sito" source-language="${HOUSE_LOCALE}" target-language="${locale}" datatype="plaintext">
<body>
${units.map(writeUnit).join('')}</body>
</file>
</xliff>
`;

const refusal = (message: string) => invalidInput({ path: 'text', message });

const notXliff = () =>
  refusal(
    'Questo non è un file di traduzioni. Serve il file XLIFF scaricato da qui (.xlf), tradotto e salvato nello stesso formato.',
  );

const assertLanguages = (attributes: Record<string, string>, locale: ForeignLocale): void => {
  const isIn = (name: string, wanted: string) =>
    attributes[name]?.toLowerCase().split(/[-_]/)[0] === wanted;
  if (!isIn('source-language', HOUSE_LOCALE)) {
    throw refusal('Il file non è tradotto dall’italiano.');
  }
  if (!isIn('target-language', locale)) {
    throw refusal(
      `Il file non è nella lingua scelta: ${italianLanguageNames[locale].toLowerCase()}.`,
    );
  }
};

/** Codes without content: what they stand for is not in the text. */
const emptyCodes = new Set(['x', 'bx', 'ex', 'g']);

/** The units of a document, each once. INVALID_INPUT. */
export const readXliff = (text: string, locale: ForeignLocale): ReadUnit[] => {
  if (text.includes('\ufffd')) {
    throw refusal('Il file non è salvato in UTF-8: le lettere accentate non si leggono.');
  }
  const units = new Map<string, ReadUnit>();
  const open: string[] = [];
  let unit: ReadUnit | undefined;
  let part: 'source' | 'target' | undefined;
  const xml = sax.parser(true);
  const line = () => xml.line + 1;

  const begin = (id: string | undefined): ReadUnit => {
    if (!id) throw refusal(`Riga ${line()}: manca l’id del testo.`);
    if (units.has(id)) throw refusal(`Riga ${line()}: il testo «${id}» c’è due volte.`);
    const begun = { id, source: '', target: '', state: '', line: line() };
    units.set(id, begun);
    return begun;
  };
  const addText = (piece: string) => {
    if (unit && part) unit[part] += piece;
  };

  xml.onerror = () => {
    throw refusal(`Il file è danneggiato alla riga ${line()}: non si riesce a leggerlo.`);
  };
  // Nobody's program writes one; it is where entities would be declared.
  xml.ondoctype = () => {
    throw notXliff();
  };
  xml.onopentag = ({ name, attributes }) => {
    const given = attributes as Record<string, string>;
    const parent = open.at(-1);
    open.push(name);
    if (open.length === 1 && (name !== 'xliff' || given.version !== '1.2')) throw notXliff();
    if (name === 'file') assertLanguages(given, locale);
    if (name === 'trans-unit') unit = begin(given.id);
    // Proposals of programs stand in an `alt-trans`, with targets of their own.
    if (unit && parent === 'trans-unit' && (name === 'source' || name === 'target')) {
      part = name;
      if (name === 'target') unit.state = given.state ?? '';
    }
    if (part && unit && emptyCodes.has(name)) {
      throw refusal(
        `Riga ${line()}: nel testo «${unit.id}» c’è un codice che il sito non conosce.`,
      );
    }
  };
  xml.onclosetag = (name) => {
    open.pop();
    if (open.at(-1) === 'trans-unit') part = undefined;
    if (name === 'trans-unit') unit = undefined;
  };
  xml.ontext = addText;
  xml.oncdata = addText;
  xml.write(text.replace(/^\ufeff/, '')).close();
  if (units.size === 0) throw notXliff();
  return [...units.values()];
};
