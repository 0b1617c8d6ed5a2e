import { type ComponentProps, type Ref, useRef } from 'react';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

type ChoiceOrTextProps = {
  choiceLabel: string;
  choiceHint?: string | undefined;
  /** Label of the option that leaves the address to be typed. */
  otherLabel: string;
  choices: readonly { value: string; label: string }[];
  value: string;
  ref: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
} & Omit<ComponentProps<typeof TextField>, 'value' | 'ref' | 'onChange' | 'required'>;

const OTHER = '';

/** Part of an address: chosen from a list, or typed. */
export const ChoiceOrText = (props: ChoiceOrTextProps) => {
  const { choiceLabel, choiceHint, otherLabel, choices, value, ref, onChange, ...text } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  const typed = value.trim();
  const isChoice = choices.some((choice) => choice.value === typed);
  const choose = (chosen: string) => {
    onChange(chosen);
    if (chosen === OTHER) inputRef.current?.focus();
  };
  const setInput = (input: HTMLInputElement | null) => {
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
        value={isChoice ? typed : OTHER}
        onChange={(event) => choose(event.target.value)}
      />
      <TextField
        {...text}
        required={false}
        value={value}
        ref={setInput}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
};
