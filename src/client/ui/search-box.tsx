import { useEffect, useState } from 'react';
import { TextField } from './text-field.tsx';
import { useDebouncedValue } from './use-debounced-value.ts';

type SearchBoxProps = {
  label?: string;
  /** The current search; may also change from outside. */
  value: string;
  onSearch: (text: string) => void;
  /** The searched fields: 'Nome o didascalia'. */
  placeholder: string;
  className?: string;
};

/** A search field that reports the text when typing pauses. */
export const SearchBox = (props: SearchBoxProps) => {
  const { label = 'Cerca', value, onSearch, placeholder, className = '' } = props;
  const [typed, setTyped] = useState(value);
  const [reported, setReported] = useState(value);
  const debounced = useDebouncedValue(typed);
  if (value !== reported) {
    setReported(value);
    setTyped(value);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports typing only, not changes from outside
  useEffect(() => {
    if (debounced !== typed || debounced === value) return;
    setReported(debounced);
    onSearch(debounced);
  }, [debounced]);
  return (
    <TextField
      label={label}
      type="search"
      placeholder={placeholder}
      autoComplete="off"
      className="placeholder-shown:text-ellipsis"
      fieldClassName={className}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
};
