import type { guestMails as italian } from '#server/texts/it/guest-mails.ts';
import type { Translation } from '#shared/languages/translator.ts';

export const guestMails: Translation<typeof italian> = {
  welcomeSubject: 'Your stay at {casa}',
  welcomeText:
    'We look forward to seeing you on {arrivo}.\n\nWe have made a page just for you. It has your dates, directions and everything about the house, and you can tell us there when you will arrive.\n{link}\n\nIf you have any questions, just reply to this email.',
  partySubject: 'We still need your details for {casa}',
  partyText:
    'We look forward to seeing you on {arrivo}, and we still need the details of everybody who is coming.\n\nItalian law requires us to tell the police who is staying in the house. You can enter the details on your page: it takes a few minutes, and you can add later what you do not know yet. Photos of documents are not needed.\n{link}\n\nIf anything is unclear, just reply to this email.',
  arrivalSubject: 'See you soon at {casa}',
  arrivalText:
    'It won’t be long now: we expect you on {arrivo}. Below you will find the hours and how to get here.\n\nPlease tell us roughly when you will arrive, so that we can be there.\n{link}\n\nHave a good journey!',
  thanksSubject: 'Thank you for staying at {casa}',
  thanksText:
    'Thank you for staying with us. We hope you had a good journey home.\n\nWould you tell us how it was? A line or two is enough, and it helps the guests who come after you.\n{link}\n\nYou are always welcome back.',
  depositDueSubject: 'The first payment for {casa}',
  depositDueText:
    'This is a reminder of the first payment for your stay with us. Below you will find the amount, the date and how to pay.\n\nYour page also has a code for your bank’s app.\n{link}\n\nIf you have already paid, thank you: there is nothing else to do.',
  depositLateSubject: 'We are still waiting for the first payment for {casa}',
  depositLateText:
    'We are still waiting for the first payment for your stay. Below you will find what is missing and how to pay.\n\nYour page also has a code for your bank’s app.\n{link}\n\nIf you have already paid, thank you. If anything has changed, reply to this email and we will find a way.',
  balanceDueSubject: 'The balance for {casa}',
  balanceDueText:
    'We look forward to seeing you on {arrivo}. This is a reminder of the balance: below you will find the amount, the date and how to pay.\n\nYour page also has a code for your bank’s app.\n{link}\n\nIf you have already paid, thank you: there is nothing else to do.',
  balanceLateSubject: 'We are still waiting for the balance for {casa}',
  balanceLateText:
    'We are still waiting for the balance for your stay. Below you will find what is missing and how to pay.\n\nYour page also has a code for your bank’s app.\n{link}\n\nIf you have already paid, thank you. If anything has changed, reply to this email and we will find a way.',
};
