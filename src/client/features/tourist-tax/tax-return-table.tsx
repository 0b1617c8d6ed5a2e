import { formatNights } from '#shared/languages/italian-dates.ts';
import { formatEuro } from '#shared/prices/money.ts';
import type { TaxReturn } from '#shared/tourist-tax/tourist-tax.schema.ts';
import { CopyNumber } from './copy-number.tsx';
import { quarterName } from './tax-words.ts';

const rows = [
  { key: 'full', label: 'Pagano tutto' },
  { key: 'reduced', label: 'Pagano meno' },
  { key: 'exempt', label: 'Esenti' },
] as const;

const columns = [
  { key: 'own', label: 'Incassi tu' },
  { key: 'portal', label: 'Portali' },
] as const;

/** '34,00' */
const typedEuros = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

const headClass = 'px-2 py-2 text-right text-sm font-medium text-ink-soft';

/** People and nights of a period by who collects: each figure is copied by a press. */
export const TaxReturnTable = ({ found }: { found: Pick<TaxReturn, 'own' | 'portal'> }) => (
  <table className="w-full border-collapse [&_td]:text-right">
    <caption className="sr-only">Persone, notti e imposta del periodo</caption>
    <thead>
      <tr>
        <td />
        {columns.map(({ key, label }) => (
          <th key={key} scope="colgroup" colSpan={2} className="px-2 pt-1 text-right">
            {label}
          </th>
        ))}
      </tr>
      <tr className="border-b border-sand-300">
        <td />
        {columns.flatMap(({ key }) =>
          ['Persone', 'Notti'].map((what) => (
            <th key={`${key} ${what}`} scope="col" className={headClass}>
              {what}
            </th>
          )),
        )}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.key} className="border-b border-sand-200">
          <th scope="row" className="py-1 text-left font-normal">
            {row.label}
          </th>
          {columns.flatMap((column) =>
            (['people', 'nights'] as const).map((what) => (
              <td key={`${column.key} ${what}`}>
                <CopyNumber
                  className="text-right"
                  value={String(found[column.key][row.key][what])}
                  name={`${row.label}, ${column.label}, ${what === 'people' ? 'persone' : 'notti'}`}
                />
              </td>
            )),
          )}
        </tr>
      ))}
      <tr>
        <th scope="row" className="py-1 text-left">
          Imposta (€)
        </th>
        {columns.map(({ key, label }) => (
          <td key={key} colSpan={2}>
            <CopyNumber
              className="text-right"
              value={typedEuros(found[key].cents)}
              name={`Imposta, ${label}`}
            />
          </td>
        ))}
      </tr>
    </tbody>
  </table>
);

const ratesInWords = (rates: TaxReturn['rates']): string =>
  rates.map(({ cents, nights }) => `${formatNights(nights)} a ${formatEuro(cents)}`).join(' · ') ||
  'nessuna notte';

/** By which sums the nights were charged, and why others were not. */
export const TaxReturnNotes = ({ rates, exemptions }: Pick<TaxReturn, 'rates' | 'exemptions'>) => (
  <dl className="grid gap-1 text-sm">
    <div>
      <dt className="inline font-semibold">Tariffe: </dt>
      <dd className="inline">{ratesInWords(rates)}</dd>
    </div>
    {exemptions.length > 0 && (
      <div>
        <dt className="inline font-semibold">Esenti: </dt>
        <dd className="inline">
          {exemptions.map(({ reason, nights }) => `${formatNights(nights)} ${reason}`).join(' · ')}
        </dd>
      </div>
    )}
  </dl>
);

/** The State's form asks for each quarter. */
export const TaxQuarters = ({ quarters }: Pick<TaxReturn, 'quarters'>) =>
  quarters.map(({ quarter, own, portal, rates }) => (
    <section key={quarter} className="break-inside-avoid border-t border-sand-200 pt-3">
      <h3 className="font-semibold text-sea-700">{quarterName(quarter)}</h3>
      <dl className="mt-1 grid grid-cols-2 gap-x-6 text-sm sm:grid-cols-3">
        {rows.map(({ key, label }) => (
          <div key={key}>
            <dt className="text-ink-soft">{label}, notti</dt>
            <dd>
              <CopyNumber
                className="-ml-2 text-left"
                value={String(own[key].nights + portal[key].nights)}
                name={`${quarterName(quarter)}, ${label}, notti`}
              />
            </dd>
          </div>
        ))}
        {columns.map(({ key, label }) => (
          <div key={key}>
            <dt className="text-ink-soft">{label}, imposta (€)</dt>
            <dd>
              <CopyNumber
                className="-ml-2 text-left"
                value={typedEuros((key === 'own' ? own : portal).cents)}
                name={`${quarterName(quarter)}, ${label}, imposta`}
              />
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm">{ratesInWords(rates)}</p>
    </section>
  ));
