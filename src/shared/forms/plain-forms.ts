import { text } from '#shared/texts/texts.ts';

/** Where visitors' forms are sent without JavaScript. The page answers, not the API. */
export const plainForms = { booking: '/richiesta', message: '/messaggio' } as const;

/** Where the page of their answers has its contents; the server fills it for each answer. */
export const answerSlots = {
  title: '{{title}}',
  texts: '{{texts}}',
  href: '{{href}}',
  label: '{{label}}',
} as const;

/** Specification, section 5 (contact form). The API does not ask for it. */
export const PRIVACY_NOT_ACCEPTED = text('contact.privacyNotAccepted');
