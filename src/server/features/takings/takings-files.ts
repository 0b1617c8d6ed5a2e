import type { CellObject, Row } from 'write-excel-file/node';
import { dayOf, eurosOf, writeCsv } from '#server/features/bookings/bookings-csv.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { staySourceLabels } from '#shared/bookings/stay-sources.ts';
import { monthName } from '#shared/languages/italian-dates.ts';
import { damageWords, methodWords } from '#shared/money/money-words.ts';
import type { DepositEntry, Takings, TakingsEntry } from '#shared/takings/takings.schema.ts';

// The year for an accountant: the payments as CSV, and a workbook with the sums beside them.

type Value = { text: string } | { day: StayDate } | { count: number } | { cents: number };

/** A column: its name, what it says, and its width in characters. */
type Column<Item> = {
  name: string;
  meaning: string;
  width: number;
  of: (item: Item) => Value;
};

type Stay = Pick<TakingsEntry, 'guestName' | 'startDate' | 'endDate' | 'source'>;

const stayColumns: Column<Stay>[] = [
  {
    name: 'Ospite',
    meaning: 'Chi ha prenotato; «Ospite» se i suoi dati sono già cancellati.',
    width: 26,
    of: ({ guestName }) => ({ text: guestName ?? 'Ospite' }),
  },
  {
    name: 'Arrivo',
    meaning: 'Il primo giorno del soggiorno.',
    width: 12,
    of: ({ startDate }) => ({ day: startDate }),
  },
  {
    name: 'Partenza',
    meaning: 'Il giorno della partenza.',
    width: 12,
    of: ({ endDate }) => ({ day: endDate }),
  },
  {
    name: 'Provenienza',
    meaning: 'Da dove arriva la prenotazione.',
    width: 15,
    of: ({ source }) => ({ text: staySourceLabels[source] }),
  },
];

type SumColumn =
  | 'grossCents'
  | 'commissionCents'
  | 'withheldCents'
  | 'taxCents'
  | 'stampCents'
  | 'receivedCents';

const sumColumn = (
  name: string,
  column: SumColumn,
  meaning: string,
): Column<Record<SumColumn, number>> => ({
  name,
  meaning,
  width: 14,
  of: (sums) => ({ cents: sums[column] }),
});

const sumColumns = [
  sumColumn(
    'Affitto lordo',
    'grossCents',
    'L’affitto prima di commissioni e ritenute dei portali, senza imposta di soggiorno.',
  ),
  sumColumn('Commissione', 'commissionCents', 'Quello che il portale ha tenuto per sé.'),
  sumColumn(
    'Ritenuta',
    'withheldCents',
    'Quello che il portale ha versato allo Stato per il proprietario.',
  ),
  sumColumn(
    'Imposta di soggiorno',
    'taxCents',
    'La parte del pagamento che è del comune: non è un ricavo. Un pagamento copre prima l’affitto, poi l’imposta.',
  ),
  sumColumn('Bollo', 'stampCents', 'Le marche da bollo sulle ricevute.'),
  sumColumn(
    'Incassato',
    'receivedCents',
    'Quello che è arrivato, imposta di soggiorno compresa; con il meno è un rimborso.',
  ),
];

const paymentColumns: Column<TakingsEntry>[] = [
  {
    name: 'Data',
    meaning: 'Il giorno in cui i soldi sono arrivati.',
    width: 12,
    of: ({ date }) => ({ day: date }),
  },
  ...stayColumns,
  {
    name: 'Anno del soggiorno',
    meaning: 'L’anno dell’arrivo: può essere diverso da quello del pagamento.',
    width: 12,
    of: ({ stayYear }) => ({ count: stayYear }),
  },
  {
    name: 'Come',
    meaning: 'Come sono arrivati i soldi.',
    width: 12,
    of: ({ method }) => ({ text: methodWords[method] }),
  },
  ...sumColumns,
  {
    name: 'Ricevuta',
    meaning: 'Numero e anno della ricevuta, se c’è.',
    width: 12,
    of: ({ receipt }) => ({ text: receipt ? `${receipt.number}/${receipt.year}` : '' }),
  },
];

const textOf = (value: Value): string => {
  if ('text' in value) return value.text;
  if ('day' in value) return dayOf(value.day);
  return 'cents' in value ? eurosOf(value.cents) : String(value.count);
};

/** A row for each payment. */
export const takingsCsv = ({ payments }: Takings): string =>
  writeCsv([
    paymentColumns.map(({ name }) => name),
    ...payments.map((payment) => paymentColumns.map(({ of }) => textOf(of(payment)))),
  ]);

