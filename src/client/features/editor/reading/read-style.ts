// Styles are read as text: a policy that forbids inline styles keeps the browser from reading them.

/** Where a pasted text's styles are kept from the browser's eyes. */
export const KEPT_STYLE = 'data-kept-style';

const styleSheet = /<style\b[\s\S]*?(?:<\/style\s*>|$)/gi;
const tag = /<[a-z][^<>]*>/gi;

/**
 * HTML whose styles and handlers mean nothing to the browser, so that no policy is violated by them,
 * not even in a document that is never shown.
 */
export const disarmed = (html: string): string =>
  html
    .replace(styleSheet, '')
    .replace(tag, (source) =>
      source
        .replace(/(\s)style(\s*=)/gi, `$1${KEPT_STYLE}$2`)
        .replace(/([\s"'/])on(\w+\s*=)/gi, '$1data-on$2'),
    );

/** One declaration of an element's own style, in small letters; '' for none. */
export const styleOf = (element: Element, property: string): string => {
  const style = (element.getAttribute(KEPT_STYLE) ?? '').toLowerCase();
  const found = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]*)`).exec(style);
  return found?.[1]?.trim() ?? '';
};
