import type { Tables } from '#server/database/database.types.ts';
import type { HeldKind } from '#shared/privacy.schema.ts';

/**
 * Which tables hold personal data, and under which heading the person is shown it. A missing table does
 * not compile. What holds something is read and erased by `held-data.ts`, and expires by
 * `retention.service.ts`.
 *
 * Outside the database: avatars under uploads are deleted with the account; `.eml` files in MAIL_DIR
 * whose headers name the address are deleted with the mails; the page cache is emptied at every change;
 * backups keep what they have until they are rotated out. The log contains ids only.
 *
 * NOTE: free text by staff (tasks, pages, posts, the reason of a block) may name a person. No rule can
 * find that; its author has to remove it. So may the house: what it says of its host and of the data
 * controller, they publish themselves.
 */
export const personalTables: Record<keyof Tables, HeldKind | 'nothing'> = {
  users: 'account',
  sessions: 'sessions',
  accountLinks: 'links',
  passkeys: 'account',
  recoveryCodes: 'account',
  // The names of former staff, erased with the account.
  auditEvents: 'account',
  bookings: 'bookings',
  // Of other sites' calendars only days are stored.
  calendars: 'nothing',
  calendarEvents: 'nothing',
  sameStays: 'nothing',
  ownCalendar: 'nothing',
  cleaningLink: 'nothing',
  // The id of an account, which leaves with it.
  formerCleaners: 'nothing',
  contactMessages: 'messages',
  messageAnswers: 'messages',
  reviews: 'reviews',
  outboxMails: 'mails',
  homepageSettings: 'nothing',
  propertySettings: 'nothing',
  siteSettings: 'nothing',
  priceSettings: 'nothing',
  pricePeriods: 'nothing',
  priceYears: 'nothing',
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
  translations: 'nothing',
  securitySettings: 'nothing',
};
