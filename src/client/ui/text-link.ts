/** A link within a sentence. */
export const textLinkClass = 'font-semibold text-sea-700 underline underline-offset-2';

/** A link within a notice, in the notice's colour. */
export const noticeLinkClass = 'text-sm font-semibold underline underline-offset-2';
