import { Link } from '@tanstack/react-router';

type YearChoiceProps = {
  years: readonly number[];
  chosen: number;
  /** The years that have a list. */
  listed: readonly number[];
};

const linkClass =
  'flex min-h-11 flex-col items-center justify-center rounded-field px-4 py-1 leading-tight font-semibold text-sea-700 tabular-nums hover:bg-sea-100 aria-[current=page]:bg-sea-700 aria-[current=page]:text-white sm:px-6';

export const YearChoice = ({ years, chosen, listed }: YearChoiceProps) => (
  <nav aria-label="Anno del listino" className="mb-6">
    <ul className="grid max-w-md grid-cols-3 gap-1 rounded-card border border-sand-200 bg-white p-1">
      {years.map((year) => (
        <li key={year} className="grid">
          <Link
            to="/admin/prices"
            search={{ year }}
            resetScroll={false}
            activeProps={{}}
            aria-current={year === chosen ? 'page' : undefined}
            className={linkClass}
          >
            {year}
            {!listed.includes(year) && <span className="text-xs font-normal">da scrivere</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
