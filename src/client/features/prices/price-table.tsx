import clsx from 'clsx';
import { useLanguage } from '#client/ui/language.tsx';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { dayInList, formatPeriod, periodTime, type YearList } from './price-periods.ts';

type Period = YearList['periods'][number];

/** On the line below the row: the price in proportion to the highest one. The content security policy allows no `style`. */
const PriceBar = ({ share }: { share: number }) => (
  <svg aria-hidden className="absolute bottom-0 left-2 h-[3px] w-[calc(100%-1rem)] fill-sea-600/60">
    <rect width={`${Math.round(share * 100)}%`} height="3" />
  </svg>
);

type PriceRowProps = { period: Period; isCurrent: boolean; highestCents: number };

const PriceRow = ({ period, isCurrent, highestCents }: PriceRowProps) => {
  const language = useLanguage();
  const { weeklyPriceCents } = period;
  return (
    <tr
      aria-current={isCurrent ? 'date' : undefined}
      className={clsx(
        '[&>*]:border-t [&>*]:border-sand-200',
        isCurrent && 'bg-sea-100 font-semibold',
      )}
    >
      <th scope="row" className="relative px-2 py-1.5 text-left [font-weight:inherit]">
        {formatPeriod(period, language)}
        {isCurrent && (
          <span className="ml-2 rounded-full bg-sea-700 px-2 py-0.5 text-xs font-semibold whitespace-nowrap text-white">
            {language.t('priceList.current')}
          </span>
        )}
        <PriceBar share={weeklyPriceCents / highestCents} />
      </th>
      <td className="px-2 py-1.5 text-right whitespace-nowrap tabular-nums">
        {language.formatEuro(weeklyPriceCents)}
      </td>
    </tr>
  );
};

type PriceTableProps = {
  list: YearList;
  periods: readonly Period[];
  caption: string;
  today: StayDate;
  /** The periods that come round in the next year. */
  later?: { year: number; periods: readonly Period[] } | undefined;
};

export const PriceTable = ({ list, periods, caption, today, later }: PriceTableProps) => {
  const { t } = useLanguage();
  const day = dayInList(list, today);
  const highestCents = Math.max(1, ...list.periods.map((period) => period.weeklyPriceCents));
  const row = (period: Period) => (
    <PriceRow
      key={period.startDate}
      period={period}
      isCurrent={periodTime(period, day) === 'current'}
      highestCents={highestCents}
    />
  );
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-left text-sm text-ink-soft">
            <th scope="col" className="px-2 pb-2 font-medium">
              {t('priceList.period')}
            </th>
            <th
              scope="col"
              className="px-2 pb-2 text-right font-medium min-[22rem]:whitespace-nowrap"
            >
              {t('priceList.perWeek')}
            </th>
          </tr>
        </thead>
        <tbody>{periods.map(row)}</tbody>
        {later && later.periods.length > 0 && (
          <tbody>
            <tr>
              <th
                scope="rowgroup"
                colSpan={2}
                className="px-2 pt-4 pb-1.5 text-left text-sm font-semibold text-sea-700"
              >
                {t('priceList.inYear', { year: later.year })}
              </th>
            </tr>
            {later.periods.map(row)}
          </tbody>
        )}
      </table>
    </div>
  );
};
