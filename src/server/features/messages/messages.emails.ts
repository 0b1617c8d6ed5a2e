import type { AppContext } from '#server/app-context.ts';
import { guessLanguage } from '#server/features/outbox/guess-language.ts';
import { isPlainName } from '#server/features/outbox/mail-layout.ts';
import { digestFacts } from '#server/features/outbox/mail-parts.ts';
import type { MailContent, MailTemplates } from '#server/features/outbox/outbox.mails.ts';
import { languages } from '#server/languages.ts';
import type { GuestWish } from '#shared/guest-page/guest-wishes.ts';
import { foreignLanguageName, HOUSE_LOCALE } from '#shared/languages/locales.ts';
import type { StaffMessage } from '#shared/messages.schema.ts';
import type { MailKind } from '#shared/outbox.schema.ts';
import { listTrustedMessages } from './messages.repository.ts';

/** A digest shows only the beginning of each message. */
const BEGINNING_LENGTH = 200;

const beginningOf = (text: string): string =>
  text.length > BEGINNING_LENGTH ? `${text.slice(0, BEGINNING_LENGTH).trimEnd()}…` : text;

const oneMessage = ({ id, name, email, phone, message, locale }: StaffMessage): MailContent => {
  const language = foreignLanguageName(locale);
  return {
    subject: 'Nuovo messaggio dal sito',
    replyTo: { address: email },
    body: [
      `è arrivato un messaggio da ${name}. Se rispondi a questa email, scrivi direttamente a chi lo ha mandato.`,
      {
        facts: [
          { label: 'Nome', value: name },
          { label: 'Email', value: email },
          ...(phone ? [{ label: 'Telefono', value: phone }] : []),
          ...(language ? [{ label: 'Lingua', value: language }] : []),
          { label: 'Messaggio', value: message },
        ],
      },
      { button: { label: 'Apri il messaggio', to: `/admin/messages?message=${id}` } },
    ],
  };
};

const wishes = {
  change: 'chiede di cambiare le date o gli ospiti',
  withdraw: 'vuole rinunciare',
  message: 'ti scrive',
} as const;

/** From the page of a stay. */
const oneWish = (
  { name, email, phone, message, bookingId }: StaffMessage,
  wish: GuestWish,
): MailContent => ({
  subject: `${isPlainName(name) ? name : 'Un ospite'} ${wishes[wish]}`,
  ...(email && { replyTo: { address: email } }),
  body: [
    `${isPlainName(name) ? name : 'un ospite'} ${wishes[wish]}, dalla pagina del soggiorno. Non è cambiato niente: decidi tu.${
      email ? ' Se rispondi a questa email, scrivi direttamente all’ospite.' : ''
    }`,
    {
      facts: [
        { label: 'Messaggio', value: message },
        ...(phone ? [{ label: 'Telefono', value: phone }] : []),
      ],
    },
    { button: { label: 'Apri il soggiorno', to: `/admin/bookings?booking=${bookingId}` } },
  ],
});

const severalMessages = (messages: readonly StaffMessage[]): MailContent => ({
  subject: `${messages.length} nuovi messaggi`,
  body: [
    `sono arrivati ${messages.length} messaggi.`,
    {
      facts: digestFacts(messages, ({ name, email, message }) => ({
        label: name,
        value: beginningOf(message),
        remark: email,
      })),
    },
    { button: { label: 'Apri i messaggi', to: '/admin/messages' } },
  ],
});

/** The staff's mail about new messages; null when all of them were deleted or marked as spam meanwhile. */
const messageNews = async (
  { database }: AppContext,
  ids: readonly number[],
): Promise<MailContent | null> => {
  const [first, ...others] = await listTrustedMessages(database, ids);
  if (!first) return null;
  if (others.length > 0) return severalMessages([first, ...others]);
  return first.wish ? oneWish(first, first.wish) : oneMessage(first);
};

type MessageMailKind = Extract<MailKind, `message-${string}`>;

export const messageMailTemplates: Pick<MailTemplates, MessageMailKind> = {
  'message-received-staff': ({ ids }, _site, app) => messageNews(app, ids),

  'message-answer': ({ text, author, question, locale = HOUSE_LOCALE }, { siteName, house }) => {
    const language = languages[locale];
    const { t, formatInstant } = language;
    const day = formatInstant(question.createdAt);
    return {
      language,
      subject: t('mails.answerSubject', { siteName }),
      replyTo: { address: author.email },
      body: [
        { paragraph: text, lang: guessLanguage(text) },
        // The layout signs for the host, if the house names one.
        ...(house[locale].hostName ? [] : [author.name]),
        {
          quotation: {
            title: t('mails.answeredMessage', { day }),
            text: question.text,
            lang: guessLanguage(question.text),
          },
        },
      ],
    };
  },
};
