import { type ComponentProps, type Ref, useRef } from 'react';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

type ChoiceOrTextProps = {
  /** Names the choice, and the choice that leaves the text to be written. */
  choiceLabel: string;
  choiceHint?: string | undefined;
  otherLabel: string;
  choices: readonly { value: string; label: string }[];
  value: string;
  ref: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
} & Omit<ComponentProps<typeof TextField>, 'value' | 'ref' | 'onChange' | 'required'>;

const OTHER = '';

/** Part of an address: chosen among those that there are, or written. */
export const ChoiceOrText = (props: ChoiceOrTextProps) => {
  const { choiceLabel, choiceHint, otherLabel, choices, value, ref, onChange, ...text } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  const written = value.trim();
  const isChoice = choices.some((choice) => choice.value === written);
  const choose = (chosen: string) => {
    onChange(chosen);
    if (chosen === OTHER) inputRef.current?.focus();
  };
  const keepInput = (input: HTMLInputElement | null) => {
    inputRef.current = input;
    if (typeof ref === 'function') ref(input);
    else if (ref) ref.current = input;
  };
  return (
    <div className="grid gap-3 @xl:grid-cols-2 @xl:gap-x-6">
      <SelectField
        label={choiceLabel}
        hint={choiceHint}
        options={[{ value: OTHER, label: otherLabel }, ...choices]}
        value={isChoice ? written : OTHER}
        onChange={(event) => choose(event.target.value)}
      />
      <TextField
        {...text}
        required={false}
        value={value}
        ref={keepInput}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
};
