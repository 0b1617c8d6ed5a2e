import { FormProvider } from 'react-hook-form';
import { isLoggedIn } from '#client/features/accounts/session/token.ts';
import { failureBeside } from '#client/ui/form-issues.ts';
import { PreviewBeside } from '#client/ui/preview-beside.tsx';
import { PreviewButton } from '#client/ui/preview-button.tsx';
import { SaveBar } from '#client/ui/save-bar.tsx';
import { UnsavedDialogs } from '#client/ui/unsaved-dialogs.tsx';
import type { Homepage } from '#shared/homepage.schema.ts';
import { ButtonFields } from './button-fields.tsx';
import { HeroFields } from './hero-fields.tsx';
import { HomepagePreview } from './homepage-preview.tsx';
import { homepageFields, useHomepageForm } from './use-homepage-form.ts';

const preview = {
  title: 'Anteprima della home page',
  fillsScreen: true,
  children: <HomepagePreview />,
};

export const HomepageForm = ({ homepage }: { homepage: Homepage }) => {
  const { form, save, submit, unsaved, conflict, giveUp } = useHomepageForm(homepage);
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} aria-label="Home page">
        <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_25rem]">
          <div className="grid max-w-3xl gap-6">
            <HeroFields />
            <ButtonFields name="primaryButton" title="Pulsante principale" />
            <ButtonFields name="secondaryButton" title="Pulsante secondario" />
          </div>
          <PreviewBeside {...preview} />
        </div>
        <SaveBar
          label="Salva"
          unsaved={unsaved}
          isSaving={save.isPending}
          failure={failureBeside(save.error, homepageFields, 'Errore nel salvataggio')}
          conflict={conflict}
          onGiveUp={giveUp.ask}
        >
          <PreviewButton {...preview} />
        </SaveBar>
      </form>
      <UnsavedDialogs unsaved={unsaved} canSave={isLoggedIn} giveUp={giveUp}>
        <p>Le modifiche alla home page non sono salvate e andranno perse.</p>
      </UnsavedDialogs>
    </FormProvider>
  );
};
