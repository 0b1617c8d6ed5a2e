import { useForm } from 'react-hook-form';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { failureBeside, showIssues } from '#client/ui/form-issues.ts';
import { delayedValidation } from '#client/ui/form-resolver.ts';
import { SaveProblem } from '#client/ui/save-problem.tsx';
import {
  inputOf,
  type MenuItemValues,
  menuFailures,
  menuItemFields,
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
    create.mutate(inputOf(values), {
      onSuccess: onClose,
      onError: (error) => showIssues(error, menuItemFields, form.setError),
    });
  });
  return { create, form, send };
};

export const CreateMenuItemDialog = ({ rows, onClose }: CreateMenuItemDialogProps) => {
  const { create, form, send } = useCreateItemForm(onClose);
  const failure = failureBeside(create.error, menuItemFields, menuFailures.create);
  return (
    <FormDialog
      title="Nuova Voce"
      submitLabel="Crea la voce"
      busy={create.isPending}
      problem={<SaveProblem conflict={null} failure={failure} />}
      onSubmit={send}
      onClose={onClose}
    >
      <MenuItemFields form={form} parents={possibleParents(rows, null)} isNew />
    </FormDialog>
  );
};
