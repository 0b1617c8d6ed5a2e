import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { GuestPageView } from '#client/features/guest-page/guest-page-view.tsx';
import { TextLanguages } from '#client/features/text-languages/text-languages.tsx';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { FormSection } from '#client/ui/form-section.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { LoadedSettings } from '#client/ui/settings-form.tsx';
import { StepperField } from '#client/ui/stepper-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import {
  type GuestInformation,
  MAX_PARTY_DAYS,
} from '#shared/guest-page/guest-information.schema.ts';
import {
  guestInformationResolver,
  guestInformationNames as names,
  useSaveGuestInformation,
} from './guest-information.form.ts';
import { sampleGuestPage } from './sample-guest-page.ts';

const PageFields = () => {
  const { register, formState } = useFormContext<GuestInformation>();
  return (
    <FormSection title="La pagina dell’ospite">
      <CheckboxField
        label={names.isOn}
        hint="Ogni email al tuo ospite contiene il link. Le richieste che ti manda da lì non cambiano niente, finché non decidi tu."
        error={formState.errors.isOn?.message}
        {...register('isOn')}
      />
    </FormSection>
  );
};

const WayInFields = () => {
  const { register, control, formState } = useFormContext<GuestInformation>();
  const { errors } = formState;
  return (
    <FormSection title="Quando si avvicina l’arrivo">
      <p className="text-ink-soft">
        Indirizzo, strada, chiavi e wifi compaiono pochi giorni prima dell’arrivo, solo per i
        soggiorni confermati. Dalla prenotazione puoi mostrarli anche subito.
      </p>
      <Controller
        control={control}
        name="releaseDays"
        render={({ field }) => (
          <StepperField
            {...field}
            label={names.releaseDays}
            required
            min={0}
            max={365}
            error={errors.releaseDays?.message}
          />
        )}
      />
      <TextArea
        label={names.directions}
        hint="Dal traghetto alla porta, come lo diresti al telefono."
        required={false}
        rows={5}
        error={errors.directions?.message}
        {...register('directions')}
      />
      <TextArea
        label={names.keys}
        hint="Chi le consegna e dove, oppure il codice della cassetta."
        required={false}
        rows={3}
        error={errors.keys?.message}
        {...register('keys')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={names.wifiName}
          required={false}
          autoComplete="off"
          spellCheck={false}
          error={errors.wifiName?.message}
          {...register('wifiName')}
        />
        <TextField
          label={names.wifiPassword}
          required={false}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.wifiPassword?.message}
          {...register('wifiPassword')}
        />
      </div>
    </FormSection>
  );
};

const PartyFields = () => {
  const { register, control, formState } = useFormContext<GuestInformation>();
  const { errors } = formState;
  const isAsked = useWatch<GuestInformation, 'asksGuests'>({ name: 'asksGuests' });
  return (
    <FormSection title="Chi viene">
      <CheckboxField
        label={names.asksGuests}
        hint="Nella loro pagina scrivono tutti i nomi, la nascita e un documento, come li vuole Alloggiati Web. Li leggi solo tu."
        error={errors.asksGuests?.message}
        {...register('asksGuests')}
      />
      {isAsked && (
        <>
          <CheckboxField
            label={names.releaseWhenComplete}
            hint="Dalla prenotazione puoi mostrarli comunque."
            error={errors.releaseWhenComplete?.message}
            {...register('releaseWhenComplete')}
          />
          <Controller
            control={control}
            name="partyDays"
            render={({ field }) => (
              <StepperField
                {...field}
                label={names.partyDays}
                hint="Poi il sito cancella questi dati."
                required
                min={1}
                max={MAX_PARTY_DAYS}
                error={errors.partyDays?.message}
              />
            )}
          />
        </>
      )}
    </FormSection>
  );
};

const GuideFields = () => {
  const { register, formState } = useFormContext<GuestInformation>();
  return (
    <FormSection title="La casa">
      <TextArea
        label={names.guide}
        hint="Scaldabagno, lavatrice, rifiuti, che cosa fare prima di partire. Gli ospiti la leggono dalla conferma in poi."
        required={false}
        rows={8}
        error={formState.errors.guide?.message}
        {...register('guide')}
      />
    </FormSection>
  );
};

const Preview = () => {
  const information = useWatch<GuestInformation>() as GuestInformation;
  const { data: house } = trpc.property.get.useQuery();
  return (
    house && (
      <div className="p-4 md:p-8">
        <GuestPageView
          page={sampleGuestPage(house, information)}
          token={null}
          party={null}
          contract={null}
        />
      </div>
    )
  );
};

// Guests read it on their way.
const preview = {
  title: 'Anteprima della pagina dell’ospite',
  startWith: 'phone',
  children: <Preview />,
} as const;

export const GuestInformationScreen = () => {
  const information = trpc.guestInformation.get.useQuery(undefined, liveQuery);
  return (
    <>
      <AdminPageHeader
        title="Per gli ospiti"
        purpose="Una pagina per ogni soggiorno, dalla richiesta alla partenza, con un link segreto."
      />
      <LoadedSettings
        label="Per gli ospiti"
        names={names}
        resolver={guestInformationResolver}
        save={useSaveGuestInformation()}
        preview={preview}
        loss="Le modifiche non sono salvate e andranno perse."
        query={information}
        failure="Errore nel caricamento delle informazioni per gli ospiti"
      >
        {(saved) => (
          <>
            <PageFields />
            <WayInFields />
            <GuideFields />
            <PartyFields />
            <TextLanguages kind="guest-information" saved={saved} />
          </>
        )}
      </LoadedSettings>
    </>
  );
};
