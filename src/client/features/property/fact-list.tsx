import type { Fact } from './house-facts.ts';

/** Compact: label and value in one row, or below each other where both are long. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="divide-y divide-sand-200">
    {facts.map(({ label, value }) => (
      <div key={label} className="flex flex-wrap gap-x-4 py-2">
        <dt className="basis-32 text-ink-soft">{label}</dt>
        <dd className="min-w-0 flex-1 basis-44 whitespace-pre-line wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
);
