import type { Language } from '#shared/texts/texts.ts';

// Apart from the screens, because the pending components of their routes need only the headings.

type Words = Pick<Language, 't'>;

export const resetPasswordHeading = ({ t }: Words) => ({
  title: t('account.resetTitle'),
  lead: t('account.resetLead'),
});

export const denyRegistrationHeading = ({ t }: Words) => ({
  title: t('account.denyTitle'),
  lead: t('account.denyLead'),
});

export const confirmEmailHeading = ({ t }: Words) => ({
  title: t('account.confirmTitle'),
  lead: t('account.confirmLead'),
});
