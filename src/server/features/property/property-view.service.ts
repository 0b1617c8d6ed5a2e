import type { Database } from '#server/database/database.types.ts';
import { findTermsInWords } from '#server/features/payment-terms/payment-terms.service.ts';
import type { Locale } from '#shared/languages/locales.ts';
import type { PropertyView } from '#shared/property.schema.ts';
import { getTranslatedProperty } from './property.service.ts';

/** The house as visitors read it, with the payment terms as sentences. */
export const getPropertyView = async (db: Database, locale: Locale): Promise<PropertyView> => ({
  ...(await getTranslatedProperty(db, locale)),
  ...(await findTermsInWords(db, locale)),
});
