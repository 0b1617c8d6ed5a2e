import clsx from 'clsx';
import { formatEuro } from '#shared/money.ts';
import type { StayDate } from '#shared/stay-dates.ts';
import { formatPeriod, periodTime, type YearList } from './price-periods.ts';

type PriceTableProps = { list: YearList; today: StayDate };

const rowClass = {
  past: 'text-ink-soft',
  current: 'bg-sea-100 font-semibold',
  coming: '',
} as const;

/** One year's list; the period that runs today is marked. */
export const PriceTable = ({ list, today }: PriceTableProps) => (
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
