import { type ComponentProps, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { Property } from '#shared/property.schema.ts';
import { propertyNames } from './property.form.ts';

// Fields of the house's form, by the name of the property that they change, which gives each its label. Nearly all are
// optional, which the meter says better than a word at each.

/** The fields of the house that are texts. */
type TextName = {
  [Name in keyof Property]: Property[Name] extends string ? Name : never;
}[keyof Property];

/** A field's props besides its label. */
type Labelled<Field extends typeof TextField | typeof TextArea | typeof SelectField> = {
  name: TextName;
} & Omit<ComponentProps<Field>, 'label'>;

const useTextField = (name: TextName) => {
  const { register, getFieldState, formState } = useFormContext<Property>();
  const error = getFieldState(name, formState).error?.message;
  return { label: propertyNames[name], error, ...register(name) };
};

export const PropertyLine = (props: Labelled<typeof TextField>) => (
  <TextField autoComplete="off" {...props} {...useTextField(props.name)} />
);

export const PropertyText = (props: Labelled<typeof TextArea>) => (
  <TextArea {...props} {...useTextField(props.name)} />
);

export const PropertySelect = (props: Labelled<typeof SelectField>) => (
  <SelectField {...props} {...useTextField(props.name)} />
);

type Parsed = 'floorSizeM2' | 'depositCents' | 'coordinates';

type ParsedLineProps<Name extends Parsed> = {
  name: Name;
  /** Null for invalid text. */
  parse: (typed: string) => Property[Name];
  format: (value: NonNullable<Property[Name]>) => string;
} & Pick<ComponentProps<typeof TextField>, 'hint' | 'inputMode'>;

/**
 * A value that is typed as text and stored as another type, or as null if empty. Invalid text is kept as typed,
 * so that the schema rejects it.
 */
export const ParsedLine = <Name extends Parsed>(props: ParsedLineProps<Name>) => {
  const { name, parse, format, ...hints } = props;
  const { control } = useFormContext<Property>();
  const { field, fieldState } = useController({ control, name });
  const [typed, setTyped] = useState('');
  const read = (text: string) => (text.trim() === '' ? null : (parse(text) ?? text));
  const value: unknown = field.value;
  const stored = (): string => {
    if (value === null) return '';
    return typeof value === 'string' ? value : format(value as NonNullable<Property[Name]>);
  };
  const isTyped = JSON.stringify(read(typed)) === JSON.stringify(value);
  return (
    <TextField
      {...hints}
      label={propertyNames[name]}
      name={name}
      ref={field.ref}
      autoComplete="off"
      value={isTyped ? typed : stored()}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(read(target.value));
      }}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
};
