import type { Ref } from 'react';
import { ChoiceOrText } from './choice-or-text.tsx';
import type { SitePlace } from './site-places.ts';

type LinkFieldProps = {
  /** Names the address, as in 'Link'. */
  label: string;
  /** Among which one may choose. */
  places: readonly SitePlace[];
  choiceHint?: string;
  hint?: string;
  placeholder?: string;
  error: string | undefined;
  value: string;
  name: string;
  ref: Ref<HTMLInputElement>;
  onChange: (address: string) => void;
  onBlur: () => void;
};

/** An address: chosen among the places of this site, or written. */
export const LinkField = ({ places, ...field }: LinkFieldProps) => (
  <ChoiceOrText
    {...field}
    choiceLabel="Dove porta"
    otherLabel="Un altro indirizzo"
    choices={places.map(({ href, label }) => ({ value: href, label }))}
    inputMode="url"
  />
);
