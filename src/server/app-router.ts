import { accountsRouter } from './features/accounts/accounts.router.ts';
import { sessionsRouter } from './features/accounts/sessions.router.ts';
import { usersRouter } from './features/accounts/users.router.ts';
import { auditRouter } from './features/audit/audit.router.ts';
import { backupsRouter } from './features/backups/backups.router.ts';
import { bookingsRouter } from './features/bookings/bookings.router.ts';
import { calendarsRouter } from './features/calendars/calendars.router.ts';
import { cleaningRouter } from './features/cleaning/cleaning.router.ts';
import { blogRouter } from './features/cms/blog.router.ts';
import { cmsPagesRouter } from './features/cms/cms-pages.router.ts';
import { featureBoxesRouter } from './features/feature-boxes/feature-boxes.router.ts';
import { firstStepsRouter } from './features/first-steps/first-steps.router.ts';
import { galleriesRouter } from './features/galleries/galleries.router.ts';
import { homepageRouter } from './features/homepage/homepage.router.ts';
import { linksRouter } from './features/links/links.router.ts';
import { mediaRouter } from './features/media/media.router.ts';
import { menuRouter } from './features/menu/menu.router.ts';
import { messagesRouter } from './features/messages/messages.router.ts';
import { passkeysRouter } from './features/passkeys/passkeys.router.ts';
import { pricesRouter } from './features/prices/prices.router.ts';
import { privacyRouter } from './features/privacy/privacy.router.ts';
import { propertyRouter } from './features/property/property.router.ts';
import { reviewsRouter } from './features/reviews/reviews.router.ts';
import { sampleHouseRouter } from './features/sample-house/sample-house.router.ts';
import { searchRouter } from './features/search/search.router.ts';
import { siteSettingsRouter } from './features/site-settings/site-settings.router.ts';
import { siteStatusRouter } from './features/site-status/site-status.router.ts';
import { tasksRouter } from './features/tasks/tasks.router.ts';
import { translationsRouter } from './features/translations/translations.router.ts';
import { unsentMailsRouter } from './features/unsent-mails/unsent-mails.router.ts';
import { router } from './trpc/trpc.ts';

/** All procedures of the site, called under /trpc and, by REST, under /api. */
export const appRouter = router({
  accounts: accountsRouter,
  sessions: sessionsRouter,
  passkeys: passkeysRouter,
  users: usersRouter,
  bookings: bookingsRouter,
  calendars: calendarsRouter,
  prices: pricesRouter,
  homepage: homepageRouter,
  property: propertyRouter,
  galleries: galleriesRouter,
  media: mediaRouter,
  menu: menuRouter,
  links: linksRouter,
  translations: translationsRouter,
  featureBoxes: featureBoxesRouter,
  pages: cmsPagesRouter,
  blog: blogRouter,
  reviews: reviewsRouter,
  tasks: tasksRouter,
  cleaning: cleaningRouter,
  messages: messagesRouter,
  backups: backupsRouter,
  audit: auditRouter,
  outbox: unsentMailsRouter,
  siteStatus: siteStatusRouter,
  siteSettings: siteSettingsRouter,
  firstSteps: firstStepsRouter,
  search: searchRouter,
  privacy: privacyRouter,
  content: sampleHouseRouter,
});

export type AppRouter = typeof appRouter;
