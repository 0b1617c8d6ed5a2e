import type { guestMails as italian } from '#server/texts/it/guest-mails.ts';
import type { Translation } from '#shared/languages/translator.ts';

export const guestMails: Translation<typeof italian> = {
  welcomeSubject: 'Ihr Aufenthalt in {casa}',
  welcomeText:
    'wir freuen uns auf Sie: Ihre Anreise ist am {arrivo}.\n\nWir haben eine Seite nur für Sie vorbereitet. Dort finden Sie Ihre Reisedaten, die Anfahrt und das Haus, und dort sagen Sie uns, wann Sie ankommen.\n{link}\n\nBei Fragen antworten Sie einfach auf diese E-Mail.',
  partySubject: 'Für {casa} fehlen noch Ihre Angaben',
  partyText:
    'wir erwarten Sie am {arrivo}, und uns fehlen noch die Angaben zu den Gästen.\n\nNach italienischem Gesetz melden wir der Polizei, wer im Haus übernachtet. Auf Ihrer Seite tragen Sie alle Personen ein: Das dauert nur wenige Minuten, und was Sie noch nicht wissen, ergänzen Sie später. Fotos von Ausweisen brauchen wir nicht.\n{link}\n\nWenn etwas unklar ist, antworten Sie einfach auf diese E-Mail.',
  arrivalSubject: 'Bis bald in {casa}',
  arrivalText:
    'bald ist es so weit: Wir erwarten Sie am {arrivo}. Unten finden Sie die Zeiten und die Anfahrt.\n\nBitte sagen Sie uns, wann Sie ungefähr ankommen, damit jemand da ist.\n{link}\n\nGute Reise!',
  thanksSubject: 'Danke für Ihren Aufenthalt in {casa}',
  thanksText:
    'vielen Dank, dass Sie bei uns waren. Wir hoffen, Sie sind gut nach Hause gekommen.\n\nErzählen Sie uns, wie es war? Ein, zwei Sätze genügen und helfen den nächsten Gästen.\n{link}\n\nSie sind jederzeit wieder willkommen.',
  depositDueSubject: 'Die Anzahlung für {casa}',
  depositDueText:
    'wir erinnern Sie an die Anzahlung für Ihren Aufenthalt bei uns. Unten finden Sie Betrag, Termin und Zahlungsweg.\n\nAuf Ihrer Seite finden Sie auch einen Code für die App Ihrer Bank.\n{link}\n\nFalls Sie schon gezahlt haben: vielen Dank, mehr ist nicht zu tun.',
  depositLateSubject: 'Die Anzahlung für {casa} ist noch offen',
  depositLateText:
    'die Anzahlung für Ihren Aufenthalt ist noch offen. Unten finden Sie den fehlenden Betrag und den Zahlungsweg.\n\nAuf Ihrer Seite finden Sie auch einen Code für die App Ihrer Bank.\n{link}\n\nFalls Sie schon gezahlt haben: vielen Dank. Wenn sich etwas geändert hat, antworten Sie einfach auf diese E-Mail, wir finden eine Lösung.',
  balanceDueSubject: 'Die Restzahlung für {casa}',
  balanceDueText:
    'wir erwarten Sie am {arrivo}. Wir erinnern Sie an die Restzahlung: Unten finden Sie Betrag, Termin und Zahlungsweg.\n\nAuf Ihrer Seite finden Sie auch einen Code für die App Ihrer Bank.\n{link}\n\nFalls Sie schon gezahlt haben: vielen Dank, mehr ist nicht zu tun.',
  balanceLateSubject: 'Die Restzahlung für {casa} ist noch offen',
  balanceLateText:
    'die Restzahlung für Ihren Aufenthalt ist noch offen. Unten finden Sie den fehlenden Betrag und den Zahlungsweg.\n\nAuf Ihrer Seite finden Sie auch einen Code für die App Ihrer Bank.\n{link}\n\nFalls Sie schon gezahlt haben: vielen Dank. Wenn sich etwas geändert hat, antworten Sie einfach auf diese E-Mail, wir finden eine Lösung.',
};
