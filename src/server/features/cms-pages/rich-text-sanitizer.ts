import type { IOptions } from 'sanitize-html';
import {
  alignClasses,
  alignedTags,
  blockAttributes,
  formatTags,
  isTextLink,
  parseBlock,
  textTags,
} from '#shared/rich-text.ts';

/** Other names of what is let through. */
const synonyms: Record<string, string> = {
  b: 'strong',
  i: 'em',
  ins: 'u',
  del: 's',
  strike: 's',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  div: 'p',
  pre: 'p',
  tr: 'p',
};

type Attributes = Record<string, string>;

const linkAttributes = ({ href = '' }: Attributes): Attributes => {
  const address = href.trim();
  return isTextLink(address) ? { href: address } : {};
};

const alignment = ({ class: classes = '' }: Attributes): Attributes => {
  const found = alignClasses.find((name) => classes.split(/\s+/).includes(name));
  return found ? { class: found } : {};
};

const attributesOf = (tag: string, given: Attributes): Attributes => {
  if (tag === 'a') return linkAttributes(given);
  if ((alignedTags as readonly string[]).includes(tag)) return alignment(given);
  if (tag !== 'figure') return {};
  const block = parseBlock(given);
  return block ? blockAttributes(block) : {};
};

const options: IOptions = {
  allowedTags: [...textTags, ...formatTags, 'figure'],
  // What passes is written anew below, so nothing else is ever there.
  allowedAttributes: false,
  allowedSchemesAppliedToAttributes: [],
  parseStyleAttributes: false,
  nestingLimit: 20,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'iframe',
    'object',
    'svg',
    'math',
    'title',
  ],
  transformTags: {
    '*': (name, given) => {
      const tagName = synonyms[name] ?? name;
      return { tagName, attribs: attributesOf(tagName, given) };
    },
  },
  // A link to nowhere and a figure that shows nothing lose their element, not their words.
  exclusiveFilter: ({ tag, attribs }) => {
    const isLost =
      (tag === 'a' && attribs.href === undefined) ||
      (tag === 'figure' && attribs['data-block'] === undefined);
    return isLost ? 'excludeTag' : false;
  },
};

type Token = { name: string; source: string; kind: 'text' | 'open' | 'close' | 'single' };

const readToken = (source: string): Token => {
  const [, slash, name = ''] = /^<(\/?)([a-z][a-z0-9]*)/.exec(source) ?? [];
  if (name === '') return { name, source, kind: 'text' };
  if (name === 'br') return { name, source: '<br>', kind: 'single' };
  return { name, source, kind: slash ? 'close' : 'open' };
};

/** Of what the library has written, every '<' opens a tag: values and texts hold it as an entity. */
const tokensOf = (html: string): Token[] => (html.match(/<[^>]*>?|[^<]+/g) ?? []).map(readToken);

const endTag = ({ name }: Token): string => `</${name}>`;

/**
 * Lifts every figure out of the elements around it, which end before it and go on after it. What
 * stood inside of it follows it.
 */
const liftFigures = (html: string): string => {
  const open: Token[] = [];
  const tokens = tokensOf(html).map((token) => {
    if (token.name === 'figure') {
      if (token.kind === 'close') return '';
      const ends = open.toReversed().map(endTag).join('');
      const beginnings = open.map(({ source }) => source).join('');
      return `${ends}${token.source}</figure>${beginnings}`;
    }
    if (token.kind === 'open') open.push(token);
    if (token.kind === 'close') open.pop();
    return token.source;
  });
  return tokens.join('');
};

const empty = /<(p|strong|em|u|s|a|ul|ol|li|blockquote|h1|h2|h3)(?: [^<>]*)?><\/\1>/g;

/** Elements that hold nothing, and those that then hold nothing. */
const dropEmpty = (html: string): string => {
  const less = html.replace(empty, '');
  return less === html ? html : dropEmpty(less);
};

const cleanOnce = async (html: string): Promise<string> => {
  const { default: sanitizeHtml } = await import('sanitize-html');
  return dropEmpty(liftFigures(sanitizeHtml(html, options))).trim();
};

/** How often what was lifted out may bring up something new; what is not still by then is no text. */
const MAX_ROUNDS = 5;

/**
 * A text by the allow-list of `#shared/rich-text.ts`: what is not on it loses its element and keeps
 * its words. Cleaning what is clean changes nothing.
 */
export const cleanRichText = async (html: string): Promise<string> => {
  let text = html.toWellFormed();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const cleaner = await cleanOnce(text);
    if (cleaner === text) return cleaner;
    text = cleaner;
  }
  return '';
};
