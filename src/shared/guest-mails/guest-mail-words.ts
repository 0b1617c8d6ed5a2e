import { createTextFields } from '#shared/text-fields.ts';

/** What the site fills in when a mail leaves. */
export const guestMailWords = createTextFields(['nome', 'arrivo', 'partenza', 'casa', 'link']);

const LINK = '{link}';

/** Why a subject is refused; null if it is not. */
export const subjectIssueOf = (subject: string): string | null =>
  subject.includes(LINK)
    ? 'Il link sta nel testo, non nell’oggetto.'
    : guestMailWords.issueOf(subject);

type Values = Readonly<Record<'nome' | 'arrivo' | 'partenza' | 'casa', string>>;

export type GuestMailPart = { paragraph: string } | 'link';

/**
 * The paragraphs of a text. `{link}` alone on the last line of one is a link of its own; without a link
 * each paragraph with it is left out.
 */
export const partsOf = (
  text: string,
  { link, ...values }: Values & { link: string | null },
): GuestMailPart[] =>
  text.split(/\n{2,}/).flatMap((paragraph): GuestMailPart[] => {
    const words = paragraph.trim();
    if (words.includes(LINK) && link === null) return [];
    const endsWithLink = words.split('\n').at(-1)?.trim() === LINK;
    const filled = guestMailWords
      .fill(endsWithLink ? words.slice(0, -LINK.length) : words, { ...values, link: link ?? '' })
      .trim();
    return [
      ...(filled === '' ? [] : [{ paragraph: filled }]),
      ...(endsWithLink ? (['link'] as const) : []),
    ];
  });
