import type { ComponentProps } from 'react';
import { trpc } from '#client/trpc.ts';
import { SelectField } from '#client/ui/select-field.tsx';
import { italianLanguageNames, type Locale, locales } from '#shared/languages/locales.ts';

/** The possible languages of a person's mails: those of the site, and the saved one. */
export const useMailLocales = (saved: Locale | undefined): Locale[] => {
  const { data } = trpc.siteSettings.state.useQuery();
  return locales.filter((locale) => locale === saved || data?.languages.includes(locale));
};

type MailLanguageFieldProps = Omit<ComponentProps<typeof SelectField>, 'options'> & {
  saved: Locale | undefined;
};

/** For staff: the language of the mails to a person. Hidden on a site in one language. */
export const MailLanguageField = ({ saved, ...field }: MailLanguageFieldProps) => {
  const offered = useMailLocales(saved);
  if (offered.length < 2) return null;
  const options = offered.map((value) => ({ value, label: italianLanguageNames[value] }));
  return <SelectField {...field} options={options} />;
};
