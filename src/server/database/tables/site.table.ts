import type { Generated } from 'kysely';
import type { Role } from '#shared/roles.ts';

export type HomepageSettingsTable = {
  id: 1;
  siteName: string;
  heroImage: string;
  heroTitle: string;
  heroSubtitle: string;
  primaryButtonText: string;
  primaryButtonLink: string;
  primaryButtonVisible: 0 | 1;
  secondaryButtonText: string;
  secondaryButtonLink: string;
  secondaryButtonVisible: 0 | 1;
  /** Incremented by each write. */
  version: Generated<number>;
};

export type PropertySettingsTable = {
  id: 1;
  name: string;
  description: string;
  bedrooms: number;
  bathrooms: number;
  maxGuests: number;
  /** JSON, an array of strings. */
  amenities: string;
  /** JSON, an array of URLs. */
  images: string;
  address: string;
  nationalCode: string;
  /** Incremented by each write. */
  version: Generated<number>;
};

export type SiteSettingsTable = {
  id: 1;
  /** Where guests' answers go; empty for the first administrator. */
  replyTo: string;
  inPreparation: 0 | 1;
  firstStepsShown: 0 | 1;
  /** Incremented by each write. */
  version: Generated<number>;
};

export type MenuItemsTable = {
  id: Generated<number>;
  label: string;
  url: string | null;
  slug: string | null;
  parentId: number | null;
  sortOrder: number;
  showOnDesktop: 0 | 1;
  showOnMobile: 0 | 1;
  visibleTo: Role;
  /** Incremented by each write. */
  version: Generated<number>;
};

export type FeatureBoxesTable = {
  id: Generated<number>;
  icon: string;
  title: string;
  description: string;
  link: string | null;
  published: 0 | 1;
  /** Incremented by each write. */
  version: Generated<number>;
};

/** When a page without a row of its own last changed, by its path; written by triggers alone. */
export type PageChangesTable = { page: string; changedAt: string };

export type SampleItemsTable = { kind: string; itemId: number };
