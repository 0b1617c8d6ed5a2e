import { Plus, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { type FieldPath, useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#client/ui/button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { REMOVES, useFocusAfterRemoval } from '#client/ui/use-focus-after-removal.ts';
import type { Bed, Distance, Property } from '#shared/property.schema.ts';

type RowsFieldProps = {
  name: 'beds' | 'distances';
  /** Accessible name of the list. */
  label: string;
  addLabel: string;
  /** A new row. */
  empty: Bed | Distance;
  /** The noun for the remove button: 'letto'. */
  noun: string;
  /** The fields of a row. */
  children: (index: number) => ReactNode;
};

/** The messages of a row's fields: a new row is red only once a field was left, or the form sent. */
export const useRowErrors = (name: RowsFieldProps['name'], index: number) => {
  const { getFieldState, formState } = useFormContext<Property>();
  return (field: string): string | undefined => {
    const path = `${name}.${index}.${field}` as FieldPath<Property>;
    const { isTouched, error } = getFieldState(path, formState);
    return isTouched || formState.isSubmitted ? error?.message : undefined;
  };
};

/** A list of small rows that grows and shrinks. */
export const RowsField = ({ name, label, addLabel, empty, noun, children }: RowsFieldProps) => {
  const listId = useId();
  const { control } = useFormContext<Property>();
  const { fields, append, remove } = useFieldArray({ control, name });
  const focusAfterRemoval = useFocusAfterRemoval(listId);
  return (
    <div id={name} className="grid gap-3">
      {fields.length > 0 && (
        <ul id={listId} aria-label={label} className="grid gap-3">
          {fields.map((row, index) => (
            <li
              key={row.id}
              className="flex items-start gap-2 border-b border-sand-200 pb-3 last:border-0"
            >
              <div className="grid min-w-0 grow grid-cols-[2fr_1fr] gap-3 *:first:col-span-2 @2xl:grid-cols-[2fr_2fr_1fr] @2xl:*:first:col-span-1">
                {children(index)}
              </div>
              <IconButton
                label={`Togli ${noun} ${index + 1}`}
                onPress={() => {
                  focusAfterRemoval(index);
                  remove(index);
                }}
                className="mt-9 max-md:size-11"
                {...{ [REMOVES]: '' }}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Button variant="secondary" onClick={() => append(empty)} className="justify-self-start">
        <Plus aria-hidden className="size-4" />
        {addLabel}
      </Button>
    </div>
  );
};
