import { formatNights } from '#shared/languages/italian-dates.ts';
import { formatEuro } from '#shared/prices/money.ts';
import { directShare, meanPerNight } from '#shared/takings/nights-sold.ts';
import type { Takings } from '#shared/takings/takings.schema.ts';

type Figure = { label: string; value: string; before: string; meaning: string };

const UNKNOWN = '–';

const euroOrNone = (cents: number | null): string => (cents === null ? UNKNOWN : formatEuro(cents));
const percentOrNone = (percent: number | null): string =>
  percent === null ? UNKNOWN : `${percent} %`;

const receivedOf = ({ year, receivedCents, taxCents, lastYear }: Takings): Figure => ({
  label: 'Incassato',
  value: formatEuro(receivedCents),
  before: formatEuro(lastYear.receivedCents),
  meaning:
    taxCents === 0
      ? `Quello che è arrivato nel ${year}, tolti i rimborsi.`
      : `Quello che è arrivato nel ${year}, tolti i rimborsi: ${formatEuro(taxCents)} sono imposta di soggiorno, del comune.`,
});

const nightsOf = ({ nights, freeNights, lastYear }: Takings): Figure => ({
  label: 'Notti vendute',
  value: String(nights),
  before: String(lastYear.nights),
  meaning:
    freeNights === 0
      ? 'Dei soggiorni confermati, anche di quelli che devono ancora venire.'
      : `Dei soggiorni confermati, anche di quelli che devono ancora venire. In più, ${formatNights(freeNights)} gratis.`,
});

const rentOf = ({ rentCents, lastYear }: Takings): Figure => ({
  label: 'Affitto di queste notti',
  value: formatEuro(rentCents),
  before: formatEuro(lastYear.rentCents),
  meaning:
    'Quello concordato, già pagato o no: senza imposta di soggiorno, prima delle commissioni dei portali.',
});

const meanOf = (takings: Takings): Figure => ({
  label: 'Media a notte',
  value: euroOrNone(meanPerNight(takings)),
  before: euroOrNone(meanPerNight(takings.lastYear)),
  meaning: 'L’affitto diviso per le notti vendute.',
});

const directOf = (takings: Takings): Figure => ({
  label: 'Senza portali',
  value: percentOrNone(directShare(takings)),
  before: percentOrNone(directShare(takings.lastYear)),
  meaning: 'Le notti prenotate dal sito o da te: nessuno ne tiene una parte.',
});

type YearFiguresProps = { takings: Takings; hasPayments: boolean };

/** The year in five numbers, each with a sentence and the year before. */
export const YearFigures = ({ takings, hasPayments }: YearFiguresProps) => {
  const figures = [
    ...(hasPayments ? [receivedOf(takings)] : []),
    ...[nightsOf(takings), rentOf(takings), meanOf(takings), directOf(takings)],
  ];
  return (
    <dl className="grid gap-x-6 max-sm:divide-y max-sm:divide-sand-200 sm:grid-cols-2 sm:gap-y-5 xl:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
      {figures.map(({ label, value, before, meaning }) => (
        <div
          key={label}
          className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4 py-2 sm:grid-cols-1 sm:border-t sm:border-sand-200 sm:pt-3"
        >
          <dt className="text-sm font-semibold text-ink-soft max-sm:self-center">{label}</dt>
          <dd className="max-sm:text-right">
            <span className="font-serif text-2xl text-sea-700 tabular-nums">{value}</span>
          </dd>
          <dd className="col-span-full text-sm tabular-nums max-sm:text-right">
            nel {takings.year - 1}: {before}
          </dd>
          <dd className="col-span-full text-sm text-ink-soft sm:mt-1">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
};
