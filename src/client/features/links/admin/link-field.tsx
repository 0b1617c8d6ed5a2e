import { type Ref, useState } from 'react';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { useLinkProblem } from './link-problems.ts';
import { useLinkTargets } from './link-targets.ts';

const OTHER = 'other';
const UNCHOSEN = 'unchosen';

type LinkFieldProps = {
  label: string;
  /** The option for no link. */
  none?: string;
  hint?: string;
  error: string | undefined;
  /** Null until one is chosen. */
  value: string | null;
  name: string;
  ref: Ref<HTMLElement>;
  onChange: (address: string) => void;
  onBlur: () => void;
};

/** The target of a link: chosen from the site's pages, or typed. */
export const LinkField = (props: LinkFieldProps) => {
  const { label, none = 'Da nessuna parte', hint, error, ...field } = props;
  const { value, ref, onChange, ...control } = field;
  const { groups, hasMore, isLoaded } = useLinkTargets();
  const [isTyping, setIsTyping] = useState(false);
  const address = value?.trim() ?? '';
  const problem = useLinkProblem(address);
  const isOffered =
    address === '' ||
    groups.some(({ options }) => options.some((option) => option.value === address));
  const isOther = isTyping || (isLoaded && !isOffered);
  const choose = (chosen: string) => {
    setIsTyping(chosen === OTHER);
    if (chosen !== OTHER) onChange(chosen);
  };
  return (
    <div className="grid gap-3">
      <SelectField
        {...control}
        ref={isOther ? undefined : (ref as Ref<HTMLSelectElement>)}
        label={label}
        hint={
          hasMore ? 'Non tutto sta nell’elenco: puoi scrivere l’indirizzo del resto.' : undefined
        }
        options={[
          ...(value === null ? [{ value: UNCHOSEN, label: 'Scegli…' }] : []),
          { value: '', label: none },
          { value: OTHER, label: 'Un altro indirizzo…' },
          ...(isLoaded || isOffered ? [] : [{ value: address, label: address }]),
        ]}
        groups={groups}
        error={isOther ? undefined : error}
        value={isOther ? OTHER : value === null ? UNCHOSEN : address}
        onChange={(event) => choose(event.target.value)}
      />
      {isOther && (
        <TextField
          {...control}
          ref={ref as Ref<HTMLInputElement>}
          label="Indirizzo"
          hint={hint ?? 'Un altro sito (https://…), un’email (mailto:…) o un telefono (tel:…).'}
          error={error}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={value ?? ''}
          onChange={(event) => {
            setIsTyping(true);
            onChange(event.target.value);
          }}
        />
      )}
      <p role="status" className="text-sm font-medium text-amber-800 empty:hidden">
        {!error && problem}
      </p>
    </div>
  );
};
