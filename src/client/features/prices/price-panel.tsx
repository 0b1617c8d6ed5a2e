import clsx from 'clsx';
import type { ReactNode } from 'react';
import { formatEuro } from '#shared/money.ts';
import { extrasFor, type PriceExtras } from '#shared/price-lists.ts';
import type { PriceList } from '#shared/prices.schema.ts';
import type { StayDate } from '#shared/stay-dates.ts';
import { ruleSentences } from '#shared/stay-rules.ts';
import { formatPeriod, periodTime, shownLists, type YearList } from './price-periods.ts';

type PriceTableProps = { list: YearList; caption?: string; today: StayDate };

const PriceTable = ({ list, caption = 'prezzi a settimana', today }: PriceTableProps) => (
  <div className="overflow-x-auto">
    <table className="w-full border-separate border-spacing-0">
      <caption className="sr-only">{`Listino ${list.year}, ${caption}`}</caption>
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
          const isCurrent = periodTime(period, today) === 'current';
          return (
            <tr
              key={period.startDate}
              aria-current={isCurrent ? 'date' : undefined}
              className={clsx(
                '[&>*]:border-t [&>*]:border-sand-200',
                isCurrent && 'bg-sea-100 font-semibold',
              )}
            >
              <th scope="row" className="px-3 py-1.5 text-left [font-weight:inherit]">
                {formatPeriod(period)}
                {isCurrent && (
                  <span className="ml-2 rounded-full bg-sea-700 px-2 py-0.5 text-xs font-semibold whitespace-nowrap text-white">
                    in corso
                  </span>
                )}
              </th>
              <td className="px-3 py-1.5 text-right whitespace-nowrap tabular-nums">
                {formatEuro(period.weeklyPriceCents)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </div>
);

const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="mt-4">
    <summary className="min-h-11 py-2 font-semibold text-sea-700">{title}</summary>
    {children}
  </details>
);

const StayRules = ({ list }: { list: YearList }) => {
  const sentences = ruleSentences(list.periods);
  if (sentences.length === 0) return null;
  return (
    <ul className="mt-4 space-y-1 px-3 text-sm text-sea-700">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
};

type ListProps = { list: YearList; today: StayDate };

/** Rows that are over are folded away, as long as others are left. */
const CurrentList = ({ list, today }: ListProps) => {
  const isOver = (period: YearList['periods'][number]) => periodTime(period, today) === 'past';
  const over = list.periods.filter(isOver);
  const open = list.periods.filter((period) => !isOver(period));
  return (
    <>
      <PriceTable list={{ ...list, periods: open }} today={today} />
      <StayRules list={{ ...list, periods: open }} />
      {over.length > 0 && (
        <Folded title={`Periodi passati del ${list.year}`}>
          <PriceTable list={{ ...list, periods: over }} caption="periodi passati" today={today} />
        </Folded>
      )}
    </>
  );
};

const WholeList = ({ list, today }: ListProps) => (
  <>
    <PriceTable list={list} today={today} />
    <StayRules list={list} />
  </>
);

const LINEN = 'Biancheria e asciugamani';

const rowsOf = (extras: PriceExtras) => [
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

const ExtraRows = ({ rows }: { rows: ReturnType<typeof rowsOf> }) => (
  <dl className="space-y-3">
    {rows.map(({ label, detail, cents }) => (
      <div key={detail} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
        <dt className="leading-snug">
          {label}
          <span className="block text-sm text-ink-soft">{detail}</span>
        </dt>
        <dd className="text-right whitespace-nowrap tabular-nums">{formatEuro(cents)}</dd>
      </div>
    ))}
  </dl>
);

type OtherExtrasProps = { year: number; prices: PriceList; main: number };

/** Of another list only what differs from the extras that stand beside the first. */
const OtherExtras = ({ year, prices, main }: OtherExtrasProps) => {
  const known = rowsOf(extrasFor(main, prices));
  const rows = rowsOf(extrasFor(year, prices)).filter(
    ({ detail, cents }, index) => detail !== known[index]?.detail || cents !== known[index]?.cents,
  );
  if (rows.length === 0) return null;
  return (
    <div className="mt-4 px-3">
      <h4 className="mb-2 font-semibold">Altri extra nel {year}</h4>
      <ExtraRows rows={rows} />
    </div>
  );
};

const notesOf = (notes: string): string[] =>
  notes
    .split('\n')
    .map((note) => note.trim())
    .filter(Boolean);

const Notes = ({ notes }: { notes: string[] }) =>
  notes.length > 0 && (
    <ul className="mt-6 space-y-3 border-t border-sand-300 pt-5 text-sm text-ink-soft">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );

/** Below so few lines the notes stand, rather than below the extras, so that no column is empty. */
const FEW_LINES = 4;

const titleClass = 'mb-3 font-serif text-2xl text-sea-700';

type PricePanelProps = { prices: PriceList; today: StayDate };

export const PricePanel = ({ prices, today }: PricePanelProps) => {
  const shown = shownLists(prices.periods, today);
  if (!shown) return <p className="rounded-card bg-white p-6">Il listino è in preparazione.</p>;
  const { main, standsInFor, beside, later } = shown;
  const notes = notesOf(prices.notes);
  const rows = standsInFor ? main.periods : main.periods.filter(({ endDate }) => endDate >= today);
  const lines =
    rows.length + ruleSentences(rows).length + later.length + (standsInFor === null ? 0 : 1);
  const isShort = lines <= FEW_LINES && !beside;
  return (
    <div className="grid gap-8 rounded-card bg-white p-4 sm:p-6 md:grid-cols-[1.3fr_1fr] md:gap-10">
      <div>
        <h3 className={titleClass}>Listino {main.year}</h3>
        {standsInFor && (
          <p className="mb-3 text-ink-soft">
            Il listino {standsInFor} è in preparazione: per ora valgono questi prezzi.
          </p>
        )}
        {standsInFor ? (
          <WholeList list={main} today={today} />
        ) : (
          <CurrentList list={main} today={today} />
        )}
        {later.map((list) => (
          <Folded key={list.year} title={`Listino ${list.year}`}>
            <WholeList list={list} today={today} />
            <OtherExtras year={list.year} prices={prices} main={main.year} />
          </Folded>
        ))}
        {isShort && <Notes notes={notes} />}
      </div>
      <div>
        {beside && (
          <div className="mb-8">
            <h3 className={titleClass}>Fino a dicembre {beside.year}</h3>
            <CurrentList list={beside} today={today} />
            <OtherExtras year={beside.year} prices={prices} main={main.year} />
          </div>
        )}
        <h3 className={titleClass}>{isShort ? 'Extra' : 'Extra e note'}</h3>
        <ExtraRows rows={rowsOf(extrasFor(main.year, prices))} />
        {!isShort && <Notes notes={notes} />}
      </div>
    </div>
  );
};
