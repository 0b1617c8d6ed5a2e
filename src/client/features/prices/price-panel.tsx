import type { ReactNode } from 'react';
import { langOf } from '#client/ui/italian-only.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { type StayDate, yearOf } from '#shared/bookings/stay-dates.ts';
import { haveRules, ruleSentences } from '#shared/bookings/stay-rules.ts';
import { extrasFor, type PriceExtras } from '#shared/prices/price-lists.ts';
import type { PriceList, PriceListView } from '#shared/prices/prices.schema.ts';
import { chargesOf, formatPercent, priceChanges } from '#shared/prices/quote-stay.ts';
import type { Language } from '#shared/texts/texts.ts';
import { exampleWeek } from './example-week.ts';
import { shownLists, splitAtToday, type YearList } from './price-periods.ts';
import { PriceTable } from './price-table.tsx';

type Period = YearList['periods'][number];

const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="mt-4">
    <summary className="min-h-11 py-2 font-semibold text-sea-700">{title}</summary>
    {children}
  </details>
);

const StayRules = ({ periods }: { periods: readonly Period[] }) => {
  const sentences = ruleSentences(periods, useLanguage());
  if (sentences.length === 0) return null;
  return (
    <ul className="mt-4 space-y-1 px-2 text-sm text-sea-700">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
};

type ListProps = {
  list: YearList;
  today: StayDate;
  /** The year in which the periods that are over come round again. */
  nextYear?: number | null;
};

/** The periods from today on. Past periods are folded, unless they are next year's prices too. */
const PriceRows = ({ list, today, nextYear = null }: ListProps) => {
  const { t } = useLanguage();
  const { open, over } = splitAtToday(list, today);
  const { year } = list;
  return (
    <>
      <PriceTable
        list={list}
        periods={open}
        caption={t('priceList.weeklyPricesOf', { year })}
        today={today}
        later={nextYear === null ? undefined : { year: nextYear, periods: over }}
      />
      <StayRules periods={nextYear === null ? open : list.periods} />
      {nextYear === null && over.length > 0 && (
        <Folded title={t('priceList.pastPeriods', { year: yearOf(today) })}>
          <PriceTable
            list={list}
            periods={over}
            caption={t('priceList.pastPeriodsOfList', { year })}
            today={today}
          />
        </Folded>
      )}
    </>
  );
};

const titleClass = 'mb-3 font-serif text-2xl text-sea-700';

type Row = { label: string; detail: string; amount: string };

const rowsOf = (extras: PriceExtras, language: Language): Row[] => {
  const { t, formatEuro } = language;
  const max = extras.linenSmallGroupMax;
  return [
    {
      label: t('prices.cleaning'),
      detail: t('prices.oncePerStay'),
      amount: formatEuro(extras.cleaningCents),
    },
    {
      label: t('prices.linen'),
      detail: t('priceList.linenOptionalUpTo', { max }),
      amount: formatEuro(extras.linenSmallGroupCents),
    },
    {
      label: t('prices.linen'),
      detail: t('priceList.linenOptionalOver', { max }),
      amount: formatEuro(extras.linenLargeGroupCents),
    },
    ...chargesOf(extras, language).map(({ kind, detail, cents, per }) => ({
      label: t(`priceRules.${kind}`),
      detail: `${detail}, ${t(per === 'night' ? 'priceRules.perNight' : 'prices.oncePerStay')}`,
      amount: formatEuro(cents),
    })),
    {
      label: t('prices.touristTax'),
      detail: t('priceList.taxPerDay'),
      amount: formatEuro(extras.touristTaxCents),
    },
  ];
};

const Rows = ({ rows }: { rows: readonly Row[] }) => (
  <dl className="space-y-3">
    {rows.map(({ label, detail, amount }) => (
      <div key={detail} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
        <dt className="leading-snug">
          {label}
          <span className="block text-sm text-ink-soft">{detail}</span>
        </dt>
        <dd className="text-right whitespace-nowrap tabular-nums">{amount}</dd>
      </div>
    ))}
  </dl>
);

/** Discounts, and the exception for short gaps if periods have rules. */
const PriceRuleRows = ({ prices: { periods, rules = {} } }: { prices: PriceList }) => {
  const language = useLanguage();
  const rows = priceChanges(rules, language)
    .filter(({ kind }) => kind !== 'gap' || haveRules(periods))
    .map(({ kind, detail, percent }) => ({
      label: language.t(`priceRules.${kind}`),
      detail,
      amount: percent === 0 ? '' : formatPercent(percent, language),
    }));
  if (rows.length === 0) return null;
  return (
    <div className="mt-6">
      <h3 className={titleClass}>{language.t('priceRules.title')}</h3>
      <Rows rows={rows} />
    </div>
  );
};

type OtherExtrasProps = { year: number; prices: PriceList; main: number };

/** Extras of another year's list that differ from those of the main list. */
const OtherExtras = ({ year, prices, main }: OtherExtrasProps) => {
  const language = useLanguage();
  const known = rowsOf(extrasFor(main, prices), language);
  const rows = rowsOf(extrasFor(year, prices), language).filter(
    (row) => !known.some(({ detail, amount }) => detail === row.detail && amount === row.amount),
  );
  if (rows.length === 0) return null;
  return (
    <div className="mt-4 px-2">
      <h4 className="mb-2 font-semibold">{language.t('priceList.otherExtras', { year })}</h4>
      <Rows rows={rows} />
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

/** The total of a week, with all extras. */
const Example = ({ prices, today, maxGuests }: PricePanelProps) => {
  const language = useLanguage();
  const example = exampleWeek(prices, { today, maxGuests, language });
  if (!example) return null;
  const { title, startDate, endDate, totalCents } = example;
  return (
    <div className="mb-8 rounded-card bg-sea-50 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="leading-snug font-semibold">{title}</p>
        <p className="font-serif text-3xl whitespace-nowrap text-sea-700 tabular-nums">
          {language.formatEuro(totalCents)}
        </p>
      </div>
      <p className="mt-1 text-sm leading-snug text-ink-soft">
        {language.t('priceList.exampleDates', {
          days: language.formatDayRange(startDate, endDate),
        })}
      </p>
    </div>
  );
};

type PricePanelProps = { prices: PriceListView; today: StayDate; maxGuests: number };

export const PricePanel = (props: PricePanelProps) => {
  const { prices, today } = props;
  const language = useLanguage();
  const { t } = language;
  const shown = shownLists(prices.periods, today);
  if (!shown) return <p className="rounded-card bg-white p-6">{t('priceList.inPreparation')}</p>;
  const { main, alsoFor, looksAhead, beside, later } = shown;
  const notes = { notes: notesOf(prices.notes), lang: langOf(prices, 'notes') };
  const nextYear = looksAhead ? alsoFor : null;
  const rows = nextYear === null ? splitAtToday(main, today).open : main.periods;
  const lines = rows.length + ruleSentences(rows, language).length + later.length;
  const isShort = lines <= FEW_LINES && !beside;
  return (
    <div className="grid gap-8 rounded-card bg-white p-4 sm:p-6 md:grid-cols-[1.3fr_1fr] md:gap-10">
      <div>
        <h3 className={titleClass}>
          {alsoFor === null
            ? t('priceList.listOf', { year: main.year })
            : t('priceList.listAlsoFor', { year: main.year, next: alsoFor })}
        </h3>
        <PriceRows list={main} today={today} nextYear={nextYear} />
        {later.map((list) => (
          <Folded key={list.year} title={t('priceList.listOf', { year: list.year })}>
            <PriceRows list={list} today={today} />
            <OtherExtras year={list.year} prices={prices} main={main.year} />
          </Folded>
        ))}
        {isShort && <Notes {...notes} />}
      </div>
      <div>
        <Example {...props} />
        {beside && (
          <div className="mb-8">
            <h3 className={titleClass}>{t('priceList.untilDecember', { year: beside.year })}</h3>
            <PriceRows list={beside} today={today} />
            <OtherExtras year={beside.year} prices={prices} main={main.year} />
          </div>
        )}
        <h3 className={titleClass}>
          {t(isShort ? 'priceList.extras' : 'priceList.extrasAndNotes')}
        </h3>
        <Rows rows={rowsOf(extrasFor(main.year, prices), language)} />
        <PriceRuleRows prices={prices} />
        {!isShort && <Notes {...notes} />}
      </div>
    </div>
  );
};
