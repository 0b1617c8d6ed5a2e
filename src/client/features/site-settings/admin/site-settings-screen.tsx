import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { TestMail } from '#client/features/outbox/test-mail.tsx';
import { OpeningSoonView } from '#client/features/site-settings/opening-soon.tsx';
import { isLoggedIn } from '#client/session/token.ts';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { FieldError } from '#client/ui/field.tsx';
import { FormSection } from '#client/ui/form-section.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { SettingsForm } from '#client/ui/settings-form.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import {
  foreignLocales,
  HOUSE_LOCALE,
  inItalian,
  italianLanguageNames,
  type Locale,
  locales,
} from '#shared/languages/locales.ts';
import type { SiteSettings } from '#shared/site-settings.schema.ts';
import {
  siteSettingsNames,
  siteSettingsResolver,
  useSaveSiteSettings,
} from './site-settings.form.ts';

const MailFields = ({ defaultReplyTo }: { defaultReplyTo: string }) => {
  const { register, formState } = useFormContext<SiteSettings>();
  return (
    <FormSection title="Posta">
      <TextField
        label={siteSettingsNames.replyTo}
        hint={`Qui arrivano le risposte degli ospiti. Se lo lasci vuoto arrivano a ${defaultReplyTo}.`}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required={false}
        error={formState.errors.replyTo?.message}
        {...register('replyTo')}
      />
      <TestMail />
    </FormSection>
  );
};

const PreparationFields = () => {
  const { register, formState } = useFormContext<SiteSettings>();
  const [inPreparation, replyTo] = useWatch<SiteSettings, ['inPreparation', 'replyTo']>({
    name: ['inPreparation', 'replyTo'],
  });
  return (
    <FormSection title="Visitatori">
      <CheckboxField
        label={siteSettingsNames.inPreparation}
        hint="I visitatori leggono solo «Apriamo presto», e non arrivano richieste né messaggi. Tu, dopo il login, vedi il sito com’è."
        error={formState.errors.inPreparation?.message}
        {...register('inPreparation')}
      />
      {inPreparation && !replyTo && (
        <Notice tone="info">
          La pagina «Apriamo presto» dice come scriverti solo se indichi un indirizzo per le
          risposte.
        </Notice>
      )}
    </FormSection>
  );
};

/** A language can be enabled once house and home page are translated; the server names the missing texts. */
const LanguageFields = () => {
  const { field, fieldState } = useController<SiteSettings, 'languages'>({ name: 'languages' });
  const { data: languages = [] } = trpc.translations.languages.useQuery(undefined, liveQuery);
  const errorId = useId();
  const choose = (locale: Locale, isChosen: boolean) =>
    field.onChange(
      locales.filter((one) => (one === locale ? isChosen : field.value.includes(one))),
    );
  const missingIn = (locale: Locale) => {
    const language = languages.find((one) => one.locale === locale);
    if (!language?.missingToOffer || field.value.includes(locale)) return undefined;
    return (
      <>
        {language.missingToOffer === 1
          ? 'Manca ancora un testo della casa o della prima pagina. '
          : `Mancano ancora ${language.missingToOffer} testi della casa e della prima pagina. `}
        <Link
          to="/admin/translations"
          search={{ lang: language.locale }}
          aria-label={`Traduci in ${inItalian(locale)}`}
          className={textLinkClass}
        >
          Traduci
        </Link>
      </>
    );
  };
  return (
    <FormSection title={siteSettingsNames.languages}>
      <fieldset aria-describedby={errorId} className="grid gap-3">
        <legend className="mb-3 text-ink-soft">
          Puoi accendere una lingua quando ha i testi della casa e della prima pagina; il resto,
          finché non lo traduci, resta in italiano. Traduci in{' '}
          <Link to="/admin/translations" className={textLinkClass}>
            Lingue
          </Link>
          .
        </legend>
        {locales.map((locale) => (
          <CheckboxField
            key={locale}
            label={italianLanguageNames[locale]}
            hint={missingIn(locale)}
            checked={field.value.includes(locale)}
            disabled={locale === HOUSE_LOCALE}
            onChange={({ target }) => choose(locale, target.checked)}
            onBlur={field.onBlur}
            {...(locale === foreignLocales[0] && { ref: field.ref })}
          />
        ))}
        <FieldError id={errorId} error={fieldState.error?.message} />
      </fieldset>
    </FormSection>
  );
};

const StartPageFields = () => {
  const { register, formState } = useFormContext<SiteSettings>();
  return (
    <FormSection title="Pagina iniziale dell’area gestione">
      <CheckboxField
        label={siteSettingsNames.firstStepsShown}
        error={formState.errors.firstStepsShown?.message}
        {...register('firstStepsShown')}
      />
    </FormSection>
  );
};

const OpeningSoonPreview = () => {
  const contactEmail = useWatch<SiteSettings, 'replyTo'>({ name: 'replyTo' });
  const { data: homepage } = trpc.homepage.get.useQuery();
  return <OpeningSoonView siteName={homepage?.siteName ?? ''} contactEmail={contactEmail} />;
};

const preview = {
  title: 'Anteprima di «Apriamo presto»',
  children: <OpeningSoonPreview />,
};

const SiteSettingsForm = ({ settings }: { settings: SiteSettings }) => (
  <SettingsForm
    label="Impostazioni"
    saved={settings}
    names={siteSettingsNames}
    resolver={siteSettingsResolver}
    save={useSaveSiteSettings()}
    preview={preview}
    canSave={isLoggedIn}
    loss="Le modifiche alle impostazioni non sono salvate e andranno perse."
  >
    <MailFields defaultReplyTo={settings.defaultReplyTo} />
    <PreparationFields />
    <LanguageFields />
    <StartPageFields />
  </SettingsForm>
);

export const SiteSettingsScreen = () => {
  const settings = trpc.siteSettings.get.useQuery(undefined, liveQuery);
  return (
    <>
      <AdminPageHeader
        title="Impostazioni"
        purpose="Dove arrivano le risposte degli ospiti, se il sito è aperto a tutti, in quali lingue è."
      />
      <Loaded
        query={settings}
        failure="Errore nel caricamento delle impostazioni"
        skeleton={<Skeleton className="h-96" />}
      >
        {(saved) => <SiteSettingsForm settings={saved} />}
      </Loaded>
    </>
  );
};
