import type { guestPages as italian } from '#server/texts/it/guest-pages.ts';
import type { Translation } from '#shared/languages/translator.ts';

export const guestPages: Translation<typeof italian> = {
  invitation:
    'Guten Tag! Das ist die Seite zu Ihrem Aufenthalt in {siteName}, {dates}: mit der Anfahrt, dem Haus und unserem Kontakt.\n{url}',
  invitationSubject: 'Die Seite Ihres Aufenthalts: {dates}',
  button: 'Die Seite Ihres Aufenthalts',
  withdraws: 'Ich möchte meine Anfrage zurückziehen.',
  cancels: 'Ich möchte meinen Aufenthalt stornieren.',
  otherDates: 'Anderer Zeitraum: {days}.',
  otherParty: 'Gäste: {count}, davon {over12} über 12 Jahre.',
};
