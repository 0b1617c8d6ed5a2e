import { type KeyboardEvent, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { fieldIssues, showIssues } from '#client/ui/form-issues.ts';
import { Notice } from '#client/ui/notice.tsx';
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

type EditMenuItemFormProps = {
  item: MenuItem;
  parents: readonly MenuRow[];
  /** Whether something is written that is not saved. */
  onUnsaved: (unsaved: boolean) => void;
  onClose: () => void;
};

const useChangedItem = ({ item, onUnsaved, onClose }: EditMenuItemFormProps) => {
  const update = useUpdateMenuItem();
  const form = useForm<MenuItemValues>({
    ...validation,
    resolver: changedItemResolver,
    defaultValues: valuesOf(item),
  });
  const { isDirty, dirtyFields } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('label', { shouldSelect: true }), [setFocus]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is written matters
  useEffect(() => {
    onUnsaved(isDirty);
    return () => onUnsaved(false);
  }, [isDirty]);
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
  const { item, parents, onClose } = props;
  const { form, update, send } = useChangedItem(props);
  const hasFailed = update.isError && fieldIssues(update.error, menuItemFields).length === 0;
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
  };
  return (
    <form
      noValidate
      aria-label={`Modifica ${item.label}`}
      onSubmit={send}
      onKeyDown={closeOnEscape}
      className="@container max-w-3xl py-1"
    >
      <MenuItemFields form={form} parents={parents} />
      {hasFailed && (
        <div className="mt-5">
          <Notice tone="error">{errorText(update.error, menuFailures.update)}</Notice>
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" size="small" busy={update.isPending}>
          Salva la voce
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          Annulla
        </Button>
      </div>
    </form>
  );
};
