import { type Ref, useRef } from 'react';
import { SelectField } from './select-field.tsx';
import { sitePlaces } from './site-places.ts';
import { TextField } from './text-field.tsx';

type LinkFieldProps = {
  /** Names the address, as in 'Link'. */
  label: string;
  hint?: string;
  placeholder?: string;
  error: string | undefined;
  value: string;
  name: string;
  ref: Ref<HTMLInputElement>;
  onChange: (address: string) => void;
  onBlur: () => void;
};

const OTHER = '';
const places = [
  { value: OTHER, label: 'Un altro indirizzo' },
  ...sitePlaces.map(({ href, label }) => ({ value: href, label })),
];

/** An address: chosen among the places of this site, or written. */
export const LinkField = ({ label, value, onChange, ref, ...text }: LinkFieldProps) => {
  const inputRef = useRef<HTMLInputElement>(null);
  const isPlace = sitePlaces.some(({ href }) => href === value.trim());
  const choose = (href: string) => {
    onChange(href);
    if (href === OTHER) inputRef.current?.focus();
  };
  const keepInput = (input: HTMLInputElement | null) => {
    inputRef.current = input;
    if (typeof ref === 'function') ref(input);
    else if (ref) ref.current = input;
  };
  return (
    <div className="grid gap-3 @xl:grid-cols-2">
      <SelectField
        label="Dove porta"
        options={places}
        value={isPlace ? value.trim() : OTHER}
        onChange={(event) => choose(event.target.value)}
      />
      <TextField
        {...text}
        label={label}
        required={false}
        value={value}
        ref={keepInput}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
};
