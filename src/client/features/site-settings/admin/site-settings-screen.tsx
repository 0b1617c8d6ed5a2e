import { useFormContext, useWatch } from 'react-hook-form';
import { TestMail } from '#client/features/outbox/test-mail.tsx';
import { OpeningSoonView } from '#client/features/site-settings/opening-soon.tsx';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { FormSection } from '#client/ui/form-section.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { Notice } from '#client/ui/notice.tsx';
import { PreviewFrame } from '#client/ui/preview.tsx';
import { LoadedSettings } from '#client/ui/settings-form.tsx';
import { TextField } from '#client/ui/text-field.tsx';
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

/** What visitors read, as on a phone. */
const OpeningSoonPreview = ({ contactEmail }: { contactEmail: string }) => {
  const { data: homepage } = trpc.homepage.get.useQuery();
  return (
    <figure className="max-w-80">
      <figcaption className="mb-2 text-sm text-ink-soft">Così lo leggono:</figcaption>
      <div className="overflow-hidden rounded-card border border-sand-300 bg-sand-50">
        <PreviewFrame title="Anteprima di «Apriamo presto»" width={390} minHeight={0}>
          <OpeningSoonView siteName={homepage?.siteName ?? ''} contactEmail={contactEmail} />
        </PreviewFrame>
      </div>
    </figure>
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
      {inPreparation && <OpeningSoonPreview contactEmail={replyTo} />}
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

export const SiteSettingsScreen = () => {
  const settings = trpc.siteSettings.get.useQuery(undefined, liveQuery);
  return (
    <>
      <AdminPageHeader
        title="Posta e apertura"
        purpose="Dove arrivano le risposte degli ospiti, e se il sito è aperto a tutti."
      />
      <LoadedSettings
        label="Posta e apertura"
        names={siteSettingsNames}
        resolver={siteSettingsResolver}
        save={useSaveSiteSettings()}
        loss="Le modifiche non sono salvate e andranno perse."
        query={settings}
        failure="Errore nel caricamento delle impostazioni"
      >
        {(saved) => (
          <>
            <MailFields defaultReplyTo={saved.defaultReplyTo} />
            <PreparationFields />
            <StartPageFields />
          </>
        )}
      </LoadedSettings>
    </>
  );
};
