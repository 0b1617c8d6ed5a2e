import type { common as italian } from '#shared/texts/it/common.ts';
import type { Translation } from '#shared/translator.ts';

export const common = {
  skipToContent: 'Skip to content',
  inPreparation: 'This site is being prepared: only those who run it can see it.',
  settings: 'Settings',
  privacy: 'Privacy notice',
  register: 'Sign up',
  pages: 'Pages of this site',
  nationalCode: 'National identification code (CIN)',
  siteName: 'Holiday home',
  openingSoon: 'Opening soon',
  notFound: 'Page not found',
  unknownLanguage: 'Please choose one of the site’s languages: it, en, de or fr.',
} satisfies Translation<typeof italian>;
