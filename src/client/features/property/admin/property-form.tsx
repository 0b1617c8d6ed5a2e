import { FormProvider } from 'react-hook-form';
import { isLoggedIn } from '#client/features/accounts/session/token.ts';
import { failureBeside } from '#client/ui/form-issues.ts';
import { PreviewBeside } from '#client/ui/preview-beside.tsx';
import { PreviewButton } from '#client/ui/preview-button.tsx';
import { SaveBar } from '#client/ui/save-bar.tsx';
import { UnsavedDialogs } from '#client/ui/unsaved-dialogs.tsx';
import type { Property } from '#shared/property.schema.ts';
import { AmenitiesField } from './amenities-field.tsx';
import { HouseFields } from './house-fields.tsx';
import { PicturesField } from './pictures-field.tsx';
import { PlaceFields } from './place-fields.tsx';
import { PropertyPreview } from './property-preview.tsx';
import { propertyFields, usePropertyForm } from './use-property-form.ts';

const preview = { title: 'Anteprima della casa', children: <PropertyPreview /> };

export const PropertyForm = ({ property }: { property: Property }) => {
  const { form, save, submit, unsaved, conflict, giveUp } = usePropertyForm(property);
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} aria-label="La casa">
        <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_25rem]">
          <div className="grid max-w-3xl min-w-0 gap-6">
            <HouseFields />
            <AmenitiesField />
            <PicturesField />
            <PlaceFields />
          </div>
          <PreviewBeside {...preview} />
        </div>
        <SaveBar
          label="Salva"
          unsaved={unsaved}
          isSaving={save.isPending}
          failure={failureBeside(save.error, propertyFields, 'Errore nel salvataggio')}
          conflict={conflict}
          onGiveUp={giveUp.ask}
        >
          <PreviewButton {...preview} />
        </SaveBar>
      </form>
      <UnsavedDialogs unsaved={unsaved} canSave={isLoggedIn} giveUp={giveUp}>
        <p>Le modifiche ai dati della casa non sono salvate e andranno perse.</p>
      </UnsavedDialogs>
    </FormProvider>
  );
};
