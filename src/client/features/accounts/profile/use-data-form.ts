import { showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { useSavedForm } from '#client/ui/use-saved-form.ts';
import type { OwnUser } from '#shared/accounts.schema.ts';
import { type DataFormValues, dataFormIssue, dataFormOf, inputOfData } from './data-form-values.ts';
import { useSaveProfile } from './use-save-profile.ts';

export const dataFields: readonly (keyof DataFormValues)[] = ['name', 'email', 'currentPassword'];

const names = { name: 'Nome', email: 'Email' } as const satisfies FieldNames<DataFormValues>;

/** Name and address while they are edited, and the password that another address needs. */
export const useDataForm = (user: OwnUser) => {
  const save = useSaveProfile();
  const saved = useSavedForm<OwnUser, DataFormValues>({
    saved: user,
    valuesOf: dataFormOf,
    names,
    resolver: schemaResolver(async () => {
      const { updateProfileInput } = await import('#shared/accounts.schema.ts');
      return {
        schema: updateProfileInput.pick({ name: true, email: true }),
        alsoWrong: (values) => dataFormIssue(values, user.email),
      };
    }),
    send: async (values, base) => {
      const input = inputOfData(values, base.email);
      return (await save.mutateAsync({ ...input, version: base.version })).user;
    },
    onFailure: (error, setError) => showIssues(error, dataFields, setError),
  });
  return { ...saved, save };
};
