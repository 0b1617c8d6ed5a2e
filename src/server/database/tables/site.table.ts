import type { Generated } from 'kysely';
import type { Role } from '#shared/roles.ts';

export type HomepageSettingsTable = {
  id: 1;
  site_name: string;
  hero_image: string;
  hero_title: string;
  hero_subtitle: string;
  primary_button_text: string;
  primary_button_link: string;
  primary_button_visible: 0 | 1;
  secondary_button_text: string;
  secondary_button_link: string;
  secondary_button_visible: 0 | 1;
  /** Raised by each write. */
  version: Generated<number>;
};

export type PropertySettingsTable = {
  id: 1;
  name: string;
  description: string;
  bedrooms: number;
  bathrooms: number;
  max_guests: number;
  /** JSON, an array of strings. */
  amenities: string;
  /** JSON, an array of addresses. */
  images: string;
  address: string;
  national_code: string;
  /** Raised by each write. */
  version: Generated<number>;
};

export type MenuItemsTable = {
  id: Generated<number>;
  label: string;
  url: string | null;
  slug: string | null;
  parent_id: number | null;
  sort_order: number;
  show_on_desktop: 0 | 1;
  show_on_mobile: 0 | 1;
  visible_to: Role;
  /** Raised by each write. */
  version: Generated<number>;
};

export type FeatureBoxesTable = {
  id: Generated<number>;
  icon: string;
  title: string;
  description: string;
  link: string | null;
  published: 0 | 1;
  /** Raised by each write. */
  version: Generated<number>;
};

export type SampleItemsTable = { kind: string; item_id: number };
