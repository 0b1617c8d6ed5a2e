import type { common as italian } from '#shared/texts/it/common.ts';
import type { Translation } from '#shared/translator.ts';

export const common = {
  skipToContent: 'Aller au contenu',
  inPreparation: 'Le site est en préparation : seuls ceux qui le gèrent le voient.',
  settings: 'Paramètres',
  privacy: 'Politique de confidentialité',
  register: 'Créer un compte',
  pages: 'Pages du site',
  nationalCode: 'Code national d’identification (CIN)',
  siteName: 'Maison de vacances',
  openingSoon: 'Ouverture prochaine',
  notFound: 'Page introuvable',
  unknownLanguage: 'Choisissez l’une des langues du site\u00a0: it, en, de ou fr.',
} satisfies Translation<typeof italian>;
