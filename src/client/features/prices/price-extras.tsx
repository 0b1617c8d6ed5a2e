import { formatEuro } from '#shared/money.ts';
import type { PriceList } from '#shared/prices.schema.ts';

type Extras = PriceList['extras'];

const LINEN = 'Biancheria e asciugamani';

const rowsOf = (extras: Extras) => [
  {
    label: 'Pulizia finale',
    detail: 'una volta per soggiorno',
    cents: extras.cleaningCents,
  },
  {
    label: LINEN,
    detail: `facoltativi, fino a ${extras.linenSmallGroupMax} persone`,
    cents: extras.linenSmallGroupCents,
  },
  {
    label: LINEN,
    detail: `facoltativi, oltre ${extras.linenSmallGroupMax} persone`,
    cents: extras.linenLargeGroupCents,
  },
  {
    label: 'Tassa di soggiorno',
    detail: 'a persona al giorno, oltre i 12 anni',
    cents: extras.touristTaxCents,
  },
];

/** What is paid besides the weeks. */
export const PriceExtras = ({ extras }: { extras: Extras }) => (
  <dl className="space-y-3">
    {rowsOf(extras).map(({ label, detail, cents }) => (
      <div key={detail} className="grid grid-cols-[1fr_auto] gap-x-4">
        <dt className="leading-snug">
          {label}
          <span className="block text-sm text-ink-soft">{detail}</span>
        </dt>
        <dd className="text-right whitespace-nowrap tabular-nums">{formatEuro(cents)}</dd>
      </div>
    ))}
  </dl>
);
