import sax from 'sax';
import { invalidInput } from '#server/app-error.ts';
import {
  type ForeignLocale,
  foreignLocales,
  HOUSE_LOCALE,
  inItalian,
} from '#shared/languages/locales.ts';
import type { TranslationState } from '#shared/languages/translations.schema.ts';

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
  /** Stands for the target as it goes out. Programs keep it, whatever they make of the target. */
  seen: string;
};

export type ReadUnit = {
  id: string;
  /** Where the text stood when the file was made; empty if the file has no note. */
  name: string;
  source: string;
  target: string;
  /** In XLIFF's words; empty if the file has none. */
  state: string;
  /** Whether somebody has looked at the translation and found it right. */
  isReviewed: boolean;
  /** As it was written; empty if a program has dropped it. */
  seen: string;
  /** What makes its target useless, in Italian. */
  problem: string | undefined;
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

const writeUnit = ({ id, note, form, maxLength, source, target, state, seen }: WrittenUnit) => {
  const write = form === 'html' ? writeHtml : escapeXml;
  const limit = form === 'html' ? '' : ` maxwidth="${maxLength}" size-unit="char"`;
  return `<trans-unit id="${escapeXml(id)}" xml:space="preserve"${limit} extradata="${seen}">
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

const assertFormat = (name: string, version: string | undefined): void => {
  if (name !== 'xliff') throw notXliff();
  if (version === '1.2') return;
  throw refusal(
    `Il file è in XLIFF ${version ?? 'senza versione'}, e il sito legge XLIFF 1.2, come il file scaricato da qui. Chi traduce può esportarlo così dal suo programma.`,
  );
};

const assertLanguages = (attributes: Record<string, string>, locale: ForeignLocale): void => {
  const tag = (name: string) => attributes[name]?.toLowerCase().split(/[-_]/)[0];
  if (tag('source-language') !== HOUSE_LOCALE) {
    throw refusal('Il file non è tradotto dall’italiano.');
  }
  const language = tag('target-language');
  if (language === locale) return;
  const other = foreignLocales.find((one) => one === language);
  throw refusal(
    other
      ? `Il file è in ${inItalian(other)}, e la lingua scelta è un’altra: ${inItalian(locale)}. Scegli ${inItalian(other)} qui sopra, e caricalo lì.`
      : `Il file non è nella lingua scelta: ${inItalian(locale)}.`,
  );
};

/** What stands for something that is not to be translated; we write only `ph`, with a tag in it. */
const codeNames = new Set(['ph', 'it', 'bpt', 'ept', 'x']);
/** Codes that say nothing of what they stand for, around translated words or at their ends. */
const emptyCodeNames = new Set(['g', 'bx', 'ex']);

const LOST_FORMATTING =
  'Il programma di chi traduce ha cambiato i segni della formattazione, e il sito non li riconosce più.';

type Code = { name: string; id: string; text: string };

/** The codes of a unit: programs give back some of them empty, by the id that they have in the source. */
const createCodes = () => {
  const tags = new Map<string, string>();
  let open: Code | undefined;
  return {
    begin(name: string, id = ''): void {
      open = { name, id, text: '' };
    },
    add(piece: string): void {
      if (open) open.text += piece;
    },
    /** The text that an empty code stands for; undefined if nobody knows. */
    end(part: 'source' | 'target'): string | undefined {
      const { name = '', id = '', text = '' } = open ?? {};
      open = undefined;
      if (part === 'source') tags.set(id, text);
      if (text !== '') return '';
      return part === 'target' && ['ph', 'x'].includes(name) ? tags.get(id) : undefined;
    },
  };
};

const reviewed = ['translated', 'final', 'signed-off'];

/** Ends of lines as XML has them, without the mark that some programs write in front. */
const readable = (text: string): string => {
  // What is not UTF-8 has come as marks; of another kind of file it says nothing.
  if (!/^[\ufeff\ufffd\s]*</.test(text)) throw notXliff();
  if (text.includes('\ufffd')) {
    throw refusal('Il file non è salvato in UTF-8: le lettere accentate non si leggono.');
  }
  return text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
};

/** The units of a document, each once. INVALID_INPUT. */
export const readXliff = (text: string, locale: ForeignLocale): ReadUnit[] => {
  const units = new Map<string, ReadUnit>();
  const open: string[] = [];
  let unit: ReadUnit | undefined;
  let part: 'source' | 'target' | 'name' | undefined;
  let codes = createCodes();
  const xml = sax.parser(true);
  const line = () => xml.line + 1;

  const begin = ({ id, approved, extradata = '' }: Record<string, string>): ReadUnit => {
    if (!id) throw refusal(`Riga ${line()}: manca l’id del testo.`);
    if (units.has(id)) throw refusal(`Riga ${line()}: il testo «${id}» c’è due volte.`);
    const begun: ReadUnit = {
      id,
      name: '',
      source: '',
      target: '',
      state: '',
      isReviewed: approved === 'yes',
      seen: extradata,
      problem: undefined,
      line: line(),
    };
    units.set(id, begun);
    codes = createCodes();
    return begun;
  };
  const addText = (piece: string) => {
    if (!unit || !part) return;
    unit[part] += piece;
    codes.add(piece);
  };
  const beginPart = (of: ReadUnit, name: string, { state = '' }: Record<string, string>) => {
    if (name === 'source') part = 'source';
    // Those of translators come after ours.
    if (name === 'note' && of.name === '') part = 'name';
    if (name !== 'target') return;
    part = 'target';
    of.state = state;
    if (reviewed.includes(state)) of.isReviewed = true;
  };
  const endCode = (of: ReadUnit) => {
    if (part !== 'source' && part !== 'target') return;
    const lost = codes.end(part);
    if (lost === undefined) of.problem = LOST_FORMATTING;
    else of[part] += lost;
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
    if (open.length === 1) assertFormat(name, given.version);
    if (name === 'file') assertLanguages(given, locale);
    if (name === 'trans-unit') unit = begin(given);
    // Proposals of programs stand in an `alt-trans`, with targets of their own.
    else if (unit && parent === 'trans-unit') beginPart(unit, name, given);
    else if (part && codeNames.has(name)) codes.begin(name, given.id);
    else if (part && unit && emptyCodeNames.has(name)) unit.problem = LOST_FORMATTING;
  };
  xml.onclosetag = (name) => {
    open.pop();
    if (unit && codeNames.has(name)) endCode(unit);
    if (open.at(-1) === 'trans-unit') part = undefined;
    if (name === 'trans-unit') unit = undefined;
  };
  xml.ontext = addText;
  xml.oncdata = addText;
  xml.write(readable(text)).close();
  if (units.size === 0) throw notXliff();
  return [...units.values()];
};
