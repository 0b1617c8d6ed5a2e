import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { fieldIssues, showIssues } from '#client/ui/form-issues.ts';
import { delayedValidation } from '#client/ui/form-resolver.ts';
import { Notice } from '#client/ui/notice.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import {
  type MenuItemValues,
  menuFailures,
  menuItemFields,
  menuSuccesses,
  newItemResolver,
  newMenuItem,
  useCreateMenuItem,
} from './menu-item.form.ts';
import { MenuItemFields } from './menu-item-form.tsx';
import { type MenuRow, possibleParents } from './menu-rows.ts';

type CreateMenuItemDialogProps = { rows: readonly MenuRow[]; onClose: () => void };

const useCreateItemForm = (onClose: () => void) => {
  const create = useCreateMenuItem();
  const form = useForm<MenuItemValues>({
    ...delayedValidation,
    resolver: newItemResolver,
    defaultValues: newMenuItem,
  });
  const send = form.handleSubmit((values) => {
    if (create.isPending) return;
    create.mutate(values, {
      onSuccess: () => {
        toastSuccess(menuSuccesses.create);
        onClose();
      },
      onError: (error) => showIssues(error, menuItemFields, form.setError),
    });
  });
  return { create, form, send };
};

export const CreateMenuItemDialog = ({ rows, onClose }: CreateMenuItemDialogProps) => {
  const formId = useId();
  const { create, form, send } = useCreateItemForm(onClose);
  const hasFailed = create.isError && fieldIssues(create.error, menuItemFields).length === 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Nuova Voce"
      footer={
        <>
          {hasFailed && (
            <div className="basis-full">
              <Notice tone="error">{errorText(create.error, menuFailures.create)}</Notice>
            </div>
          )}
          <Button variant="secondary" onClick={onClose}>
            Annulla
          </Button>
          <Button type="submit" form={formId} busy={create.isPending}>
            Crea la voce
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send}>
        <MenuItemFields form={form} parents={possibleParents(rows, null)} isNew />
      </form>
    </Dialog>
  );
};
