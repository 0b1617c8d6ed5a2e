import { hiddenProperty } from '#server/features/property/property.service.ts';
import type { Property } from '#shared/property.schema.ts';

/** The house of a new site, with the test's own values. */
export const makeProperty = (own: Partial<Property> = {}): Property => ({
  ...hiddenProperty,
  ...own,
});