const cellOf = (value: Value): CellObject => {
  if ('text' in value) return { value: value.text, type: String };
  if ('day' in value) {
    return { value: new Date(`${value.day}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' };
  }
  if ('count' in value) return { value: value.count, type: Number };
  return { value: value.cents / 100, type: Number, format: '#,##0.00' };
};

const bold = (cell: CellObject): CellObject => ({ ...cell, fontWeight: 'bold' });

const headOf = (names: readonly string[]): Row =>
  names.map((value) => bold({ value, type: String, wrap: true, alignVertical: 'top' }));

/** Bold, and empty where there is nothing to sum. */
const totalRow = <Item>(columns: readonly Column<Item>[], sums: Record<string, number>): Row =>
  columns.map(({ name }, index) => {
    const cents = sums[name];
    if (index === 0) return bold({ value: 'Totale', type: String });
    return cents === undefined ? null : bold(cellOf({ cents }));
  });

const sheetOf = <Item>(
  sheet: string,
  columns: readonly Column<Item>[],
  items: readonly Item[],
  sums?: Record<string, number>,
) => ({
  sheet,
  stickyRowsCount: 1,
  orientation: 'landscape' as const,
  columns: columns.map(({ width }) => ({ width })),
  data: [
    headOf(columns.map(({ name }) => name)),
    ...items.map((item) => columns.map(({ of }) => cellOf(of(item)))),
    ...(sums ? [totalRow(columns, sums)] : []),
  ],
});

type NamedSums = Record<SumColumn, number>;

const sumsByName = (sums: NamedSums): Record<string, number> =>
  Object.fromEntries(sumColumns.map(({ name, of }) => [name, centsOf(of(sums))]));

const centsOf = (value: Value): number => ('cents' in value ? value.cents : 0);

type Month = Takings['months'][number] & { month: number };

const monthColumns: Column<Month>[] = [
  {
    name: 'Mese',
    meaning: 'Il mese in cui i soldi sono arrivati.',
    width: 14,
    of: ({ month }) => ({ text: monthName(month) }),
  },
  ...sumColumns,
  {
    name: 'Notti vendute',
    meaning: 'Notti di soggiorni confermati che cadono nel mese.',
    width: 10,
    of: ({ nights }) => ({ count: nights }),
  },
  {
    name: 'Affitto delle notti',
    meaning: 'L’affitto concordato per queste notti, pagato quando che sia.',
    width: 14,
    of: ({ rentCents }) => ({ cents: rentCents }),
  },
];

const portalColumns: Column<Takings['portals'][number]>[] = [
  {
    name: 'Portale',
    meaning: 'Da confrontare con la certificazione (CU) del portale, che riporta il lordo.',
    width: 16,
    of: ({ source }) => ({ text: staySourceLabels[source] }),
  },
  {
    name: 'Soggiorni',
    meaning: 'Soggiorni per cui il portale ha pagato nell’anno.',
    width: 10,
    of: ({ stays }) => ({ count: stays }),
  },
  ...sumColumns,
];

const depositColumns: Column<DepositEntry>[] = [
  { name: 'Data', meaning: 'Il giorno.', width: 12, of: ({ date }) => ({ day: date }) },
  ...stayColumns,
  {
    name: 'Che cosa',
    meaning: 'Ricevuta, restituita o trattenuta.',
    width: 12,
    of: ({ kind }) => ({ text: damageWords[kind] }),
  },
  {
    name: 'Come',
    meaning: 'Come.',
    width: 12,
    of: ({ method }) => ({ text: methodWords[method] }),
  },
  {
    name: 'Importo',
    meaning: 'La cauzione è dell’ospite: non è un ricavo, se non è trattenuta.',
    width: 14,
    of: ({ amountCents }) => ({ cents: amountCents }),
  },
  {
    name: 'Perché',
    meaning: 'Perché è stata trattenuta.',
    width: 30,
    of: ({ note }) => ({ text: note }),
  },
];

const legend = [
  ...paymentColumns.map(({ name, meaning }) => ['Incassi', name, meaning] as const),
  ...monthColumns.slice(-2).map(({ name, meaning }) => ['Mesi', name, meaning] as const),
  ...portalColumns.slice(0, 2).map(({ name, meaning }) => ['Portali', name, meaning] as const),
  ...depositColumns.slice(-3).map(({ name, meaning }) => ['Cauzioni', name, meaning] as const),
];

const legendSheet = {
  sheet: 'Legenda',
  stickyRowsCount: 1,
  columns: [{ width: 12 }, { width: 22 }, { width: 100 }],
  data: [
    headOf(['Foglio', 'Colonna', 'Che cosa dice']),
    ...legend.map((row) => row.map((text) => cellOf({ text }))),
  ],
};

/** Sheets: payments, months, portals, damage deposits, and what each column says. */
export const takingsWorkbook = async (takings: Takings): Promise<Buffer> => {
  // Only an accountant's file needs it.
  const { default: writeWorkbook } = await import('write-excel-file/node');
  const { year, payments, months, portals, deposits } = takings;
  const total = sumsByName(takings);
  return writeWorkbook([
    sheetOf(`Incassi ${year}`, paymentColumns, payments, total),
    sheetOf(
      'Mesi',
      monthColumns,
      months.map((sums, index) => ({ ...sums, month: index + 1 })),
      { ...total, 'Affitto delle notti': takings.rentCents },
    ),
    sheetOf('Portali', portalColumns, portals),
    sheetOf('Cauzioni', depositColumns, deposits.entries),
    legendSheet,
  ]).toBuffer();
};
