import type { guestMails as italian } from '#server/texts/it/guest-mails.ts';
import type { Translation } from '#shared/languages/translator.ts';

export const guestMails: Translation<typeof italian> = {
  welcomeSubject: 'Ihr Aufenthalt in {casa}',
  welcomeText:
    'wir freuen uns auf Sie: Ihre Anreise ist am {arrivo}.\n\nWir haben eine Seite nur für Sie vorbereitet. Dort finden Sie Ihre Reisedaten, die Anfahrt und das Haus, und dort sagen Sie uns, wann Sie ankommen.\n{link}\n\nBei Fragen antworten Sie einfach auf diese E-Mail.',
  arrivalSubject: 'Bis bald in {casa}',
  arrivalText:
    'bald ist es so weit: Wir erwarten Sie am {arrivo}. Unten finden Sie die Zeiten und die Anfahrt.\n\nBitte sagen Sie uns, wann Sie ungefähr ankommen, damit jemand da ist.\n{link}\n\nGute Reise!',
  thanksSubject: 'Danke für Ihren Aufenthalt in {casa}',
  thanksText:
    'vielen Dank, dass Sie bei uns waren. Wir hoffen, Sie sind gut nach Hause gekommen.\n\nErzählen Sie uns, wie es war? Ein, zwei Sätze genügen und helfen den nächsten Gästen.\n{link}\n\nSie sind jederzeit wieder willkommen.',
};
