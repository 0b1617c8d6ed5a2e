type TickListProps<Value extends string> = {
  legend: string;
  choices: readonly { value: Value; label: string }[];
  chosen: readonly string[];
  onToggle: (value: Value, isChosen: boolean) => void;
};

/** A list of checkboxes. */
export const TickList = <Value extends string>(props: TickListProps<Value>) => {
  const { legend, choices, chosen, onToggle } = props;
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className="grid grid-cols-2 gap-x-4 text-sm @sm:text-base @2xl:grid-cols-3">
        {choices.map(({ value, label }) => (
          <label key={value} className="flex min-h-10 cursor-pointer items-center gap-2 py-1">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) => onToggle(value, target.checked)}
              className="size-6 shrink-0 cursor-pointer rounded-sm accent-sea-600"
            />
            <span className="min-w-0 leading-snug wrap-anywhere">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
