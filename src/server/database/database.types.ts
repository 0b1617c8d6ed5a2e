import type { Kysely } from 'kysely';
import type { AccountLinksTable, SessionsTable, UsersTable } from './tables/accounts.table.ts';
import type { AuditEventsTable } from './tables/audit.table.ts';
import type { BookingsTable } from './tables/bookings.table.ts';
import type { GalleriesTable, GalleryImagesTable } from './tables/galleries.table.ts';
import type { LooseFilesTable, MediaTable } from './tables/media.table.ts';
import type { ContactMessagesTable, MessageAnswersTable } from './tables/messages.table.ts';
import type { OutboxMailsTable } from './tables/outbox.table.ts';
import type { PricePeriodsTable, PriceSettingsTable } from './tables/prices.table.ts';
import type { ReviewsTable } from './tables/reviews.table.ts';
import type {
  FeatureBoxesTable,
  HomepageSettingsTable,
  MenuItemsTable,
  PropertySettingsTable,
  SampleItemsTable,
} from './tables/site.table.ts';
import type { TasksTable } from './tables/tasks.table.ts';
import type { FormerPageSlugsTable, PagesTable, PostsTable } from './tables/writing.table.ts';

export type Tables = {
  users: UsersTable;
  sessions: SessionsTable;
  account_links: AccountLinksTable;
  bookings: BookingsTable;
  outbox_mails: OutboxMailsTable;
  homepage_settings: HomepageSettingsTable;
  property_settings: PropertySettingsTable;
  price_settings: PriceSettingsTable;
  price_periods: PricePeriodsTable;
  menu_items: MenuItemsTable;
  galleries: GalleriesTable;
  gallery_images: GalleryImagesTable;
  media: MediaTable;
  loose_files: LooseFilesTable;
  feature_boxes: FeatureBoxesTable;
  pages: PagesTable;
  former_page_slugs: FormerPageSlugsTable;
  posts: PostsTable;
  reviews: ReviewsTable;
  contact_messages: ContactMessagesTable;
  message_answers: MessageAnswersTable;
  tasks: TasksTable;
  audit_events: AuditEventsTable;
  sample_items: SampleItemsTable;
};

/** The database as a feature sees it: the whole, or a transaction in it. It is passed by hand. */
export type Database = Kysely<Tables>;
