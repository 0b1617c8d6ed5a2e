import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Cleaning } from '#shared/tasks/cleaning.schema.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser, putBlock, putStay } from '#tests/support/factories.ts';
import { feedOf, startFeedServer } from '#tests/support/feed-server.ts';
import { viaRest } from '#tests/support/transports.ts';
import { firstNameOf } from './cleaning.service.ts';

// What whoever cleans the house sees and does. Today is 20 May 2026.

let t: TestApp;
let editor: string;
let maria: { id: number; token: string };
beforeEach(async () => {
  t = await createTestApp({ settings: { CALENDAR_PRIVATE_ADDRESSES: 'on' } });
  editor = (await makeUser(t.app, 'EDITOR')).token;
  maria = await makeUser(t.app, 'CLEANER', { name: 'Maria Lai' });
});
afterEach(() => t.close());

const look = async (token = maria.token): Promise<Cleaning> =>
  (await viaRest(t, 'cleaning.get', undefined, token)).data;
const make = async (input: Record<string, unknown>): Promise<number> =>
  (await viaRest(t, 'tasks.create', input, editor)).data.id;

it.each([
  ['Anna Maria Verdi', 'Anna'],
  ['  anna ', 'anna'],
  ['Jean-Luc Müller', 'Jean-Luc'],
  ['Verdi,Anna', 'Verdi'],
  ['anna.verdi@example.it', null],
  ['+39 340 1234567', null],
  ['3401234567', null],
  ['', null],
  [null, null],
])('of the name %o only %o is told', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});

describe('the stays', () => {
  it('are the confirmed ones that are not over, with what has to be known', async () => {
    const stay = { guestName: 'Anna Verdi', note: 'SEGRETO', guestEmail: 'segreto@example.it' };
    await putStay(t.app, { startDate: '2026-05-10', endDate: '2026-05-19', status: 'CONFIRMED' });
    const here = await putStay(t.app, {
      ...stay,
      startDate: '2026-05-19',
      endDate: '2026-05-20',
      status: 'CONFIRMED',
      numberOfGuests: 4,
    });
    const party = { over12: 3, linen: 1, cleaningNote: 'Una culla' } as const;
    await t.app.database.updateTable('bookings').set(party).where('id', '=', here).execute();
    await putStay(t.app, { ...stay, startDate: '2026-06-06', endDate: '2026-06-13' });
    await putBlock(t.app, { startDate: '2026-06-20', endDate: '2026-06-21', reason: 'SEGRETO' });
    const answer = await look();
    expect(answer.stays).toEqual([
      {
        id: here,
        startDate: '2026-05-19',
        endDate: '2026-05-20',
        origin: null,
        firstName: 'Anna',
        numberOfGuests: 4,
        children: 1,
        linen: true,
        note: 'Una culla',
      },
    ]);
    expect(JSON.stringify(answer)).not.toMatch(/verdi|segreto/i);
  });

  it('are those of other sites, too, until the day after their last night', async () => {
    const feed = await startFeedServer(
      feedOf(
        ['a', '2026-05-17', '2026-05-23'],
        ['b', '2026-06-06', '2026-06-13'],
        ['c', '2026-08-01', '2026-08-05', 'Airbnb (Not available)'],
      ),
    );
    onTestFinished(() => feed.close());
    const input = { name: 'Airbnb', kind: 'airbnb', url: feed.url };
    const calendar = (await viaRest(t, 'calendars.create', input, editor)).data;
    await viaRest(t, 'calendars.read', { id: calendar.id }, editor);
    const [leaving, blockId] = (await look()).stays.map(({ id }) => id) as [number, number];
    const stayId = await putStay(t.app, { startDate: '2026-06-06', endDate: '2026-06-13' });
    await t.app.database.insertInto('sameStays').values({ stayId, blockId }).execute();
    t.clock.set('2026-05-23T10:00:00Z');
    const { stays } = await look();
    expect(stays).toMatchObject([{ id: leaving }, { id: blockId }]);
    expect(stays[0]).toEqual({
      id: leaving,
      startDate: '2026-05-17',
      endDate: '2026-05-23',
      origin: 'Airbnb',
      firstName: null,
      numberOfGuests: null,
      children: 0,
      linen: false,
      note: '',
    });
    const confirmed = { status: 'CONFIRMED' } as const;
    await t.app.database.updateTable('bookings').set(confirmed).where('id', '=', stayId).execute();
    expect((await look()).stays).toMatchObject([
      { id: leaving },
      { id: stayId, firstName: 'Anna' },
    ]);
  });
});

