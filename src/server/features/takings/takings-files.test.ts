import readWorkbook from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { takingsOf } from '#shared/takings/takings-year.ts';
import { accountOf, payment, stay } from '#tests/support/takings.ts';
import { takingsCsv, takingsWorkbook } from './takings-files.ts';

const NAMES = ['=1+1', '<b>Ørsted & "Söhne"</b>', 'Łukasz Żółć 😀', "'0039", 'A\u0001B', 'Ospite'];

const settled = { grossCents: 100_000, commissionCents: 15_000, withheldCents: 21_000 };

const takings = takingsOf(2026, [
  stay({
    account: accountOf(100_000, 5050, {
      payments: [
        payment('2026-02-28', 30_000),
        payment('2026-07-04', 75_050, { method: 'CASH', receipt: { year: 2026, number: 12 } }),
        payment('2026-12-31', -1234),
      ],
      damageEntries: [
        {
          ...{ id: 1, kind: 'kept', date: '2026-07-11', amountCents: 4999, method: 'CASH' },
          ...{ note: 'Un vetro rotto', annulledAt: null, annulReason: null },
        },
      ],
    }),
  }),
  stay({
    ...{ id: 2, source: 'airbnb', startDate: '2027-01-02', endDate: '2027-01-09', guestName: null },
    account: accountOf(64_000, 0, {
      portal: { ...settled, payoutCents: 64_000 },
      payments: [payment('2026-12-30', 64_000, { method: 'PORTAL' })],
    }),
  }),
]);

const read = async () =>
  Object.fromEntries(
    (await readWorkbook(await takingsWorkbook(takings))).map(({ sheet, data }) => [sheet, data]),
  );

const day = (date: string) => new Date(`${date}T00:00:00Z`);

it('a workbook says each payment, and their sum', async () => {
  const { 'Incassi 2026': sheet = [] } = await read();
  const july = [day('2026-07-04'), day('2026-07-11')];
  expect(sheet).toEqual([
    [
      ...['Data', 'Ospite', 'Arrivo', 'Partenza', 'Provenienza', 'Anno del soggiorno', 'Come'],
      ...['Affitto lordo', 'Commissione', 'Ritenuta', 'Imposta di soggiorno', 'Bollo'],
      ...['Incassato', 'Ricevuta'],
    ],
    [day('2026-02-28'), 'Anna', ...july, 'Dal sito', 2026, 'Bonifico', 300, 0, 0, 0, 0, 300, null],
    [
      ...[day('2026-07-04'), 'Anna', ...july, 'Dal sito', 2026, 'Contanti'],
      ...[700, 0, 0, 50.5, 0, 750.5, '12/2026'],
    ],
    [
      ...[day('2026-12-30'), 'Ospite', day('2027-01-02'), day('2027-01-09'), 'Airbnb', 2027],
      ...['Dal portale', 1000, 150, 210, 0, 0, 640, null],
    ],
    [
      ...[day('2026-12-31'), 'Anna', ...july, 'Dal sito', 2026, 'Bonifico'],
      ...[0, 0, 0, -12.34, 0, -12.34, null],
    ],
    ['Totale', ...Array(6).fill(null), 2000, 150, 210, 38.16, 0, 1678.16, null],
  ]);
});

it('a workbook has the months, the portals and the damage deposits on sheets of their own', async () => {
  const { Mesi: months = [], Portali: portals, Cauzioni: deposits } = await read();
  expect(months).toHaveLength(14);
  expect(months[7]).toEqual(['luglio', 700, 0, 0, 50.5, 0, 750.5, 7, 1000]);
  expect(months[13]).toEqual(['Totale', 2000, 150, 210, 38.16, 0, 1678.16, null, 1000]);
  expect(portals?.slice(1)).toEqual([['Airbnb', 1, 1000, 150, 210, 0, 0, 640]]);
  expect(deposits?.[1]).toEqual([
    ...[day('2026-07-11'), 'Anna', day('2026-07-04'), day('2026-07-11'), 'Dal sito'],
    ...['Trattenuta', 'Contanti', 49.99, 'Un vetro rotto'],
  ]);
});

it('explains each column that is not plain', async () => {
  const { Legenda: legend = [], 'Incassi 2026': sheet = [] } = await read();
  const explained = legend.map(([, name]) => name);
  expect(explained).toEqual(expect.arrayContaining(sheet[0] ?? []));
});

it.each(NAMES)('the guest %j is a text in a workbook', async (guestName) => {
  const account = accountOf(100, 0, { payments: [payment('2026-02-28', 100)] });
  const ofGuest = takingsOf(2026, [stay({ guestName, account })]);
  const [sheet] = await readWorkbook(await takingsWorkbook(ofGuest));
  expect(sheet?.data[1]?.[1]).toBe(guestName.replace('\u0001', ''));
});

it('a table for Excel has a row for each payment, with negative sums as numbers', () => {
  const lines = takingsCsv(takings).split('\r\n');
  expect(lines).toHaveLength(6);
  expect(lines[2]).toBe(
    '04/07/2026;Anna;04/07/2026;11/07/2026;Dal sito;2026;Contanti;700,00;0,00;0,00;50,50;0,00;750,50;12/2026',
  );
  expect(lines[4]).toMatch(/;0,00;0,00;0,00;-12,34;0,00;-12,34;$/);
});
