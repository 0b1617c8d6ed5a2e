import { useEffect, useId } from 'react';
import { useController } from 'react-hook-form';
import { LinkField } from '#client/features/links/admin/link-field.tsx';
import { TextLanguages } from '#client/features/text-languages/text-languages.tsx';
import { trpc } from '#client/trpc.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { FieldError } from '#client/ui/field.tsx';
import { failureBeside } from '#client/ui/form-issues.ts';
import { delayedValidation } from '#client/ui/form-resolver.ts';
import { RowForm } from '#client/ui/row-form.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { useSavedForm } from '#client/ui/use-saved-form.ts';
import type { MenuItem } from '#shared/menu/menu.schema.ts';
import { audiences } from '#shared/menu/menu-rules.ts';
import {
  audienceNames,
  changedItemResolver,
  changesOf,
  type MenuItemForm,
  type MenuItemValues,
  menuFailures,
  menuItemFields,
  menuItemNames,
  valuesOf,
} from './menu-item.form.ts';
import { type MenuRow, rowButtonId } from './menu-rows.ts';

/** At least one is required, so both share one error. */
const DeviceChoice = ({ form }: { form: MenuItemForm }) => {
  const errorId = useId();
  const { register, formState, trigger } = form;
  const { showOnDesktop, showOnMobile } = formState.errors;
  const error = showOnDesktop?.message ?? showOnMobile?.message;
  // Validated on change: an error that appears on leaving would move the button being clicked.
  const onCheck = { onChange: () => void trigger(['showOnDesktop', 'showOnMobile']) };
  return (
    <fieldset className="col-span-full min-w-0" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-2 text-sm font-semibold">Dispositivi</legend>
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        <CheckboxField
          label={menuItemNames.showOnDesktop}
          {...register('showOnDesktop', onCheck)}
        />
        <CheckboxField label={menuItemNames.showOnMobile} {...register('showOnMobile', onCheck)} />
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
};

const audienceOptions = audiences.map((value) => ({ value, label: audienceNames[value] }));

const parentOptions = (parents: readonly MenuRow[]) => [
  { value: '', label: 'Nessuna: in cima al menu' },
  ...parents.map(({ item, level }) => ({
    value: item.id,
    label: `${'— '.repeat(level - 1)}${item.label}`,
  })),
];

/** A select's values are strings; the empty one means no parent. */
const parseParentId = (value: unknown): number | null =>
  value === '' || value === null ? null : Number(value);

const AddressField = ({ form: { control } }: { form: MenuItemForm }) => {
  const { field, fieldState } = useController({ control, name: 'address' });
  return (
    <div className="col-span-full">
      <LinkField
        {...field}
        label={menuItemNames.address}
        none="Raccoglie altre voci"
        error={fieldState.error?.message}
      />
    </div>
  );
};

type MenuItemFieldsProps = {
  form: MenuItemForm;
  /** The possible parents. */
  parents: readonly MenuRow[];
  isNew?: boolean;
};

export const MenuItemFields = ({ form, parents, isNew = false }: MenuItemFieldsProps) => {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-5 @xl:grid-cols-2 @xl:gap-x-6">
      <TextField
        label={menuItemNames.label}
        autoComplete="off"
        required={isNew || undefined}
        hint={isNew ? undefined : 'Se resta vuota diventa «Senza etichetta».'}
        fieldClassName="col-span-full"
        error={errors.label?.message}
        {...register('label')}
      />
      <AddressField form={form} />
      <SelectField
        label={menuItemNames.parentId}
        options={parentOptions(parents)}
        error={errors.parentId?.message}
        {...register('parentId', { setValueAs: parseParentId })}
      />
      <SelectField
        label={menuItemNames.visibleTo}
        options={audienceOptions}
        error={errors.visibleTo?.message}
        {...register('visibleTo')}
      />
      <DeviceChoice form={form} />
    </div>
  );
};

type EditMenuItemFormProps = {
  item: MenuItem;
  parents: readonly MenuRow[];
  onUnsaved: (unsaved: boolean) => void;
  onClose: () => void;
};

const useEditItemForm = ({ item, onClose }: EditMenuItemFormProps) => {
  const update = trpc.menu.update.useMutation({
    meta: { success: 'Voce aggiornata con successo.' },
  });
  const saved = useSavedForm<MenuItem, MenuItemValues>({
    saved: item,
    valuesOf,
    names: menuItemNames,
    validation: delayedValidation,
    resolver: changedItemResolver,
    send: (values, base) => {
      const changes = changesOf(values, valuesOf(base));
      return update.mutateAsync({ id: base.id, seenVersion: base.version, ...changes });
    },
    onSaved: onClose,
  });
  const { setFocus } = saved.form;
  useEffect(() => setFocus('label', { shouldSelect: true }), [setFocus]);
  return { ...saved, update };
};

export const EditMenuItemForm = (props: EditMenuItemFormProps) => {
  const { item, parents, onUnsaved, onClose } = props;
  const { form, update, submit, conflict, unsaved } = useEditItemForm(props);
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
      <TextLanguages kind="menu-item" saved={item} className="mt-5" />
    </RowForm>
  );
};
