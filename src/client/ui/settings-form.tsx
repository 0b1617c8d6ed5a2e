import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { FormProvider, type Resolver } from 'react-hook-form';
import { changedFields, keysOf } from './changed-fields.ts';
import { failureBeside } from './form-issues.ts';
import { Loaded } from './loaded.tsx';
import { PreviewBeside, PreviewButton } from './preview.tsx';
import { SaveBar } from './save-bar.tsx';
import type { FieldNames } from './saved-versions.ts';
import { Skeleton } from './skeleton.tsx';
import { UnsavedDialogs } from './unsaved-dialogs.tsx';
import { useSavedForm } from './use-saved-form.ts';

type SettingsFormProps<Settings extends { version: number }> = {
  /** Accessible name. */
  label: string;
  saved: Settings;
  /** Labels of the fields that can be changed. */
  names: Partial<FieldNames<Settings>>;
  resolver: Resolver<Settings>;
  /** The mutation; receives only changed fields. */
  save: {
    mutateAsync: (
      changes: Partial<Pick<Settings, keyof FieldNames<Settings>>> & { seenVersion: number },
    ) => Promise<Settings>;
    reset: () => void;
    isPending: boolean;
    error: unknown;
  };
  /** None where its parts show themselves. */
  preview?: ComponentProps<typeof PreviewBeside>;
  /** The data that will be lost without saving. */
  loss: string;
  /** The fields. */
  children: ReactNode;
};

/** The form of something that exists once, such as the home page, beside its preview. */
export const SettingsForm = <Settings extends { version: number }>(
  props: SettingsFormProps<Settings>,
) => {
  const { label, saved, names, resolver, save, preview, loss, children } = props;
  const fields = keysOf(names);
  const {
    form,
    submit,
    save: saveNow,
    unsaved,
    conflict,
    discard,
  } = useSavedForm<Settings, Settings>({
    saved,
    valuesOf: (settings) => settings,
    names,
    resolver,
    send: (values, base) =>
      save.mutateAsync({ ...changedFields(fields, values, base), seenVersion: base.version }),
    onDiscard: save.reset,
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} aria-label={label}>
        <div
          className={clsx(
            'grid items-start gap-8',
            preview && 'xl:grid-cols-[minmax(0,1fr)_25rem]',
          )}
        >
          <div className="grid max-w-3xl min-w-0 gap-6">{children}</div>
          {preview && <PreviewBeside {...preview} />}
        </div>
        <SaveBar
          label="Salva"
          unsaved={unsaved}
          isSaving={save.isPending}
          failure={failureBeside(save.error, fields, 'Errore nel salvataggio')}
          conflict={conflict}
          onDiscard={discard.ask}
        >
          {preview && <PreviewButton {...preview} />}
        </SaveBar>
      </form>
      <UnsavedDialogs unsaved={unsaved} save={saveNow} discard={discard}>
        <p>{loss}</p>
      </UnsavedDialogs>
    </FormProvider>
  );
};

type LoadedSettingsProps<Settings extends { version: number }> = Omit<
  SettingsFormProps<Settings>,
  'saved' | 'children'
> &
  Pick<ComponentProps<typeof Loaded<Settings>>, 'query' | 'failure'> & {
    /** The utility class for the placeholder's height. */
    height?: string;
    /** Renders the fields. */
    children: (saved: Settings) => ReactNode;
  };

/** The form of settings that one query loads. */
export const LoadedSettings = <Settings extends { version: number }>(
  props: LoadedSettingsProps<Settings>,
) => {
  const { query, failure, height = 'h-96', children, ...form } = props;
  return (
    <Loaded query={query} failure={failure} skeleton={<Skeleton className={height} />}>
      {(saved) => (
        <SettingsForm {...form} saved={saved}>
          {children(saved)}
        </SettingsForm>
      )}
    </Loaded>
  );
};
