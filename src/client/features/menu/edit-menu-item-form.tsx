import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { failureBeside, showIssues } from '#client/ui/form-issues.ts';
import { RowForm } from '#client/ui/row-form.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import type { MenuItem } from '#shared/menu.schema.ts';
import { MenuItemFields } from './menu-item-fields.tsx';
import {
  changedItemResolver,
  changesOf,
  type MenuItemValues,
  menuItemFields,
  validation,
  valuesOf,
} from './menu-item-form.ts';
import type { MenuRow } from './menu-rows.ts';
import { menuFailures, menuSuccesses } from './menu-words.ts';
import { useUpdateMenuItem } from './menu-writes.ts';
import { rowButtonId } from './row-button-id.ts';

type EditMenuItemFormProps = {
  item: MenuItem;
  parents: readonly MenuRow[];
  /** Whether something is written that is not saved. */
  onUnsaved: (unsaved: boolean) => void;
  onClose: () => void;
};

const useChangedItem = ({ item, onClose }: EditMenuItemFormProps) => {
  const update = useUpdateMenuItem();
  const form = useForm<MenuItemValues>({
    ...validation,
    resolver: changedItemResolver,
    defaultValues: valuesOf(item),
  });
  const { dirtyFields } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('label', { shouldSelect: true }), [setFocus]);
  const send = form.handleSubmit((values) => {
    if (update.isPending) return;
    update.mutate(
      { id: item.id, ...changesOf(values, dirtyFields) },
      {
        onSuccess: () => {
          toastSuccess(menuSuccesses.update);
          onClose();
        },
        onError: (error) => showIssues(error, menuItemFields, form.setError),
      },
    );
  });
  return { form, update, send };
};

/** Takes the place of a row while its item is changed. */
export const EditMenuItemForm = (props: EditMenuItemFormProps) => {
  const { item, parents, onUnsaved, onClose } = props;
  const { form, update, send } = useChangedItem(props);
  return (
    <RowForm
      label={`Modifica ${item.label}`}
      saveLabel="Salva la voce"
      busy={update.isPending}
      failure={failureBeside(update.error, menuItemFields, menuFailures.update)}
      unsaved={form.formState.isDirty}
      onUnsaved={onUnsaved}
      openerId={rowButtonId(item.id, 'edit')}
      onSubmit={send}
      onClose={onClose}
    >
      <MenuItemFields form={form} parents={parents} />
    </RowForm>
  );
};
