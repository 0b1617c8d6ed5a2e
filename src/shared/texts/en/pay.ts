import type { Translation } from '#shared/languages/translator.ts';
import type { pay as italian } from '#shared/texts/it/pay.ts';

export const pay: Translation<typeof italian> = {
  title: 'Payment',
  caparra: 'Deposit',
  acconto: 'Advance payment',
  balance: 'Balance',
  total: 'Total',
  paid: 'Received',
  open: 'Still to pay',
  by: 'by {day}',
  atArrival: 'on arrival',
  late: 'It was due on {day} and is still open. If you have already paid, thank you: there is nothing else to do.',
  allPaid: 'Everything is paid, thank you.',
  refund: 'We will refund you {amount}.',
  toDo: '<0>{what}</0>: {amount} by {day}.',
  toDoLate: '<0>{what}</0>: {amount}, due on {day}.',

  transfer: 'By bank transfer',
  holder: 'Account holder',
  iban: 'IBAN',
  bic: 'BIC',
  amount: 'Amount',
  reason: 'Reference',
  copy: 'Copy',
  copyNamed: 'Copy: {what}',
  copied: 'Copied',
  scan: 'Scan the code with your bank’s app: the transfer is already filled in.',
  code: 'QR code of the transfer',
  sameIban:
    'We never change our IBAN by email. If you receive a message with a different IBAN, do not pay: call us.',
  otherWays: 'Other ways to pay',
};
