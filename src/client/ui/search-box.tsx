import { useEffect, useState } from 'react';
import { TextField } from './text-field.tsx';
import { useRested } from './use-rested.ts';

type SearchBoxProps = {
  label?: string;
  /** What is searched for; it may change from elsewhere too. */
  value: string;
  onSearch: (text: string) => void;
  /** What is searched, in few words: 'Nome o didascalia'. */
  placeholder: string;
  className?: string;
};

/** Tells what is typed once the typing rests, so that not every letter is a question. */
export const SearchBox = (props: SearchBoxProps) => {
  const { label = 'Cerca', value, onSearch, placeholder, className = '' } = props;
  const [typed, setTyped] = useState(value);
  const [told, setTold] = useState(value);
  const rested = useRested(typed);
  if (value !== told) {
    setTold(value);
    setTyped(value);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a rest tells; a change from elsewhere is no typing
  useEffect(() => {
    if (rested !== typed || rested === value) return;
    setTold(rested);
    onSearch(rested);
  }, [rested]);
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
