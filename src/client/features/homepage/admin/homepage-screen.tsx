import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { Hero } from '#client/features/homepage/hero.tsx';
import { LinkField } from '#client/features/links/admin/link-field.tsx';
import { useTargetWords } from '#client/features/links/admin/link-targets.ts';
import { PHOTO_FORMATS } from '#client/features/media/field-formats.ts';
import { PictureChoice } from '#client/features/media/picture-choice.tsx';
import { TextLanguages } from '#client/features/text-languages/text-languages.tsx';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { FormSection } from '#client/ui/form-section.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { SettingsForm } from '#client/ui/settings-form.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import type { Homepage } from '#shared/homepage.schema.ts';
import type { Media } from '#shared/media/media.schema.ts';
import { buttonNames, homepageNames, homepageResolver, useSaveHomepage } from './homepage.form.ts';

const HomepagePreview = () => {
  const homepage = useWatch<Homepage>() as Homepage;
  return (
    <div className="relative">
      <div className="site-header site-header-over-picture">
        <div className="page-width flex min-h-18 items-center">
          <span className="site-name font-serif text-xl leading-tight wrap-anywhere">
            {homepage.siteName}
          </span>
        </div>
      </div>
      <Hero homepage={homepage} hasBoxes={false} />
    </div>
  );
};

const HeroPictureField = () => {
  const { control, setValue } = useFormContext<Homepage>();
  const pick = ({ url, picture }: Media) => {
    setValue('heroPicture', picture, { shouldDirty: true });
    setValue('heroImage', url, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Controller
      control={control}
      name="heroImage"
      render={({ field, fieldState }) => (
        <PictureChoice
          label={homepageNames.heroImage}
          hint="Orizzontale e larga almeno 1600 pixel: sul computer riempie lo schermo, sul telefono se ne vede solo la parte centrale più interessante."
          required
          url={field.value}
          formats={PHOTO_FORMATS}
          onPick={pick}
          onBlur={field.onBlur}
          ref={field.ref}
          error={fieldState.error?.message}
        />
      )}
    />
  );
};

/** The house's name is also the site's name; this field is only for a site with another name. */
const SiteNameField = ({ houseName }: { houseName: string }) => {
  const { register, formState } = useFormContext<Homepage>();
  const saved = formState.defaultValues?.siteName;
  if (saved === houseName) {
    return (
      <p className="text-sm text-ink-soft">
        Il sito si chiama come la casa, «{houseName}»: cambi il nome in{' '}
        <Link to="/admin/property" className={textLinkClass}>
          La casa
        </Link>
        .
      </p>
    );
  }
  return (
    <TextField
      label={homepageNames.siteName}
      hint={`È in cima a ogni pagina. La casa si chiama «${houseName}»: se dai lo stesso nome, poi lo cambi solo lì.`}
      autoComplete="off"
      required
      error={formState.errors.siteName?.message}
      {...register('siteName')}
    />
  );
};

const HeroFields = ({ houseName }: { houseName: string }) => {
  const { register, formState } = useFormContext<Homepage>();
  const { errors } = formState;
  return (
    <FormSection title="Apertura">
      <SiteNameField houseName={houseName} />
      <HeroPictureField />
      <TextField
        label={homepageNames.heroTitle}
        autoComplete="off"
        required
        error={errors.heroTitle?.message}
        {...register('heroTitle')}
      />
      <TextArea
        label={homepageNames.heroSubtitle}
        rows={3}
        required
        error={errors.heroSubtitle?.message}
        {...register('heroSubtitle')}
      />
    </FormSection>
  );
};

type ButtonFieldsProps = { name: 'primaryButton' | 'secondaryButton' };

/** The button's text and target in words, or that visitors do not see it. */
const useButtonInWords = (name: ButtonFieldsProps['name']): string => {
  const targetWords = useTargetWords();
  const { text, link, visible } = useWatch<Homepage, typeof name>({ name });
  if (!visible || !text || !link) return 'I visitatori non lo vedono';
  return `«${text}» porta a: ${targetWords(link)}`;
};

/** Folded away: it is set once. */
const ButtonFields = ({ name }: ButtonFieldsProps) => {
  const titleId = useId();
  const { control, register, formState } = useFormContext<Homepage>();
  const inWords = useButtonInWords(name);
  const errors = formState.errors[name];
  return (
    <section
      aria-labelledby={titleId}
      className="@container rounded-card border border-sand-200 bg-white"
    >
      <details open={errors ? true : undefined} className="group">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
        <summary
          // An error that appears on leaving a field would move the summary away from under the pointer.
          onMouseDown={(event) => event.preventDefault()}
          className="flex min-h-16 list-none items-center gap-3 rounded-card px-4 py-3 md:px-6 [&::-webkit-details-marker]:hidden"
        >
          <h2 className="min-w-0 grow text-xl">
            <span id={titleId}>{homepageNames[name]}</span>
            <span className="block font-sans text-sm font-normal wrap-anywhere text-ink-soft">
              {inWords}
            </span>
          </h2>
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-sea-700 transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="grid gap-5 px-4 pt-1 pb-5 md:px-6">
          <TextField
            label={buttonNames.text}
            autoComplete="off"
            required={false}
            error={errors?.text?.message}
            {...register(`${name}.text`)}
          />
          <Controller
            control={control}
            name={`${name}.link`}
            render={({ field, fieldState }) => (
              <LinkField label={buttonNames.link} error={fieldState.error?.message} {...field} />
            )}
          />
          <CheckboxField
            label={buttonNames.visible}
            hint="Appare solo se ha testo e link."
            error={errors?.visible?.message}
            {...register(`${name}.visible`)}
          />
        </div>
      </details>
    </section>
  );
};

const preview = {
  title: 'Anteprima della prima pagina',
  fillsScreen: true,
  children: <HomepagePreview />,
};

type HomepageFormProps = { homepage: Homepage; houseName: string };

const HomepageForm = ({ homepage, houseName }: HomepageFormProps) => (
  <SettingsForm
    label="Copertina"
    saved={homepage}
    names={homepageNames}
    resolver={homepageResolver}
    save={useSaveHomepage()}
    preview={preview}
    loss="Le modifiche alla prima pagina non sono salvate e andranno perse."
  >
    <HeroFields houseName={houseName} />
    <ButtonFields name="primaryButton" />
    <ButtonFields name="secondaryButton" />
    <TextLanguages kind="homepage" saved={{ version: homepage.version }} />
  </SettingsForm>
);

export const HomepageScreen = () => {
  const homepage = trpc.homepage.get.useQuery(undefined, liveQuery);
  const property = trpc.property.get.useQuery(undefined, liveQuery);
  return (
    <>
      <AdminPageHeader
        title="Copertina"
        purpose="La prima cosa che vede chi arriva: foto, titolo, pulsanti."
      />
      <Loaded
        query={property}
        failure="Errore nel caricamento della prima pagina"
        skeleton={<Skeleton className="h-[40rem]" />}
      >
        {({ name }) => (
          <Loaded
            query={homepage}
            failure="Errore nel caricamento della prima pagina"
            skeleton={<Skeleton className="h-[40rem]" />}
          >
            {(saved) => <HomepageForm homepage={saved} houseName={name} />}
          </Loaded>
        )}
      </Loaded>
    </>
  );
};
