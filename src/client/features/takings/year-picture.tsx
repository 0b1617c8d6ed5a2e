import clsx from 'clsx';
import { monthName } from '#shared/languages/italian-dates.ts';

const BAR = 8;
const MONTH = 22;
const HEIGHT = 100;
const months = Array.from({ length: 12 }, (_, index) => index);

type YearPictureProps = {
  title: string;
  year: number;
  /** January first. Refunds may make a month negative: it has no bar then. */
  values: readonly number[];
  /** The same of the year before. */
  earlier: readonly number[];
  /** '31 notti' */
  format: (value: number) => string;
};

type Props = Omit<YearPictureProps, 'title'>;

const bestOf = ({ year, values, format }: Props): string => {
  const best = Math.max(...values);
  if (best <= 0) return `Niente nel ${year}.`;
  return `Il mese migliore del ${year}: ${monthName(values.indexOf(best) + 1)}, ${format(best)}.`;
};

const Bars = ({ values, earlier, format, year }: Props) => {
  const top = Math.max(...values, ...earlier, 1);
  const heightOf = (value: number | undefined): number => (HEIGHT * Math.max(value ?? 0, 0)) / top;
  return months.map((index) => {
    const [own = 0, before = 0] = [values[index], earlier[index]];
    const x = index * MONTH + (MONTH - 2 * BAR - 2) / 2;
    return (
      <g key={index}>
        <title>
          {`${monthName(index + 1)}: ${format(own)}; nel ${year - 1}: ${format(before)}`}
        </title>
        <rect x={index * MONTH} y={0} width={MONTH} height={HEIGHT} fill="transparent" />
        <rect
          x={x}
          y={HEIGHT - heightOf(before)}
          width={BAR}
          height={heightOf(before)}
          vectorEffect="non-scaling-stroke"
          className="fill-sand-200 stroke-field"
        />
        <rect
          x={x + BAR + 2}
          y={HEIGHT - heightOf(own)}
          width={BAR}
          height={heightOf(own)}
          className="fill-sea-600"
        />
      </g>
    );
  });
};

const Swatch = ({ className }: { className: string }) => (
  <span aria-hidden className={clsx('inline-block size-3 rounded-sm border', className)} />
);

/** The months of a year beside those of the year before. The table of the months has its figures. */
export const YearPicture = ({ title, ...props }: YearPictureProps) => {
  const { year } = props;
  return (
    <figure className="min-w-0">
      <figcaption className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{title}</span>
        <span className="flex items-center gap-2 text-sm text-ink-soft">
          <Swatch className="border-sea-600 bg-sea-600" /> {year}
          <Swatch className="ml-2 border-field bg-sand-200" /> {year - 1}
        </span>
      </figcaption>
      <svg
        role="img"
        aria-label={`${title}, ${year} e ${year - 1}. ${bestOf(props)}`}
        viewBox={`0 0 ${12 * MONTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-32 w-full border-b border-field"
      >
        <Bars {...props} />
      </svg>
      <div aria-hidden className="mt-1 grid grid-cols-12 text-center text-xs text-ink-soft">
        {months.map((index) => (
          <span key={index}>
            {monthName(index + 1)
              .slice(0, 1)
              .toUpperCase()}
          </span>
        ))}
      </div>
      <p className="mt-2 text-sm text-ink-soft">{bestOf(props)}</p>
    </figure>
  );
};
