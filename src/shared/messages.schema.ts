import { z } from 'zod';
import {
  emailAddress,
  entityId,
  instant,
  locale,
  optionalLine,
  requiredLine,
  requiredText,
} from '#shared/forms/fields.schema.ts';
import { pagination, searchText } from '#shared/forms/pagination.schema.ts';
import { guestWishes } from './guest-page/guest-wishes.ts';
import { savedAnswerFields } from './saved-answers.schema.ts';
import { text } from './texts/texts.ts';

// Messages to the owners. Specification, sections 3, 5 (contact form) and 7.

const MESSAGES_PER_PAGE = 20;

const nameTooShort = text('contact.nameTooShort');
const emailInvalid = text('contact.emailInvalid');
const messageTooShort = text('contact.messageTooShort');

export const createMessageInput = z.object({
  name: requiredLine(nameTooShort, 100).min(2, nameTooShort),
  email: emailAddress({ required: emailInvalid, invalid: emailInvalid }),
  phone: optionalLine(40).nullish(),
  message: requiredText(messageTooShort, 5000).min(10, messageTooShort),
  /** The language of the sender; the call's own if left out. */
  locale: locale.optional(),
  // Sent by the browser's form only; API clients leave both out.
  website: z
    .string()
    .optional()
    .meta({ description: 'A field that no person sees; what is in it makes the message suspect' }),
  secondsToFill: z
    .number()
    .optional()
    .meta({ description: 'How long the form was open; too short makes the message suspect' }),
});
export type CreateMessageInput = z.infer<typeof createMessageInput>;

/** A message as its sender sees it. */
export const sentMessage = z.object({
  id: entityId,
  name: z.string(),
  /** Empty for a guest whose stay has none. */
  email: z.string(),
  phone: z.string().nullable(),
  /** Plain text. */
  message: z.string(),
  /** The language of the sender, and of the answers' mails. */
  locale,
  createdAt: instant,
});
export type SentMessage = z.infer<typeof sentMessage>;

export const messageAnswer = z.object({
  id: entityId,
  text: z.string(),
  authorName: z.string(),
  createdAt: instant,
});
export type MessageAnswer = z.infer<typeof messageAnswer>;

export const staffMessage = sentMessage.extend({
  /** When staff read it or marked it as read; null if it is new. */
  readAt: instant.nullable(),
  /** The stay it is about, if its guest wrote it on the stay's page. */
  bookingId: entityId.nullable(),
  /** What its guest asks for; null for a message from the contact form. */
  wish: z.enum(guestWishes).nullable(),
  /** Probably spam: listed separately, without a mail to staff. */
  isSuspect: z.boolean(),
  answers: z.array(messageAnswer),
});
export type StaffMessage = z.infer<typeof staffMessage>;

/** One page, the newest first; `total` counts all pages. */
export const paginatedMessages = z.object({
  messages: z.array(staffMessage),
  total: z.number().int(),
});
export type PaginatedMessages = z.infer<typeof paginatedMessages>;

/** Suspected spam appears only under its own filter. */
const messageFilters = ['all', 'new', 'suspect'] as const;
export type MessageFilter = (typeof messageFilters)[number];

export const paginatedMessagesInput = z
  .object({
    ...pagination(MESSAGES_PER_PAGE),
    filter: z.enum(messageFilters, { error: 'Scegli all, new o suspect.' }).default('all'),
    /** Searched in name, address, telephone number and text. */
    search: searchText,
  })
  .default({ page: 1, limit: MESSAGES_PER_PAGE, filter: 'all' });
export type PaginatedMessagesInput = z.output<typeof paginatedMessagesInput>;

const yesOrNo = z.boolean({ error: 'Indica vero o falso.' });

export const markReadInput = z.object({ id: entityId, read: yesOrNo });
export type MarkReadInput = z.infer<typeof markReadInput>;

export const setSuspectInput = z.object({ id: entityId, suspect: yesOrNo });
export type SetSuspectInput = z.infer<typeof setSuspectInput>;

export const answerMessageInput = z.object({
  id: entityId,
  text: requiredText('Scrivi la risposta', 5000).superRefine((text, context) => {
    const [open] = savedAnswerFields.openIn(text);
    if (open === undefined) return;
    const message = `Scrivi tu che cosa va al posto di ${open}: il sito non lo sa.`;
    context.addIssue({ code: 'custom', message });
  }),
});
export type AnswerMessageInput = z.infer<typeof answerMessageInput>;
