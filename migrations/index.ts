import type { Migration } from 'kysely/migration';
import { accounts } from './0001-accounts.ts';
import { bookings } from './0002-bookings.ts';
import { outbox } from './0003-outbox.ts';
import { site } from './0004-site.ts';
import { accountLinks } from './0005-account-links.ts';
import { mediaLibrary } from './0006-media-library.ts';
import { galleries } from './0007-galleries.ts';
import { writing } from './0008-writing.ts';
import { tasks } from './0009-tasks.ts';
import { reviews } from './0010-reviews.ts';
import { messages } from './0011-messages.ts';
import { audit } from './0012-audit.ts';
import { privacy } from './0013-privacy.ts';
import { versions } from './0014-versions.ts';
import { indexes } from './0015-indexes.ts';
import { bookingPages } from './0016-booking-pages.ts';
import { searchTexts } from './0017-search-texts.ts';
import { registrations } from './0018-registrations.ts';
import { passkeys } from './0019-passkeys.ts';
import { captions } from './0020-captions.ts';
import { siteSettings } from './0021-site-settings.ts';
import { stays } from './0022-stays.ts';
import { unpaidAndSearch } from './0022-unpaid-and-search.ts';
import { pricesByYear } from './0023-prices-by-year.ts';
import { houseDetails } from './0024-house-details.ts';
import { scheduledPosts } from './0026-scheduled-posts.ts';
import { reviewAnswers } from './0027-review-answers.ts';
import { cleaning } from './0028-cleaning.ts';
import { calendars } from './0029-calendars.ts';
import { pageChanges } from './0030-page-changes.ts';
import { cleaningLink } from './0031-cleaning-link.ts';
import { languages } from './0032-languages.ts';
import { translations } from './0033-translations.ts';

/** All migrations, in order. One that has been released never changes. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-bookings': bookings,
  '0003-outbox': outbox,
  '0004-site': site,
  '0005-account-links': accountLinks,
  '0006-media-library': mediaLibrary,
  '0007-galleries': galleries,
  '0008-writing': writing,
  '0009-tasks': tasks,
  '0010-reviews': reviews,
  '0011-messages': messages,
  '0012-audit': audit,
  '0013-privacy': privacy,
  '0014-versions': versions,
  '0015-indexes': indexes,
  '0016-booking-pages': bookingPages,
  '0017-search-texts': searchTexts,
  '0018-registrations': registrations,
  '0019-passkeys': passkeys,
  '0020-captions': captions,
  '0021-site-settings': siteSettings,
  '0022-stays': stays,
  '0022-unpaid-and-search': unpaidAndSearch,
  '0023-prices-by-year': pricesByYear,
  '0024-house-details': houseDetails,
  '0026-scheduled-posts': scheduledPosts,
  '0027-review-answers': reviewAnswers,
  '0028-cleaning': cleaning,
  '0029-calendars': calendars,
  '0030-page-changes': pageChanges,
  '0031-cleaning-link': cleaningLink,
  '0032-languages': languages,
  '0033-translations': translations,
};
