import type { Translation } from '#shared/languages/translator.ts';
import type { pay as italian } from '#shared/texts/it/pay.ts';

export const pay: Translation<typeof italian> = {
  title: 'Zahlung',
  caparra: 'Anzahlung (Caparra)',
  acconto: 'Anzahlung',
  balance: 'Restzahlung',
  total: 'Gesamtpreis',
  paid: 'Eingegangen',
  open: 'Noch zu zahlen',
  by: 'bis {day}',
  atArrival: 'bei der Anreise',
  late: 'Fällig seit {day} und noch offen. Falls Sie schon gezahlt haben: vielen Dank, mehr ist nicht zu tun.',
  allPaid: 'Alles ist bezahlt, vielen Dank.',
  refund: 'Wir zahlen Ihnen {amount} zurück.',
  toDo: '<0>{what}</0>: {amount} bis {day}.',
  toDoLate: '<0>{what}</0>: {amount}, fällig seit {day}.',

  transfer: 'Per Überweisung',
  holder: 'Kontoinhaber',
  iban: 'IBAN',
  bic: 'BIC',
  amount: 'Betrag',
  reason: 'Verwendungszweck',
  copy: 'Kopieren',
  copyNamed: 'Kopieren: {what}',
  copied: 'Kopiert',
  scan: 'Scannen Sie den Code mit der App Ihrer Bank: Die Überweisung ist schon ausgefüllt.',
  code: 'QR-Code der Überweisung',
  sameIban:
    'Wir ändern unsere IBAN nie per E-Mail. Wenn Sie eine Nachricht mit einer anderen IBAN erhalten, zahlen Sie bitte nicht und rufen Sie uns an.',
  otherWays: 'Andere Zahlungswege',
};
