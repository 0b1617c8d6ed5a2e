import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser, putBlock, putStay } from '#tests/support/factories.ts';
import { feedOf, startFeedServer } from '#tests/support/feed-server.ts';
import { viaRest } from '#tests/support/transports.ts';
import { listCleaningStays } from './cleaning.service.ts';

// Stays on the cleaners' page. Today is 20 May 2026.

let t: TestApp;
let editor: string;
beforeEach(async () => {
  t = await createTestApp({ settings: { CALENDAR_PRIVATE_ADDRESSES: 'on' } });
  editor = (await makeUser(t.app, 'EDITOR')).token;
});
afterEach(() => t.close());

describe('the stays', () => {
  it('are confirmed and not over, with the details for cleaning', async () => {
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
    const stays = await listCleaningStays(t.app);
    expect(stays).toEqual([
      {
        id: here,
        startDate: '2026-05-19',
        endDate: '2026-05-20',
        origin: null,
        guestName: 'Anna',
        numberOfGuests: 4,
        children: 1,
        linen: true,
        animals: 0,
        arrivalTime: '',
        note: 'Una culla',
      },
    ]);
    expect(JSON.stringify(stays)).not.toMatch(/verdi|segreto/i);
  });

  it('name friends in full, others by their first name', async () => {
    const stay = { guestName: 'Zia Lucia', status: 'CONFIRMED' } as const;
    const id = await putStay(t.app, { ...stay, startDate: '2026-06-06', endDate: '2026-06-13' });
    expect(await listCleaningStays(t.app)).toMatchObject([{ guestName: 'Zia' }]);
    const friends = { source: 'friends' } as const;
    await t.app.database.updateTable('bookings').set(friends).where('id', '=', id).execute();
    expect(await listCleaningStays(t.app)).toMatchObject([{ guestName: 'Zia Lucia' }]);
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
    const [leaving, blockId] = (await listCleaningStays(t.app)).map(({ id }) => id) as [
      number,
      number,
    ];
    const stayId = await putStay(t.app, { startDate: '2026-06-06', endDate: '2026-06-13' });
    await t.app.database.insertInto('sameStays').values({ stayId, blockId }).execute();
    t.clock.set('2026-05-23T10:00:00Z');
    const stays = await listCleaningStays(t.app);
    expect(stays).toMatchObject([{ id: leaving }, { id: blockId }]);
    expect(stays[0]).toEqual({
      id: leaving,
      startDate: '2026-05-17',
      endDate: '2026-05-23',
      origin: 'Airbnb',
      guestName: null,
      numberOfGuests: null,
      children: 0,
      linen: false,
      animals: 0,
      arrivalTime: '',
      note: '',
    });
    const confirmed = { status: 'CONFIRMED' } as const;
    await t.app.database.updateTable('bookings').set(confirmed).where('id', '=', stayId).execute();
    expect(await listCleaningStays(t.app)).toMatchObject([
      { id: leaving },
      { id: stayId, guestName: 'Anna' },
    ]);
  });
});
