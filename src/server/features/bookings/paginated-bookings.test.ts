import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { expectEach } from '#tests/support/expect-each.ts';
import { makeUser, putBlock, putStay } from '#tests/support/factories.ts';
import { viaRest } from '#tests/support/transports.ts';
import { updateToAnonymous } from './personal-data.repository.ts';

// The back office's list, page by page. Today is 1 July 2026.

let t: TestApp;
let editor: string;
beforeEach(async () => {
  t = await createTestApp();
  t.clock.set('2026-07-01T10:00:00Z');
  editor = (await makeUser(t.app, 'EDITOR')).token;
});
afterEach(() => t.close());

type Days = { startDate: string; endDate: string };

const stay = (days: Days, own: Partial<Parameters<typeof putStay>[1]> = {}) =>
  putStay(t.app, { ...days, ...own });
const block = (days: Days, own: Partial<Parameters<typeof putBlock>[1]> = {}) =>
  putBlock(t.app, { ...days, ...own });

type Listed = { id: number };

const page = async (input?: Record<string, unknown>) =>
  (await viaRest(t, 'bookings.page', input, editor)).data;

const idsOf = async (input?: Record<string, unknown>): Promise<number[]> =>
  (await page(input)).bookings.map(({ id }: Listed) => id);

const makeFive = async () => ({
  lastYear: await stay({ startDate: '2025-08-01', endDate: '2025-08-08' }),
  lastMonth: await stay({ startDate: '2026-06-01', endDate: '2026-06-08' }),
  anna: await stay({ startDate: '2026-07-04', endDate: '2026-07-11' }),
  zoe: await stay(
    { startDate: '2026-07-02', endDate: '2026-07-04' },
    {
      status: 'CONFIRMED',
      createdAt: '2026-02-01T10:00:00.000Z',
      guestName: 'Zoè Àvila',
      guestEmail: 'zoe@example.it',
    },
  ),
  painting: await block(
    { startDate: '2026-07-20', endDate: '2026-07-22' },
    { reason: 'Imbiancatura', createdAt: '2026-04-01T10:00:00.000Z' },
  ),
});

describe('a page of bookings', () => {
  it('says all of each booking, and how many there are', async () => {
    const { anna, zoe, painting } = await makeFive();
    const { data } = await viaRest(t, 'bookings.page', { limit: 2 }, editor);
    expect(data).toMatchObject({ total: 3, isEmpty: false });
    expect(data.bookings.map(({ id }: Listed) => id)).toEqual([zoe, anna]);
    const all = (await viaRest(t, 'bookings.list', undefined, editor)).data;
    const { bookings } = (await viaRest(t, 'bookings.page', { page: 2, limit: 2 }, editor)).data;
    expect(bookings).toEqual(all.filter(({ id }: Listed) => id === painting));
  });

  it('is refused to a wrong search', () =>
    expectEach(
      [
        [{ page: 0 }, 'Indica una pagina valida.'],
        [{ limit: 61 }, 'Indica da 1 a 60 elementi per pagina.'],
        [{ status: 'LOST' }, 'Scegli uno degli stati.'],
        [{ sort: 'length' }, 'Scegli un ordine: date, created o name.'],
        [{ past: 'forse' }, 'Indica true o false.'],
        [{ month: '2026-13' }, 'Inserisci un mese esistente (aaaa-mm).'],
        [{ month: '2026-07-01' }, 'Inserisci un mese esistente (aaaa-mm).'],
      ],
      async ([input, text]) => {
        expect(await viaRest(t, 'bookings.page', input, editor)).toMatchObject({
          status: 400,
          text,
        });
      },
    ));
});

describe('by date', () => {
  it('past bookings are hidden, and the next one is first', async () => {
    const { anna, zoe, painting } = await makeFive();
    expect(await idsOf()).toEqual([zoe, anna, painting]);
  });

  it('past bookings come after the rest, the latest first', async () => {
    const { anna, zoe, painting, lastMonth, lastYear } = await makeFive();
    expect(await idsOf({ past: true })).toEqual([zoe, anna, painting, lastMonth, lastYear]);
  });

  it('the day of departure is not over, however long ago the stay began', async () => {
    await makeFive();
    const leaving = await stay({ startDate: '2025-05-01', endDate: '2026-07-01' });
    await stay({ startDate: '2026-06-20', endDate: '2026-06-30' });
    expect((await idsOf())[0]).toBe(leaving);
    expect((await page()).total).toBe(4);
  });

  it('pages run on from upcoming to past bookings', async () => {
    const { anna, zoe, painting, lastMonth, lastYear } = await makeFive();
    const ofPage = (number: number) => idsOf({ past: true, limit: 2, page: number });
    expect(await ofPage(1)).toEqual([zoe, anna]);
    expect(await ofPage(2)).toEqual([painting, lastMonth]);
    expect(await ofPage(3)).toEqual([lastYear]);
    expect(await ofPage(4)).toEqual([]);
    expect((await page({ past: true, limit: 2, page: 4 })).total).toBe(5);
  });

  it('one day is in the order of the ids, and over the other way round', async () => {
    const july = { startDate: '2026-07-05', endDate: '2026-07-06' };
    const june = { startDate: '2026-06-05', endDate: '2026-06-06' };
    const [a, b, c, d] = [await stay(july), await stay(july), await stay(june), await stay(june)];
    expect(await idsOf({ past: true })).toEqual([a, b, d, c]);
  });
});

