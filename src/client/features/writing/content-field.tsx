import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { LazyRichTextField } from '#client/features/editor/lazy-rich-text-field.tsx';

type ContentFieldProps<Values extends FieldValues> = {
  control: Control<Values>;
  name: Path<Values>;
  /** Another one where the text is to be read anew. */
  version: number;
  hint?: string;
};

/** The text itself, with everything that can stand in it. */
export const ContentField = <Values extends FieldValues>(props: ContentFieldProps<Values>) => {
  const { control, name, version, hint } = props;
  const { field, fieldState } = useController({ control, name });
  const { message } = fieldState.error ?? {};
  return (
    <LazyRichTextField
      key={version}
      ref={field.ref}
      label="Contenuto"
      required
      initialHtml={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      {...(hint && { hint })}
      {...(message && { error: message })}
    />
  );
};
