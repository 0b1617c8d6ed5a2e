import clsx from 'clsx';
import { formatEuro } from '#shared/money.ts';
import type { PriceList } from '#shared/prices.schema.ts';
import type { StayDate } from '#shared/stay-dates.ts';
import { formatPeriod, periodTime, type YearList, yearLists } from './price-periods.ts';

type PriceTableProps = { list: YearList; today: StayDate };

const rowClass = {
  past: 'text-ink-soft',
  current: 'bg-sea-100 font-semibold',
  coming: '',
} as const;

const PriceTable = ({ list, today }: PriceTableProps) => (
  <table className="w-full border-separate border-spacing-0">
    <caption className="sr-only">{`Listino ${list.year}, prezzi a settimana`}</caption>
    <thead>
      <tr className="text-left text-sm text-ink-soft">
        <th scope="col" className="px-3 pb-2 font-medium">
          Periodo
        </th>
        <th scope="col" className="px-3 pb-2 text-right font-medium whitespace-nowrap">
          A settimana
        </th>
      </tr>
    </thead>
    <tbody>
      {list.periods.map((period) => {
        const time = periodTime(period, today);
        return (
          <tr
            key={period.startDate}
            aria-current={time === 'current' ? 'date' : undefined}
            className={clsx(rowClass[time], '[&>*]:border-t [&>*]:border-sand-200')}
          >
            <th scope="row" className="px-3 py-2 text-left [font-weight:inherit]">
              {formatPeriod(period)}
              {time === 'current' && (
                <span className="ml-2 rounded-full bg-sea-700 px-2 py-0.5 text-xs font-semibold whitespace-nowrap text-white">
                  in corso
                </span>
              )}
            </th>
            <td className="px-3 py-2 text-right whitespace-nowrap tabular-nums">
              {formatEuro(period.weeklyPriceCents)}
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

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

const PriceExtras = ({ extras }: { extras: Extras }) => (
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

const notesOf = (notes: string): string[] =>
  notes
    .split('\n')
    .map((note) => note.trim())
    .filter(Boolean);

type PricePanelProps = { prices: PriceList; today: StayDate };

export const PricePanel = ({ prices, today }: PricePanelProps) => {
  const [first, ...later] = yearLists(prices.periods);
  const notes = notesOf(prices.notes);
  return (
    <div className="grid gap-8 rounded-card bg-white p-5 sm:p-6 md:grid-cols-[1.3fr_1fr] md:gap-10">
      <div>
        <h3 className="mb-4 font-serif text-2xl text-sea-700">
          {first ? `Listino ${first.year}` : 'Listino'}
        </h3>
        {first ? <PriceTable list={first} today={today} /> : <p>Il listino è in preparazione.</p>}
        {later.map((list) => (
          <details key={list.year} className="mt-4">
            <summary className="min-h-11 py-2 font-semibold text-sea-700">
              Listino {list.year}
            </summary>
            <PriceTable list={list} today={today} />
          </details>
        ))}
      </div>
      <div>
        <h3 className="mb-4 font-serif text-2xl text-sea-700">Extra e note</h3>
        <PriceExtras extras={prices.extras} />
        {notes.length > 0 && (
          <ul className="mt-6 space-y-3 border-t border-sand-300 pt-5 text-sm text-ink-soft">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};
