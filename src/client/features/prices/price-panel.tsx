import type { PriceList } from '#shared/prices.schema.ts';
import type { StayDate } from '#shared/stay-dates.ts';
import { PriceExtras } from './price-extras.tsx';
import { yearLists } from './price-periods.ts';
import { PriceTable } from './price-table.tsx';

type PricePanelProps = { prices: PriceList; today: StayDate };

const notesOf = (notes: string): string[] =>
  notes
    .split('\n')
    .map((note) => note.trim())
    .filter(Boolean);

/** The price list, the extras and the notes beside it. */
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
