import type { TranslatedKind } from '#shared/languages/translated-kinds.ts';
import type { LinkTargets } from '#shared/links.schema.ts';
import type { SearchKind } from '#shared/search.schema.ts';
import type { Card } from './card/card.ts';
import type { Tables } from './database/database.types.ts';
import { accountsCard } from './features/accounts/accounts.card.ts';
import { sessionsCard } from './features/accounts/sessions.card.ts';
import { usersCard } from './features/accounts/users.card.ts';
import { auditCard } from './features/audit/audit.card.ts';
import { backupsCard } from './features/backups/backups.card.ts';
import { bookingsCard } from './features/bookings/bookings.card.ts';
import { calendarsCard } from './features/calendars/calendars.card.ts';
import { cleaningCard } from './features/cleaning/cleaning.card.ts';
import { blogCard } from './features/cms/blog.card.ts';
import { cmsPagesCard } from './features/cms/cms-pages.card.ts';
import { contractsCard } from './features/contracts/contracts.card.ts';
import { dutiesCard } from './features/duties/duties.card.ts';
import { featureBoxesCard } from './features/feature-boxes/feature-boxes.card.ts';
import { firstStepsCard } from './features/first-steps/first-steps.card.ts';
import { galleriesCard } from './features/galleries/galleries.card.ts';
import { guestInformationCard } from './features/guest-information/guest-information.card.ts';
import { guestMailsCard } from './features/guest-mails/guest-mails.card.ts';
import { guestPageCard } from './features/guest-page/guest-page.card.ts';
import { homepageCard } from './features/homepage/homepage.card.ts';
import { linksCard } from './features/links/links.card.ts';
import { mailAnswersCard } from './features/mail-answers/mail-answers.card.ts';
import { mediaCard } from './features/media/media.card.ts';
import { menuCard } from './features/menu/menu.card.ts';
import { messagesCard } from './features/messages/messages.card.ts';
import { offersCard } from './features/offers/offers.card.ts';
import { partyCard } from './features/party/party.card.ts';
import { passkeysCard } from './features/passkeys/passkeys.card.ts';
import { paymentTermsCard } from './features/payment-terms/payment-terms.card.ts';
import { paymentsCard } from './features/payments/payments.card.ts';
import { policeCard } from './features/police/police.card.ts';
import { portalStaysCard } from './features/portal-stays/portal-stays.card.ts';
import { pricesCard } from './features/prices/prices.card.ts';
import { privacyCard } from './features/privacy/privacy.card.ts';
import { propertyCard } from './features/property/property.card.ts';
import { receiptsCard } from './features/receipts/receipts.card.ts';
import { reviewsCard } from './features/reviews/reviews.card.ts';
import { sampleHouseCard } from './features/sample-house/sample-house.card.ts';
import { savedAnswersCard } from './features/saved-answers/saved-answers.card.ts';
import { searchCard } from './features/search/search.card.ts';
import { siteSettingsCard } from './features/site-settings/site-settings.card.ts';
import { siteStatusCard } from './features/site-status/site-status.card.ts';
import { statisticsCard } from './features/statistics/statistics.card.ts';
import { statisticsSettingsCard } from './features/statistics-settings/statistics-settings.card.ts';
import { takingsCard } from './features/takings/takings.card.ts';
import { tasksCard } from './features/tasks/tasks.card.ts';
import { touristTaxCard } from './features/tourist-tax/tourist-tax.card.ts';
import { translationsCard } from './features/translations/translations.card.ts';
import { unsentMailsCard } from './features/unsent-mails/unsent-mails.card.ts';

/**
 * The card of each feature by the name of its router: everything else that has to know all of them reads
 * this list. In the order in which somebody new to the API reads about them.
 */
export const cards = {
  bookings: bookingsCard,
  mailAnswers: mailAnswersCard,
  offers: offersCard,
  guestPage: guestPageCard,
  payments: paymentsCard,
  receipts: receiptsCard,
  paymentTerms: paymentTermsCard,
  takings: takingsCard,
  contracts: contractsCard,
  party: partyCard,
  duties: dutiesCard,
  police: policeCard,
  touristTax: touristTaxCard,
  statistics: statisticsCard,
  statisticsSettings: statisticsSettingsCard,
  guestInformation: guestInformationCard,
  guestMails: guestMailsCard,
  calendars: calendarsCard,
  portalStays: portalStaysCard,
  prices: pricesCard,
  menu: menuCard,
  homepage: homepageCard,
  property: propertyCard,
  galleries: galleriesCard,
  featureBoxes: featureBoxesCard,
  pages: cmsPagesCard,
  blog: blogCard,
  media: mediaCard,
  translations: translationsCard,
  reviews: reviewsCard,
  messages: messagesCard,
  savedAnswers: savedAnswersCard,
  tasks: tasksCard,
  cleaning: cleaningCard,
  search: searchCard,
  links: linksCard,
  accounts: accountsCard,
  sessions: sessionsCard,
  passkeys: passkeysCard,
  users: usersCard,
  privacy: privacyCard,
  outbox: unsentMailsCard,
  backups: backupsCard,
  audit: auditCard,
  siteStatus: siteStatusCard,
  siteSettings: siteSettingsCard,
  firstSteps: firstStepsCard,
  content: sampleHouseCard,
} satisfies Record<string, Card>;

type Listed = typeof cards;
type Name = keyof Listed;
type TablesOf<Names extends Name> = {
  [Each in Names]: Listed[Each] extends { tables: infer Own } ? keyof Own : never;
}[Names];

/** A table that is on no card, or on two. */
type Misplaced =
  | Exclude<keyof Tables, TablesOf<Name>>
  | { [Each in Name]: Extract<TablesOf<Each>, TablesOf<Exclude<Name, Each>>> }[Name];

type Unsearched = Exclude<
  SearchKind,
  { [Each in Name]: Listed[Each] extends { found: { kind: infer Kind } } ? Kind : never }[Name]
>;

type Untranslated = Exclude<
  TranslatedKind,
  {
    [Each in Name]: Listed[Each] extends { translated: { kind: infer Kind } } ? Kind : never;
  }[Name]
>;

type Unaddressed = Exclude<
  keyof LinkTargets,
  | 'hasMore'
  | {
      [Each in Name]: Listed[Each] extends { addresses: { kind: infer Kind } } ? Kind : never;
    }[Name]
>;

/** A table, search, translated kind or link target without a card is a type error that names it. */
({}) satisfies Record<Misplaced | Unaddressed | Unsearched | Untranslated, never>;
