import { useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { OwnUser } from '#shared/accounts.schema.ts';
import { type DataFormValues, dataFormIssue, dataFormOf, inputOfData } from './data-form-values.ts';
import { useSaveProfile } from './use-save-profile.ts';

export const dataFields: readonly (keyof DataFormValues)[] = ['name', 'email', 'currentPassword'];

/** The user may change elsewhere meanwhile, as by a confirmed address; what is being written stays. */
const useFollowedField = (
  { formState, resetField }: UseFormReturn<DataFormValues>,
  name: 'name' | 'email',
  value: string,
) => {
  const isDirty = formState.dirtyFields[name] === true;
  useEffect(() => {
    if (!isDirty) resetField(name, { defaultValue: value });
  }, [isDirty, resetField, name, value]);
};

export const useDataForm = (user: OwnUser) => {
  const save = useSaveProfile();
  const form = useForm<DataFormValues>({
    mode: 'onTouched',
    defaultValues: dataFormOf(user),
    resolver: schemaResolver(async () => {
      const { updateProfileInput } = await import('#shared/accounts.schema.ts');
      return {
        schema: updateProfileInput.pick({ name: true, email: true }),
        alsoWrong: (values) => dataFormIssue(values, user.email),
      };
    }),
  });
  useFollowedField(form, 'name', user.name);
  useFollowedField(form, 'email', user.email);
  const send = form.handleSubmit((values) => {
    if (save.isPending) return;
    save.mutate(inputOfData(values, user.email), {
      onSuccess: (answer) => form.reset(dataFormOf(answer.user)),
      onError: (error) => showIssues(error, dataFields, form.setError),
    });
  });
  return { form, save, send };
};
