import type { Kysely, Selectable } from 'kysely';
import type { AccountLinksTable, SessionsTable, UsersTable } from './tables/accounts.table.ts';
import type { AnswerLinksTable } from './tables/answer-links.table.ts';
import type { AuditEventsTable } from './tables/audit.table.ts';
import type { BookingsTable } from './tables/bookings.table.ts';
import type {
  CalendarEventsTable,
  CalendarsTable,
  OwnCalendarTable,
  SameStaysTable,
} from './tables/calendars.table.ts';
import type { CleaningLinkTable, FormerCleanersTable } from './tables/cleaning.table.ts';
import type { ContractAcceptancesTable, ContractSettingsTable } from './tables/contracts.table.ts';
import type { GalleriesTable, GalleryImagesTable } from './tables/galleries.table.ts';
import type {
  GuestMailSettingsTable,
  GuestMailsTable,
  SentGuestMailsTable,
} from './tables/guest-mails.table.ts';
import type { GuestInformationTable, GuestPagesTable } from './tables/guest-page.table.ts';
import type { LooseFilesTable, MediaTable } from './tables/media.table.ts';
import type { ContactMessagesTable, MessageAnswersTable } from './tables/messages.table.ts';
import type { OfferMailsTable, OffersTable } from './tables/offers.table.ts';
import type { OutboxMailsTable } from './tables/outbox.table.ts';
import type { PartyMembersTable, PlaceTablesTable } from './tables/party.table.ts';
import type {
  PasskeysTable,
  RecoveryCodesTable,
  SecuritySettingsTable,
} from './tables/passkeys.table.ts';
import type {
  DamageEntriesTable,
  PaymentsTable,
  PaymentTermsTable,
  StayTermsTable,
} from './tables/payments.table.ts';
import type {
  PoliceReceiptsTable,
  PoliceSettingsTable,
  PoliceTransmissionsTable,
  SeenGuestsTable,
} from './tables/police.table.ts';
import type { PortalStaysTable } from './tables/portal-stays.table.ts';
import type {
  PricePeriodsTable,
  PriceSettingsTable,
  PriceYearsTable,
} from './tables/prices.table.ts';
import type { ReceiptSettingsTable, ReceiptsTable } from './tables/receipts.table.ts';
import type { ReviewsTable } from './tables/reviews.table.ts';
import type { SavedAnswersTable } from './tables/saved-answers.table.ts';
import type {
  FeatureBoxesTable,
  HomepageSettingsTable,
  MenuItemsTable,
  PropertySettingsTable,
  SampleItemsTable,
  SiteSettingsTable,
} from './tables/site.table.ts';
import type {
  StatisticsArrivalsTable,
  StatisticsDaysTable,
  StatisticsSettingsTable,
} from './tables/statistics.table.ts';
import type { TasksTable } from './tables/tasks.table.ts';
import type {
  TouristTaxDeclarationsTable,
  TouristTaxSettingsTable,
  TouristTaxStaysTable,
} from './tables/tourist-tax.table.ts';
import type { TranslationsTable } from './tables/translations.table.ts';
import type { CmsPagesTable, FormerPageSlugsTable, PostsTable } from './tables/writing.table.ts';

export type Tables = {
  users: UsersTable;
  sessions: SessionsTable;
  accountLinks: AccountLinksTable;
  passkeys: PasskeysTable;
  recoveryCodes: RecoveryCodesTable;
  securitySettings: SecuritySettingsTable;
  bookings: BookingsTable;
  answerLinks: AnswerLinksTable;
  guestPages: GuestPagesTable;
  guestInformation: GuestInformationTable;
  guestMailSettings: GuestMailSettingsTable;
  guestMails: GuestMailsTable;
  sentGuestMails: SentGuestMailsTable;
  calendars: CalendarsTable;
  calendarEvents: CalendarEventsTable;
  sameStays: SameStaysTable;
  portalStays: PortalStaysTable;
  offerMails: OfferMailsTable;
  offers: OffersTable;
  partyMembers: PartyMembersTable;
  policeSettings: PoliceSettingsTable;
  seenGuests: SeenGuestsTable;
  policeTransmissions: PoliceTransmissionsTable;
  policeReceipts: PoliceReceiptsTable;
  touristTaxSettings: TouristTaxSettingsTable;
  touristTaxStays: TouristTaxStaysTable;
  touristTaxDeclarations: TouristTaxDeclarationsTable;
  paymentTerms: PaymentTermsTable;
  stayTerms: StayTermsTable;
  payments: PaymentsTable;
  receiptSettings: ReceiptSettingsTable;
  receipts: ReceiptsTable;
  contractSettings: ContractSettingsTable;
  contractAcceptances: ContractAcceptancesTable;
  damageEntries: DamageEntriesTable;
  placeTables: PlaceTablesTable;
  statisticsSettings: StatisticsSettingsTable;
  statisticsArrivals: StatisticsArrivalsTable;
  statisticsDays: StatisticsDaysTable;
  ownCalendar: OwnCalendarTable;
  cleaningLink: CleaningLinkTable;
  formerCleaners: FormerCleanersTable;
  outboxMails: OutboxMailsTable;
  homepageSettings: HomepageSettingsTable;
  propertySettings: PropertySettingsTable;
  siteSettings: SiteSettingsTable;
  priceSettings: PriceSettingsTable;
  pricePeriods: PricePeriodsTable;
  priceYears: PriceYearsTable;
  menuItems: MenuItemsTable;
  galleries: GalleriesTable;
  galleryImages: GalleryImagesTable;
  media: MediaTable;
  looseFiles: LooseFilesTable;
  featureBoxes: FeatureBoxesTable;
  pages: CmsPagesTable;
  formerPageSlugs: FormerPageSlugsTable;
  posts: PostsTable;
  reviews: ReviewsTable;
  contactMessages: ContactMessagesTable;
  messageAnswers: MessageAnswersTable;
  savedAnswers: SavedAnswersTable;
  tasks: TasksTable;
  auditEvents: AuditEventsTable;
  sampleItems: SampleItemsTable;
  translations: TranslationsTable;
};

/**
 * The columns that an insert or update sets: all but the id, the version (see `bumpVersion`) and
 * generated columns. A row of this type with a missing column does not compile.
 */
export type Written<Table, Derived extends keyof Table = never> = Omit<
  Selectable<Table>,
  'id' | 'version' | Derived
>;

/** The database or a transaction in it. It is passed as an argument. */
export type Database = Kysely<Tables>;
