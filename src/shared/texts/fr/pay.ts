import type { Translation } from '#shared/languages/translator.ts';
import type { pay as italian } from '#shared/texts/it/pay.ts';

export const pay: Translation<typeof italian> = {
  title: 'Paiement',
  caparra: 'Arrhes (caparra)',
  acconto: 'Acompte',
  balance: 'Solde',
  total: 'Total',
  paid: 'Reçu',
  open: 'Reste à payer',
  by: 'au plus tard le {day}',
  atArrival: 'à l’arrivée',
  late: 'L’échéance était le {day} et ce montant reste dû. Si vous avez déjà payé, merci\u00a0: vous n’avez rien d’autre à faire.',
  allPaid: 'Tout est payé, merci.',
  refund: 'Nous vous remboursons {amount}.',
  toDo: '<0>{what}</0>\u00a0: {amount} au plus tard le {day}.',
  toDoLate: '<0>{what}</0>\u00a0: {amount}, l’échéance était le {day}.',

  transfer: 'Par virement',
  holder: 'Titulaire du compte',
  iban: 'IBAN',
  bic: 'BIC',
  amount: 'Montant',
  reason: 'Motif',
  copy: 'Copier',
  copyNamed: 'Copier\u00a0: {what}',
  copied: 'Copié',
  scan: 'Scannez le code avec l’appli de votre banque\u00a0: le virement est déjà rempli.',
  code: 'Code QR du virement',
  sameIban:
    'Nous ne changeons jamais d’IBAN par e-mail. Si vous recevez un message avec un autre IBAN, ne payez pas et appelez-nous.',
  otherWays: 'Autres moyens de paiement',
};
