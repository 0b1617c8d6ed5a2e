import type { Generated } from 'kysely';
import type { Audience } from '#shared/menu/menu-rules.ts';
import type { Property } from '#shared/property.schema.ts';
import type { OwnersText } from './owners-text.ts';

export type HomepageSettingsTable = {
  id: 1;
  /** Empty: the site has the name of the house. */
  siteName: string;
  heroImage: string;
  heroTitle: OwnersText;
  heroSubtitle: OwnersText;
  primaryButtonText: OwnersText;
  primaryButtonLink: string;
  primaryButtonVisible: 0 | 1;
  secondaryButtonText: OwnersText;
  secondaryButtonLink: string;
  secondaryButtonVisible: 0 | 1;
  /** Incremented by each write. */
  version: Generated<number>;
};

export type PropertySettingsTable = {
  id: 1;
  name: string;
  description: OwnersText;
  bedrooms: number;
  bathrooms: number;
  maxGuests: number;
  /** JSON, an array of strings. */
  amenities: string;
  /** JSON, an array of URLs. */
  images: string;
  address: string;
  nationalCode: string;
  regionalCode: string;
  comuneCode: string;
  kind: Property['kind'];
  floorSizeM2: number | null;
  /** JSON, an array of objects. */
  beds: string;
  /** Times of day as `HH:mm`, or empty. */
  checkInFrom: string;
  checkInUntil: string;
  checkOutBy: string;
  pets: Property['pets'];
  smoking: Property['smoking'];
  depositCents: number | null;
  howToPay: OwnersText;
  cancellation: OwnersText;
  houseRules: OwnersText;
  locality: string;
  /** Both or none. */
  latitude: number | null;
  longitude: number | null;
  /** JSON, an array of objects. */
  distances: string;
  hostName: OwnersText;
  hostImage: string;
  hostAbout: OwnersText;
  /** JSON, an array of strings. */
  hostLanguages: string;
  hostPhone: string;
  hostWhatsapp: string;
  hostEmail: string;
  hostAnswers: Property['hostAnswers'];
  dataController: string;
  /** Incremented by each write. */
  version: Generated<number>;
};

export type SiteSettingsTable = {
  id: 1;
  /** Where guests' answers go; empty for the first administrator. */
  replyTo: string;
  inPreparation: 0 | 1;
  firstStepsShown: 0 | 1;
  /** Tags with a space between two. */
  languages: string;
  /** Incremented by each write. */
  version: Generated<number>;
};

export type MenuItemsTable = {
  id: Generated<number>;
  label: OwnersText;
  url: string | null;
  slug: string | null;
  parentId: number | null;
  sortOrder: number;
  showOnDesktop: 0 | 1;
  showOnMobile: 0 | 1;
  visibleTo: Audience;
  /** Incremented by each write. */
  version: Generated<number>;
};

export type FeatureBoxesTable = {
  id: Generated<number>;
  icon: string;
  title: OwnersText;
  description: OwnersText;
  link: string | null;
  published: 0 | 1;
  /** Incremented by each write. */
  version: Generated<number>;
};

export type SampleItemsTable = {
  kind: string;
  itemId: number;
  /** The version at insertion. Null for items that leave with the sample even after an edit. */
  version: number | null;
};
