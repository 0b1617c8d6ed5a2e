import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { listRestCalls } from '#server/http/rest/rest-calls.ts';
import { guestMailKinds } from '#shared/guest-mails/guest-mail-kinds.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { addManyRows } from '#tests/support/many-rows.ts';

// Growing tables must not slow a call down: it runs as many queries for sixty rows as for three, and
// each uses an index.

type Asked = { sql: string; parameters: readonly unknown[] };

let t: TestApp;
let token: string;
let asked: Asked[] = [];

beforeAll(async () => {
  const database = openDatabase(':memory:', ({ query }) => {
    asked.push({ sql: query.sql, parameters: query.parameters });
  });
  t = await createTestApp({ own: { database } });
  ({ token } = await makeUser(t.app, 'ADMIN'));
  await addManyRows(t.app.database, { from: 0, until: 3 });
  // Without them no stay is looked at.
  const mails = Object.fromEntries(guestMailKinds.map((kind) => [kind, { isOn: true }]));
  await t.rest('PUT', '/guest-mails', { body: mails, token });
  const pages = { isOn: true, asksGuests: true };
  await t.rest('PUT', '/guest-information', { body: pages, token });
  const statistics = { isOn: true, region: 'sardegna', structureCode: 'IT1' };
  await t.rest('PUT', '/statistics/settings', { body: statistics, token });
  const terms = { isOn: true, balanceDays: 30, otherWays: 'Contanti' };
  await t.rest('PUT', '/payment-terms', { body: terms, token });
  // A page gets its address when it is first needed.
  await t.rest('GET', '/bookings/mine', { token });
});
afterAll(() => t.close());

const lists = listRestCalls()
  .filter(({ methods, path }) => methods.includes('GET') && !path.includes(':'))
  .map(({ path }) => path);
const things = ['/blog/articolo-1', '/pages/pagina-1', '/gallery/gallery-1', '/contact/1'];
const views = [
  '/media/page?contentType=image',
  '/contact/page?filter=new',
  '/bookings/1',
  '/bookings/1/account',
  '/bookings/page?past=true',
  '/bookings/page?past=true&search=giulia',
  '/bookings/page?past=true&status=CONFIRMED',
  '/bookings/page?month=2026-07',
  '/bookings/page?unpaid=true',
  '/bookings/page?search=giulia&status=PENDING',
  '/bookings/page?sort=created',
  '/bookings/page?sort=created&past=true&status=PENDING',
  '/bookings/page?sort=name',
  '/bookings/page?sort=name&past=true&search=giulia',
  '/bookings/claims?from=2026-07-01&until=2027-07-01',
  '/offers?bookingId=1',
  '/auth/users/page?role=USER',
  '/auth/users/page?sort=created',
  '/auth/users/page?sort=role&search=persona',
  '/gallery/page?search=gallery',
  '/gallery/page?slug=gallery-1',
  '/pages/page?published=true',
  '/pages/page?sort=title&search=pagina',
  '/search?q=giulia',
  '/search?q=12%2F2026',
  '/search?q=bonifico%20100',
  '/payments?year=2026',
  '/statistics?month=2026-06',
  '/task/page?dated=true',
  '/task/page?dated=false&completed=false&search=lampadina',
  '/task/page?completed=false&dueUntil=2026-05-20',
];
const paths = [...lists, ...things, ...views];

const queriesOf = async (path: string, headers: { token?: string }): Promise<Asked[]> => {
  asked = [];
  const { status } = await t.rest('GET', path, headers);
  expect([200, 400, 401]).toContain(status);
  return asked;
};

const allQueries = async (): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const path of paths) {
    counts[`${path} for staff`] = (await queriesOf(path, { token })).length;
    counts[`${path} for visitors`] = (await queriesOf(path, {})).length;
  }
  return counts;
};

it('runs as many queries for sixty rows as for three', async () => {
  const ofThree = await allQueries();
  await addManyRows(t.app.database, { from: 3, until: 60 });
  expect(await allQueries()).toEqual(ofThree);
});

/** One person's rows, the nights of one stay, or one page of a list are few: sorting them after the search is cheap. */
const sortsFew =
  /from "(sessions|message_answers)"|"(user_id|guest_email|email)" = \?|max\(id\) FROM audit_events|FROM same_stays AS same/;

/** Lists of everything in the order of their ids: there is nothing to find. */
const wholeLists = /^SCAN (users|galleries|media)$/;
/** The overview of translations reads all texts. */
const readsAllTexts = (path: string): boolean => path.startsWith('/translations');
const growing =
  /^SCAN (users|bookings|posts|reviews|contact_messages|message_answers|tasks|pages|media|payments|damage_entries)\b/;

describe.each(paths)('GET %s', (path) => {
  it('finds and sorts by an index', async () => {
    const queries = await queriesOf(path, { token });
    for (const { sql, parameters } of [...queries]) {
      const explain = CompiledQuery.raw(`EXPLAIN QUERY PLAN ${sql}`, [...parameters]);
      const { rows } = await t.app.database.executeQuery<{ detail: string }>(explain);
      const details = rows.map(({ detail }) => detail);
      const scans = details.filter((line) => growing.test(line) && !line.includes('INDEX'));
      const isFine = (line: string) => wholeLists.test(line) || readsAllTexts(path);
      expect(scans.filter((line) => !isFine(line))).toEqual([]);
      const sorts = details.filter((line) => line.includes('TEMP B-TREE FOR ORDER BY'));
      expect(sortsFew.test(sql) ? [] : sorts).toEqual([]);
    }
  });
});