describe('of a month', () => {
  it('past bookings are shown too', async () => {
    const { lastMonth, lastYear } = await makeFive();
    expect(await idsOf({ month: '2026-06' })).toEqual([lastMonth]);
    expect(await idsOf({ month: '2025-08' })).toEqual([lastYear]);
  });

  it('a stay that leaves on the first of it belongs to the month before', async () => {
    const june = await stay({ startDate: '2026-06-24', endDate: '2026-07-01' });
    expect(await idsOf({ month: '2026-07' })).toEqual([]);
    expect(await idsOf({ month: '2026-06' })).toEqual([june]);
  });

  it('a block takes its last day, and a stay without a night its only one', async () => {
    const blocked = await block({ startDate: '2026-07-30', endDate: '2026-08-01' });
    const visit = await stay({ startDate: '2026-08-01', endDate: '2026-08-01' });
    await stay({ startDate: '2026-09-01', endDate: '2026-09-08' });
    expect(await idsOf({ month: '2026-08' })).toEqual([blocked, visit]);
  });

  it('a stay over several months is in each of them', async () => {
    await makeFive();
    const long = await stay({ startDate: '2026-09-15', endDate: '2026-12-02' });
    for (const month of ['2026-09', '2026-10', '2026-11', '2026-12']) {
      expect(await idsOf({ month })).toEqual([long]);
    }
    expect(await idsOf({ month: '2026-08' })).toEqual([]);
    expect(await idsOf({ month: '2027-01' })).toEqual([]);
  });
});

describe('a search', () => {
  it('finds names without accents, addresses and reasons', async () => {
    const { anna, zoe, painting } = await makeFive();
    expect(await idsOf({ search: 'ZOE avi' })).toEqual([zoe]);
    expect(await idsOf({ search: 'Àvila zoè' })).toEqual([zoe]);
    expect((await idsOf({ search: 'verdi@EXAMPLE' }))[0]).toBe(anna);
    expect(await idsOf({ search: 'imbianc' })).toEqual([painting]);
    expect(await idsOf({ search: 'bloccate' })).toEqual([painting]);
    expect(await idsOf({ search: '%' })).toEqual([]);
    expect(await page({ search: 'nessuno' })).toEqual({
      bookings: [],
      total: 0,
      refused: 0,
      debts: null,
      isEmpty: false,
    });
  });

  it('includes past bookings', async () => {
    const { anna, zoe, painting, lastMonth, lastYear } = await makeFive();
    expect(await idsOf({ search: 'anna' })).toEqual([anna, lastMonth, lastYear]);
    expect(await idsOf({ search: ' ' })).toEqual([zoe, anna, painting]);
    expect(await idsOf({ search: 'anna', month: '2026-06' })).toEqual([lastMonth]);
  });

  it('never finds an erased guest', async () => {
    const { zoe } = await makeFive();
    await updateToAnonymous(t.app.database, [zoe]);
    expect(await idsOf({ search: 'zoe' })).toEqual([]);
    expect(await idsOf({ search: 'ospite' })).toEqual([zoe]);
  });
});

it('the filter of states works alone and with the others', async () => {
  const { anna, zoe, painting, lastMonth } = await makeFive();
  expect(await idsOf({ status: 'NOT_AVAILABLE' })).toEqual([painting]);
  expect(await idsOf({ status: 'CONFIRMED' })).toEqual([zoe]);
  expect(await idsOf({ status: 'REJECTED' })).toEqual([]);
  expect(await page({ status: 'PENDING', past: true, limit: 2 })).toMatchObject({ total: 3 });
  expect(await idsOf({ status: 'PENDING', past: true, limit: 2 })).toEqual([anna, lastMonth]);
  expect(await idsOf({ status: 'PENDING', month: '2026-07', search: 'anna' })).toEqual([anna]);
  expect(await idsOf({ status: 'PENDING', sort: 'name' })).toEqual([anna]);
});

