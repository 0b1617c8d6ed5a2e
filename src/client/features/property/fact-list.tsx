import type { Fact } from './house-facts.ts';

/** Labels and values in two columns. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="divide-y divide-sand-200">
    {facts.map(({ label, value, labelLang, valueLang }) => (
      <div key={label} className="grid grid-cols-[2fr_3fr] gap-4 py-1.5 wrap-anywhere">
        <dt lang={labelLang} className="text-ink-soft">
          {label}
        </dt>
        <dd lang={valueLang} className="whitespace-pre-line">
          {value}
        </dd>
      </div>
    ))}
  </dl>
);
