import type { Tables } from '#server/database/database.types.ts';
import type { HeldKind } from '#shared/privacy.schema.ts';

/**
 * Where personal data live in the database: for each table what it holds about a person, as the person
 * is shown it, or nothing. A table that is missing here does not compile; one that holds something is
 * read and erased with its kind in `held-data.ts`, and leaves by `retention.service.ts`.
 *
 * Elsewhere: avatars under uploads go with the account; `.eml` files in MAIL_DIR that name the address
 * in their head go with the mails; drawn pages leave the page cache with every change; backups keep
 * what they have until they are rotated out. The log knows ids only.
 *
 * NOTE: what staff write in their own words (tasks, pages, posts, the reason of a block) may name
 * somebody. No rule can find that; whoever wrote it takes it out.
 */
export const personalTables: Record<keyof Tables, HeldKind | 'nothing'> = {
  users: 'account',
  sessions: 'sessions',
  accountLinks: 'links',
  passkeys: 'account',
  recoveryCodes: 'account',
  // The names of those who were staff; they go with the account.
  auditEvents: 'account',
  bookings: 'bookings',
  contactMessages: 'messages',
  messageAnswers: 'messages',
  reviews: 'reviews',
  outboxMails: 'mails',
  homepageSettings: 'nothing',
  propertySettings: 'nothing',
  priceSettings: 'nothing',
  pricePeriods: 'nothing',
  menuItems: 'nothing',
  galleries: 'nothing',
  galleryImages: 'nothing',
  media: 'nothing',
  looseFiles: 'nothing',
  featureBoxes: 'nothing',
  pages: 'nothing',
  formerPageSlugs: 'nothing',
  posts: 'nothing',
  tasks: 'nothing',
  sampleItems: 'nothing',
  securitySettings: 'nothing',
};
