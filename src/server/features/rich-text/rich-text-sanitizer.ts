import type { IOptions } from 'sanitize-html';
import {
  alignClasses,
  alignedTags,
  blockAttributes,
  formatTags,
  isTextLink,
  parseBlock,
  textTags,
} from '#shared/rich-text/rich-text.ts';

/** Other names of allowed elements. */
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

const options: IOptions & { allowedEmptyAttributes: string[] } = {
  allowedTags: [...textTags, ...formatTags, 'figure'],
  // `transformTags` below rebuilds every attribute, so nothing else can be left.
  allowedAttributes: false,
  allowedSchemesAppliedToAttributes: [],
  // A picture may be meant to have no caption.
  allowedEmptyAttributes: ['data-caption'],
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
  // A link without a target and a figure without content lose their element but keep their text.
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

/** In sanitize-html's output every '<' starts a tag: in values and text it is escaped. */
const tokensOf = (html: string): Token[] => (html.match(/<[^>]*>?|[^<]+/g) ?? []).map(readToken);

const endTag = ({ name }: Token): string => `</${name}>`;

/**
 * Moves every figure out of the elements around it: they are closed before it and opened again after
 * it. The figure's own content follows it.
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

/** Removes empty elements, and those that become empty by it. */
const dropEmpty = (html: string): string => {
  const less = html.replace(empty, '');
  return less === html ? html : dropEmpty(less);
};

const cleanOnce = async (html: string): Promise<string> => {
  const { default: sanitizeHtml } = await import('sanitize-html');
  return dropEmpty(liftFigures(sanitizeHtml(html, options))).trim();
};

/**
 * Moving figures out can produce markup that needs cleaning again; text that is still changing after
 * this many rounds is refused.
 */
const MAX_ROUNDS = 5;

/**
 * Sanitizes a text by the allow-list of `#shared/rich-text.ts`: disallowed elements are removed, their
 * text stays. Idempotent.
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
