/** The look of a link within a sentence. */
export const textLinkClass = 'font-semibold text-sea-700 underline underline-offset-2';

/** The look of a link within a notice, which has a colour of its own. */
export const noticeLinkClass = 'text-sm font-semibold underline underline-offset-2';
