import {
  deleteMailsAbout,
  deleteOldMails,
  listMailsAbout,
  type MailsAbout as StoredMailsAbout,
} from './personal-data.repository.ts';

export type MailsAbout = StoredMailsAbout;

export const findMailsAbout = listMailsAbout;

/** Pending mails are not sent. */
export const eraseMailsAbout = deleteMailsAbout;

export const forgetOldMails = deleteOldMails;
