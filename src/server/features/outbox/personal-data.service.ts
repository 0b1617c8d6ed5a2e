import {
  deleteMailsAbout,
  deleteOldMails,
  listMailsAbout,
  type MailsAbout as StoredMailsAbout,
} from './personal-data.repository.ts';

export type MailsAbout = StoredMailsAbout;

export const findMailsAbout = listMailsAbout;

/** Mails that wait are not sent any more. */
export const eraseMailsAbout = deleteMailsAbout;

export const forgetOldMails = deleteOldMails;
