import { languages } from '#server/languages.ts';
import type { Locale } from '#shared/languages/locales.ts';
import type { TestApp } from './create-test-app.ts';

export const { it: italian, en: english, de: german, fr: french } = languages;

/** Offers languages without the texts that owners have to write for them first. */
export const offerLanguages = async (
  { app }: Pick<TestApp, 'app'>,
  ...offered: readonly Locale[]
): Promise<void> => {
  await app.database
    .updateTable('siteSettings')
    .set({ languages: offered.join(' ') })
    .execute();
};
