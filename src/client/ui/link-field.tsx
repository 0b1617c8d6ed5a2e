import type { Ref } from 'react';
import { ChoiceOrText } from './choice-or-text.tsx';

/** A page or section of this site that a link can lead to. */
export type SitePlace = { href: string; label: string };

type LinkFieldProps = {
  label: string;
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

/** An address: chosen from the places of this site, or typed. */
export const LinkField = ({ places, ...field }: LinkFieldProps) => (
  <ChoiceOrText
    {...field}
    choiceLabel="Dove porta"
    otherLabel="Un altro indirizzo"
    choices={places.map(({ href, label }) => ({ value: href, label }))}
    inputMode="url"
  />
);
