import { languages } from '#server/languages.ts';

export const { it: italian, en: english, de: german, fr: french } = languages;
