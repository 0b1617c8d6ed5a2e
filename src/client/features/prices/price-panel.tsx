import clsx from 'clsx';
import type { ReactNode } from 'react';
import { langOf } from '#client/ui/italian-only.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { ruleSentences } from '#shared/bookings/stay-rules.ts';
import { extrasFor, type PriceExtras } from '#shared/prices/price-lists.ts';
import type { PriceList, PriceListView } from '#shared/prices/prices.schema.ts';
import type { Language } from '#shared/texts/texts.ts';
import { formatPeriod, periodTime, shownLists, type YearList } from './price-periods.ts';

type PriceTableProps = { list: YearList; caption: string; today: StayDate };

const PriceTable = ({ list, caption, today }: PriceTableProps) => {
  const language = useLanguage();
  const { t, formatEuro } = language;
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-left text-sm text-ink-soft">
            <th scope="col" className="px-2 pb-2 font-medium">
              {t('prices.period')}
            </th>
            <th
              scope="col"
              className="px-2 pb-2 text-right font-medium min-[22rem]:whitespace-nowrap"
            >
              {t('prices.perWeek')}
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
                <th scope="row" className="px-2 py-1.5 text-left [font-weight:inherit]">
                  {formatPeriod(period, language)}
                  {isCurrent && (
                    <span className="ml-2 rounded-full bg-sea-700 px-2 py-0.5 text-xs font-semibold whitespace-nowrap text-white">
                      {t('prices.current')}
                    </span>
                  )}
                </th>
                <td className="px-2 py-1.5 text-right whitespace-nowrap tabular-nums">
                  {formatEuro(period.weeklyPriceCents)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};

const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="mt-4">
    <summary className="min-h-11 py-2 font-semibold text-sea-700">{title}</summary>
    {children}
  </details>
);

const StayRules = ({ list }: { list: YearList }) => {
  const sentences = ruleSentences(list.periods, useLanguage());
  if (sentences.length === 0) return null;
  return (
    <ul className="mt-4 space-y-1 px-2 text-sm text-sea-700">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
};

type ListProps = { list: YearList; today: StayDate };

/** Past rows are folded, unless all are past. */
const CurrentList = ({ list, today }: ListProps) => {
  const { t } = useLanguage();
  const { year } = list;
  const isOver = (period: YearList['periods'][number]) => periodTime(period, today) === 'past';
  const over = list.periods.filter(isOver);
  const open = list.periods.filter((period) => !isOver(period));
  return (
    <>
      <PriceTable
        list={{ ...list, periods: open }}
        caption={t('prices.weeklyPricesOf', { year })}
        today={today}
      />
      <StayRules list={{ ...list, periods: open }} />
      {over.length > 0 && (
        <Folded title={t('prices.pastPeriods', { year })}>
          <PriceTable
            list={{ ...list, periods: over }}
            caption={t('prices.pastPeriodsOfList', { year })}
            today={today}
          />
        </Folded>
      )}
    </>
  );
};

const WholeList = ({ list, today }: ListProps) => {
  const { t } = useLanguage();
  return (
    <>
      <PriceTable
        list={list}
        caption={t('prices.weeklyPricesOf', { year: list.year })}
        today={today}
      />
      <StayRules list={list} />
    </>
  );
};

const rowsOf = (extras: PriceExtras, { t }: Language) => {
  const max = extras.linenSmallGroupMax;
  return [
    {
      label: t('prices.cleaning'),
      detail: t('prices.oncePerStay'),
      cents: extras.cleaningCents,
    },
    {
      label: t('prices.linen'),
      detail: t('prices.linenOptionalUpTo', { max }),
      cents: extras.linenSmallGroupCents,
    },
    {
      label: t('prices.linen'),
      detail: t('prices.linenOptionalOver', { max }),
      cents: extras.linenLargeGroupCents,
    },
    {
      label: t('prices.touristTax'),
      detail: t('prices.taxPerDay'),
      cents: extras.touristTaxCents,
    },
  ];
};

const ExtraRows = ({ rows }: { rows: ReturnType<typeof rowsOf> }) => {
  const { formatEuro } = useLanguage();
  return (
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
};

type OtherExtrasProps = { year: number; prices: PriceList; main: number };

/** Extras of another year's list that differ from those of the main list. */
const OtherExtras = ({ year, prices, main }: OtherExtrasProps) => {
  const language = useLanguage();
  const known = rowsOf(extrasFor(main, prices), language);
  const rows = rowsOf(extrasFor(year, prices), language).filter(
    ({ detail, cents }, index) => detail !== known[index]?.detail || cents !== known[index]?.cents,
  );
  if (rows.length === 0) return null;
  return (
    <div className="mt-4 px-2">
      <h4 className="mb-2 font-semibold">{language.t('prices.otherExtras', { year })}</h4>
      <ExtraRows rows={rows} />
    </div>
  );
};

const notesOf = (notes: string): string[] =>
  notes
    .split('\n')
    .map((note) => note.trim())
    .filter(Boolean);

type NotesProps = { notes: string[]; lang: string | undefined };

const Notes = ({ notes, lang }: NotesProps) =>
  notes.length > 0 && (
    <ul lang={lang} className="mt-6 space-y-3 border-t border-sand-300 pt-5 text-sm text-ink-soft">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );

/** The notes go below a list of at most this many lines, so that no column is empty. */
const FEW_LINES = 4;

const titleClass = 'mb-3 font-serif text-2xl text-sea-700';

type PricePanelProps = { prices: PriceListView; today: StayDate };

export const PricePanel = ({ prices, today }: PricePanelProps) => {
  const language = useLanguage();
  const { t } = language;
  const shown = shownLists(prices.periods, today);
  if (!shown) return <p className="rounded-card bg-white p-6">{t('prices.inPreparation')}</p>;
  const { main, standsInFor, beside, later } = shown;
  const notes = { notes: notesOf(prices.notes), lang: langOf(prices, 'notes') };
  const rows = standsInFor ? main.periods : main.periods.filter(({ endDate }) => endDate >= today);
  const lines =
    rows.length +
    ruleSentences(rows, language).length +
    later.length +
    (standsInFor === null ? 0 : 1);
  const isShort = lines <= FEW_LINES && !beside;
  return (
    <div className="grid gap-8 rounded-card bg-white p-4 sm:p-6 md:grid-cols-[1.3fr_1fr] md:gap-10">
      <div>
        <h3 className={titleClass}>{t('prices.listOf', { year: main.year })}</h3>
        {standsInFor && (
          <p className="mb-3 text-ink-soft">{t('prices.standsIn', { year: standsInFor })}</p>
        )}
        {standsInFor ? (
          <WholeList list={main} today={today} />
        ) : (
          <CurrentList list={main} today={today} />
        )}
        {later.map((list) => (
          <Folded key={list.year} title={t('prices.listOf', { year: list.year })}>
            <WholeList list={list} today={today} />
            <OtherExtras year={list.year} prices={prices} main={main.year} />
          </Folded>
        ))}
        {isShort && <Notes {...notes} />}
      </div>
      <div>
        {beside && (
          <div className="mb-8">
            <h3 className={titleClass}>{t('prices.untilDecember', { year: beside.year })}</h3>
            <CurrentList list={beside} today={today} />
            <OtherExtras year={beside.year} prices={prices} main={main.year} />
          </div>
        )}
        <h3 className={titleClass}>{t(isShort ? 'prices.extras' : 'prices.extrasAndNotes')}</h3>
        <ExtraRows rows={rowsOf(extrasFor(main.year, prices), language)} />
        {!isShort && <Notes {...notes} />}
      </div>
    </div>
  );
};
