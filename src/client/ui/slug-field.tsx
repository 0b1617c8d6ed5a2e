import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type FieldValues, type UseControllerProps, useController } from 'react-hook-form';
import { TextField } from './text-field.tsx';

type SlugFieldProps<Values extends FieldValues> = UseControllerProps<Values> & {
  label: string;
  /** The path before the slug: '/pages/'. */
  prefix: string;
  hint?: ReactNode;
  readOnly?: boolean;
};

/** A page's address is made from its title, so this field is folded away. */
export const SlugField = <Values extends FieldValues>(props: SlugFieldProps<Values>) => {
  const { label, prefix, hint, readOnly = false, ...controlled } = props;
  const { field, fieldState } = useController(controlled);
  const foldRef = useRef<HTMLDetailsElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const error = fieldState.error?.message;
  const unfold = () => {
    if (foldRef.current) foldRef.current.open = true;
  };
  // An empty slug comes from an empty title, which shows its own error.
  const isWrong = error !== undefined && field.value !== '';
  useEffect(() => {
    if (isWrong && foldRef.current) foldRef.current.open = true;
  }, [isWrong]);
  const setInput = (input: HTMLInputElement | null) => {
    inputRef.current = input;
    field.ref(
      input && {
        focus: () => {
          unfold();
          input.focus();
        },
      },
    );
  };
  return (
    <details ref={foldRef} className="group/slug min-w-0">
      <summary className="grid min-h-11 list-none grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-3 text-sm text-ink-soft [&::-webkit-details-marker]:hidden">
        <span className="font-semibold text-ink">{label}</span>{' '}
        <span className="col-start-1 wrap-anywhere">
          {field.value ? `${prefix}${field.value}` : ''}
        </span>
        <ChevronDown
          aria-hidden
          className="col-start-2 row-span-2 row-start-1 size-5 text-sea-600 group-open/slug:rotate-180"
        />
      </summary>
      <TextField
        label="Slug, la fine dell’indirizzo"
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={readOnly}
        fieldClassName="mt-3"
        className={readOnly ? 'bg-sand-100' : ''}
        hint={hint}
        error={error}
        name={field.name}
        value={field.value}
        ref={setInput}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </details>
  );
};