it('refused stays are counted on their own, too', async () => {
  await makeFive();
  const days = { startDate: '2026-08-01', endDate: '2026-08-08' };
  await stay(days, { status: 'REJECTED' });
  await stay(days, { status: 'REJECTED' });
  expect(await page({ limit: 1 })).toMatchObject({ total: 5, refused: 2 });
  expect(await page({ status: 'PENDING' })).toMatchObject({ total: 1, refused: 0 });
});

it('the filter of unpaid stays includes past ones', async () => {
  const { zoe } = await makeFive();
  const over = await stay(
    { startDate: '2026-05-01', endDate: '2026-05-08' },
    { status: 'CONFIRMED' },
  );
  const paid = await stay(
    { startDate: '2026-05-10', endDate: '2026-05-12' },
    { status: 'CONFIRMED' },
  );
  await t.rest('PATCH', `/bookings/${paid}/paid`, { token: editor, body: { paid: true } });
  expect(await idsOf({ unpaid: true })).toEqual([over, zoe]);
  expect(await idsOf({ unpaid: true, search: 'anna' })).toEqual([over]);
  expect(await idsOf({ unpaid: true, status: 'PENDING' })).toEqual([]);
});

describe('the file for a spreadsheet', () => {
  const fetchFile = (query: string) =>
    t.server.inject({
      url: `/api/bookings/file${query}`,
      headers: { authorization: `Bearer ${editor}` },
    });
  const rowsOf = (body: string) =>
    body
      .slice(1)
      .trimEnd()
      .split('\r\n')
      .map((row) => row.split(';'));

  it('has all that is filtered, as Excel reads it in Italian', async () => {
    await makeFive();
    const answer = await fetchFile('?search=zoe');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="prenotazioni.csv"',
      'cache-control': 'no-store',
    });
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [names = [], zoe = [], ...others] = rowsOf(answer.body);
    expect(others).toEqual([]);
    expect(Object.fromEntries(names.map((name, index) => [name, zoe[index]]))).toMatchObject({
      Nome: 'Zoè Àvila',
      Stato: 'Confermata',
      Arrivo: '02/07/2026',
      Partenza: '04/07/2026',
      Notti: '2',
      'Totale in euro': expect.stringMatching(/^\d+,\d\d$/),
      Prezzo: 'concordato',
      Saldo: 'da saldare',
      Email: 'zoe@example.it',
      'Ricevuta il': '01/02/2026',
    });
  });

  it('has every page, in the order of the list', async () => {
    for (let day = 1; day <= 28; day += 1) {
      const date = `2026-08-${String(day).padStart(2, '0')}`;
      await stay({ startDate: date, endDate: '2026-09-01' }, { guestName: `Ospite ${day}` });
    }
    const months = [...Array(3).keys()].map((month) => `2026-${month + 10}-01`);
    for (const day of months) await block({ startDate: day, endDate: day }, { reason: '=1+1' });
    const rows = rowsOf((await fetchFile('?past=true&limit=5')).body).slice(1);
    expect(rows).toHaveLength(31);
    expect(rows[27]?.[0]).toBe('Ospite 28');
    expect(rows[30]).toContain("'=1+1");
    expect(rows[30]?.[0]).toBe('Date bloccate');
  });
});

it('bookings are sorted by their coming in and by name, blocks last', async () => {
  const { anna, zoe, painting, lastMonth, lastYear } = await makeFive();
  expect(await idsOf({ sort: 'created' })).toEqual([painting, anna, zoe]);
  expect(await idsOf({ sort: 'name' })).toEqual([anna, zoe, painting]);
  expect(await idsOf({ sort: 'created', past: true })).toEqual([
    painting,
    lastYear,
    lastMonth,
    anna,
    zoe,
  ]);
  expect(await idsOf({ sort: 'name', past: true, limit: 2, page: 2 })).toEqual([anna, zoe]);
  expect(await idsOf({ sort: 'created', month: '2026-07' })).toEqual([painting, anna, zoe]);
});

it('says whether there is any booking at all', async () => {
  expect(await page()).toEqual({
    bookings: [],
    total: 0,
    refused: 0,
    debts: null,
    isEmpty: true,
  });
  await stay({ startDate: '2025-08-01', endDate: '2025-08-08' });
  expect(await page()).toEqual({
    bookings: [],
    total: 0,
    refused: 0,
    debts: null,
    isEmpty: false,
  });
});

it('a booking is read by its id', async () => {
  const { zoe, painting } = await makeFive();
  const all = (await viaRest(t, 'bookings.list', undefined, editor)).data;
  for (const id of [zoe, painting]) {
    const { data } = await viaRest(t, 'bookings.get', { id }, editor);
    expect(data).toEqual(all.find((booking: Listed) => booking.id === id));
  }
  expect(await viaRest(t, 'bookings.get', { id: 999_999 }, editor)).toMatchObject({
    status: 404,
    text: 'Prenotazione non trovata.',
  });
});