describe('the tasks', () => {
  it('are their own and nobody’s, and say no more than the first name', async () => {
    const other = await makeUser(t.app, 'CLEANER');
    const stay = await putStay(t.app, {
      startDate: '2026-07-04',
      endDate: '2026-07-11',
      status: 'CONFIRMED',
    });
    await make({ name: 'Di tutti', booking_id: stay, stay_day: 'arrival' });
    await make({ name: 'Sua', assignee_id: maria.id });
    await make({ name: 'Di un’altra', assignee_id: other.id });
    await make({ name: 'Fatta', completed: true });
    const answer = await look();
    expect(answer.tasks).toMatchObject([
      { name: 'Di tutti', mine: false, stay: { firstName: 'Anna', day: 'arrival' } },
      { name: 'Sua', mine: true, stay: null },
    ]);
    expect(JSON.stringify(answer)).not.toContain('Verdi');
  });

  it('are ticked, and unticked; those of others are not there', async () => {
    const other = await makeUser(t.app, 'CLEANER');
    const own = await make({ name: 'Sua', due_date: '2026-05-20', repeat: 'week' });
    const hidden = await make({ name: 'Di un’altra', assignee_id: other.id });
    const tick = (id: number, completed: boolean) =>
      viaRest(t, 'cleaning.setTaskCompleted', { id, completed }, maria.token);
    expect((await tick(own, true)).data).toMatchObject({ completed: true });
    expect((await look()).tasks).toMatchObject([{ due_date: '2026-05-27T00:00:00.000Z' }]);
    await tick(own, false);
    expect((await look()).tasks).toMatchObject([{ id: own }]);
    expect(await tick(hidden, true)).toMatchObject({ status: 404, text: 'Task non trovato.' });
    expect((await viaRest(t, 'tasks.get', { id: hidden }, editor)).data.completed).toBe(false);
  });
});

describe('whoever cleans', () => {
  it('sees of the calendar, the menu, posts and boxes what visitors see', async () => {
    await putStay(t.app, { startDate: '2026-07-04', endDate: '2026-07-11', status: 'CONFIRMED' });
    for (const name of ['bookings.list', 'menu.list', 'blog.list', 'featureBoxes.list']) {
      const seen = await viaRest(t, name, undefined, maria.token);
      expect([name, seen.data]).toEqual([name, (await viaRest(t, name)).data]);
    }
  });

  it('is held to a passkey like staff, where they are', async () => {
    await t.app.database.updateTable('securitySettings').set({ staffNeedPasskey: 1 }).execute();
    const refused = await viaRest(t, 'cleaning.get', undefined, maria.token);
    expect(refused).toMatchObject({ status: 403, code: 'PASSKEY_REQUIRED' });
    const { data } = await viaRest(t, 'accounts.me', undefined, maria.token);
    expect(data.needsPasskey).toBe(true);
  });

  it('has a session that lasts as long as those of staff', async () => {
    t.clock.set('2026-05-27T09:59:00Z');
    expect((await viaRest(t, 'cleaning.get', undefined, maria.token)).status).toBe(200);
    t.clock.set('2026-06-03T10:01:00Z');
    expect((await viaRest(t, 'cleaning.get', undefined, maria.token)).status).toBe(401);
  });

  it('is named in the audit log for what they do', async () => {
    const id = await make({ name: 'Vetri' });
    await viaRest(t, 'cleaning.setTaskCompleted', { id, completed: true }, maria.token);
    await viaRest(t, 'bookings.page', undefined, maria.token);
    const admin = await makeUser(t.app, 'ADMIN');
    const { data } = await viaRest(t, 'audit.page', undefined, admin.token);
    expect(data.events).toMatchObject([
      { action: 'bookings.page', outcome: 'denied' },
      { action: 'cleaning.setTaskCompleted', outcome: 'done', actor: { name: 'Maria Lai' } },
      { action: 'tasks.create' },
    ]);
  });
});
