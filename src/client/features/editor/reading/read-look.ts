import type { Alignment, TextFormat } from '#client/features/editor/text/text-document.ts';
import { styleOf } from './read-style.ts';

const formatOfTag: Record<string, TextFormat> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'u',
  ins: 'u',
  s: 's',
  del: 's',
  strike: 's',
};

/** What a style says of a format; undefined where it says nothing. */
const styledFormats = (element: Element): Partial<Record<TextFormat, boolean>> => {
  const weight = styleOf(element, 'font-weight');
  const slant = styleOf(element, 'font-style');
  const lines = styleOf(element, 'text-decoration(?:-line)?');
  return {
    ...(weight && { strong: /^(bold|[6-9]\d\d)/.test(weight) }),
    ...(slant && { em: /^(italic|oblique)/.test(slant) }),
    ...(lines.includes('underline') && { u: true }),
    ...(lines.includes('line-through') && { s: true }),
  };
};

/** The formats inside of an element, from those around it. */
export const formatsInside = (
  element: Element,
  around: readonly TextFormat[],
): readonly TextFormat[] => {
  const formats = new Set(around);
  const own = formatOfTag[element.localName];
  if (own) formats.add(own);
  for (const [format, isOn] of Object.entries(styledFormats(element))) {
    if (isOn) formats.add(format as TextFormat);
    else formats.delete(format as TextFormat);
  }
  return [...formats];
};

const alignments: readonly Alignment[] = ['center', 'right', 'justify'];

/** How an element is aligned; undefined where it says nothing, null for the usual way. */
export const alignmentOf = (element: Element): Alignment | null | undefined => {
  const byClass = alignments.find((name) => element.classList.contains(`align-${name}`));
  if (byClass) return byClass;
  const said = styleOf(element, 'text-align') || element.getAttribute('align')?.toLowerCase() || '';
  if (said === '') return element.localName === 'center' ? 'center' : undefined;
  return said === 'end' ? 'right' : (alignments.find((name) => name === said) ?? null);
};
