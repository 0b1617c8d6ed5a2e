import { useEffect } from 'react';
import { failureBeside } from '#client/ui/form-issues.ts';
import { RowForm } from '#client/ui/row-form.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { useSavedForm } from '#client/ui/use-saved-form.ts';
import type { MenuItem } from '#shared/menu.schema.ts';
import { MenuItemFields } from './menu-item-fields.tsx';
import {
  changedItemResolver,
  changesOf,
  type MenuItemValues,
  menuItemFields,
  menuItemNames,
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
  const saved = useSavedForm<MenuItem, MenuItemValues>({
    saved: item,
    valuesOf,
    names: menuItemNames,
    validation,
    resolver: changedItemResolver,
    send: (values, base) => {
      const changes = changesOf(values, valuesOf(base));
      return update.mutateAsync({ id: base.id, version: base.version, ...changes });
    },
    onSaved: () => {
      toastSuccess(menuSuccesses.update);
      onClose();
    },
  });
  const { setFocus } = saved.form;
  useEffect(() => setFocus('label', { shouldSelect: true }), [setFocus]);
  return { ...saved, update };
};

/** Takes the place of a row while its item is changed. */
export const EditMenuItemForm = (props: EditMenuItemFormProps) => {
  const { item, parents, onUnsaved, onClose } = props;
  const { form, update, submit, conflict, unsaved } = useChangedItem(props);
  return (
    <RowForm
      label={`Modifica ${item.label}`}
      saveLabel="Salva la voce"
      busy={update.isPending}
      conflict={conflict}
      failure={failureBeside(update.error, menuItemFields, menuFailures.update)}
      unsaved={unsaved}
      onUnsaved={onUnsaved}
      openerId={rowButtonId(item.id, 'edit')}
      onSubmit={submit}
      onClose={onClose}
    >
      <MenuItemFields form={form} parents={parents} />
    </RowForm>
  );
};
