import { type ComponentProps, useState } from 'react';
import { formatEuroInput, parseEuros } from '#shared/prices/euro-input.ts';
import { TextField } from './text-field.tsx';

type NumberFieldProps<Empty extends number | null> = Omit<
  ComponentProps<typeof TextField>,
  'value' | 'onChange'
> & {
  value: number | Empty;
  /** The value of an empty field: null, or NaN where a number is needed. */
  empty: Empty;
  onChange: (value: number | Empty) => void;
};

type Notation = { parse: (typed: string) => number | null; format: (value: number) => string };

/** A number typed as text. Any other text becomes NaN, which the schema refuses. */
const inNotation = ({ parse, format }: Notation) => {
  const NotedField = <Empty extends number | null>(props: NumberFieldProps<Empty>) => {
    const { value, empty, onChange, ...field } = props;
    const [typed, setTyped] = useState('');
    const read = (text: string): number | Empty =>
      text.trim() === '' ? empty : (parse(text) ?? Number.NaN);
    const stored = value === null || Number.isNaN(value) ? '' : format(value);
    return (
      <TextField
        inputMode="decimal"
        autoComplete="off"
        {...field}
        value={Object.is(read(typed), value) ? typed : stored}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(read(target.value));
        }}
      />
    );
  };
  return NotedField;
};

/** Cents, typed in euro. */
export const CentsField = inNotation({ parse: parseEuros, format: formatEuroInput });

const parseWhole = (typed: string): number | null =>
  /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : null;

export const WholeField = inNotation({ parse: parseWhole, format: String });

const parseTenths = (typed: string): number | null => {
  const match = /^(\d{1,3})(?:[,.](\d))?$/.exec(typed.replace(/[\s%]/g, ''));
  return match ? Number(match[1]) * 10 + Number(match[2] ?? 0) : null;
};

/** Tenths of a percent, typed in percent: 105 for '10,5'. */
export const PermilleField = inNotation({
  parse: parseTenths,
  format: (permille) => String(permille / 10).replace('.', ','),
});
