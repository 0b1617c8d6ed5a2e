import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Task } from '#shared/tasks/tasks.schema.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser, putBlock, putStay } from '#tests/support/factories.ts';
import { deliverMails } from '#tests/support/mailbox.ts';
import { viaRest } from '#tests/support/transports.ts';

// Tasks that repeat, that follow a stay, and that have an assignee. Today is 20 May 2026.

let t: TestApp;
let editor: { id: number; token: string };
beforeEach(async () => {
  t = await createTestApp();
  editor = await makeUser(t.app, 'EDITOR');
});
afterEach(() => t.close());

const call = (name: string, input?: Record<string, unknown>) =>
  viaRest(t, name, input, editor.token);
const make = async (input: Record<string, unknown>): Promise<Task> =>
  (await call('tasks.create', { name: 'Pulizia', ...input })).data;
const open = async (): Promise<Task[]> =>
  (await call('tasks.list')).data.filter((task: Task) => !task.completed);
const dues = async () => (await open()).map(({ due_date }) => due_date?.slice(0, 10) ?? null);
const done = (id: number, completed = true) => call('tasks.setCompleted', { id, completed });

describe('a task that repeats', () => {
  it('makes the next one when it is done', async () => {
    const { id } = await make({ due_date: '2026-05-20', repeat: 'week', description: 'Bagni' });
    await done(id);
    expect(await open()).toMatchObject([
      {
        name: 'Pulizia',
        description: 'Bagni',
        repeat: 'week',
        due_date: '2026-05-27T00:00:00.000Z',
      },
    ]);
  });

  it('makes only one, even for concurrent ticks', async () => {
    const { id } = await make({ due_date: '2026-05-20', repeat: 'week' });
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2 === 0 ? done(id) : call('tasks.update', { id, completed: true }),
      ),
    );
    expect(await dues()).toEqual(['2026-05-27']);
  });

  it('makes only one, even if it is toggled repeatedly', async () => {
    const { id } = await make({ due_date: '2026-05-20', repeat: 'day' });
    await Promise.all(Array.from({ length: 9 }, () => call('tasks.setCompleted', { id })));
    expect(await dues()).toEqual(['2026-05-21']);
  });

  it('removes the next one with the tick, unless it was edited', async () => {
    const { id } = await make({ due_date: '2026-05-20', repeat: 'week' });
    await done(id);
    await done(id, false);
    expect(await dues()).toEqual(['2026-05-20']);
    await done(id);
    const [next] = await open();
    await call('tasks.update', { id: next?.id, description: 'Anche i vetri' });
    await done(id, false);
    expect(await dues()).toEqual(['2026-05-20', '2026-05-27']);
    await done(id);
    expect(await dues()).toEqual(['2026-05-27']);
  });

  it('comes back to the last day of the month', async () => {
    const { id } = await make({ due_date: '2026-05-31', repeat: 'month' });
    await done(id);
    const [june] = await open();
    await done(june?.id ?? 0);
    expect(await dues()).toEqual(['2026-07-31']);
  });

  it('counts from a day that was changed', async () => {
    const { id } = await make({ due_date: '2026-05-20', repeat: 'week' });
    await call('tasks.update', { id, due_date: '2026-05-22' });
    await done(id);
    expect(await dues()).toEqual(['2026-05-29']);
  });

  it('needs a day to begin with', async () => {
    const refused = await call('tasks.create', { name: 'Pulizia', repeat: 'week' });
    expect(refused).toMatchObject({ status: 400, issues: [{ path: 'due_date' }] });
    const { id } = await make({ due_date: '2026-05-20', repeat: 'week' });
    expect(await call('tasks.update', { id, due_date: null })).toMatchObject({ status: 400 });
    await call('tasks.update', { id, due_date: null, repeat: 'never' });
    expect(await dues()).toEqual([null]);
  });

  it('goes on when the completed one is deleted', async () => {
    const { id } = await make({ due_date: '2026-05-20', repeat: 'year' });
    await done(id);
    await call('tasks.deleteCompleted');
    expect(await dues()).toEqual(['2027-05-20']);
  });
});

describe('a task of each departure', () => {
  const confirmed = (startDate: string, endDate: string) =>
    putStay(t.app, { startDate, endDate, status: 'CONFIRMED' });

  it('is due with the next confirmed one, and then with the one after', async () => {
    await putStay(t.app, { startDate: '2026-05-21', endDate: '2026-05-24' });
    await putBlock(t.app, { startDate: '2026-05-25', endDate: '2026-05-26' });
    const first = await confirmed('2026-06-06', '2026-06-13');
    const { id } = await make({ repeat: 'departure', due_date: '2026-12-24' });
    expect(await open()).toMatchObject([
      {
        due_date: '2026-06-13T00:00:00.000Z',
        booking_id: first,
        stay: { guestName: 'Anna Verdi' },
      },
    ]);
    await confirmed('2026-06-13', '2026-06-20');
    await done(id);
    expect(await dues()).toEqual(['2026-06-20']);
  });

  it('waits for a stay, and follows its changes', async () => {
    await make({ repeat: 'arrival' });
    expect(await dues()).toEqual([null]);
    const july = await putStay(t.app, { startDate: '2026-07-04', endDate: '2026-07-11' });
    expect(await dues()).toEqual([null]);
    await call('bookings.setStatus', { id: july, status: 'CONFIRMED' });
    expect(await dues()).toEqual(['2026-07-04']);
    await call('bookings.update', { id: july, startDate: '2026-07-05' });
    expect(await dues()).toEqual(['2026-07-05']);
    const june = await confirmed('2026-06-06', '2026-06-13');
    expect(await dues()).toEqual(['2026-06-06']);
    await call('bookings.setStatus', { id: june, status: 'REJECTED' });
    expect(await dues()).toEqual(['2026-07-05']);
    await call('bookings.delete', { id: july });
    expect(await open()).toMatchObject([{ due_date: null, booking_id: null, stay: null }]);
  });

  it('skips no stay from today on when it is done late', async () => {
    await confirmed('2026-05-16', '2026-05-21');
    await confirmed('2026-05-21', '2026-05-24');
    const { id } = await make({ repeat: 'departure' });
    t.clock.set('2026-05-24T08:00:00Z');
    await done(id);
    expect(await dues()).toEqual(['2026-05-24']);
  });

  it('is due as before when the tick is taken back', async () => {
    await confirmed('2026-05-16', '2026-05-23');
    await confirmed('2026-05-23', '2026-05-30');
    const { id } = await make({ repeat: 'departure' });
    await done(id);
    await done(id, false);
    expect(await dues()).toEqual(['2026-05-23']);
  });
});

describe('a task by one stay', () => {
  it('is due on its day, moves with it, and remains when the stay is deleted', async () => {
    const id = await putStay(t.app, {
      startDate: '2026-07-04',
      endDate: '2026-07-11',
      status: 'CONFIRMED',
    });
    await make({ name: 'Culla', booking_id: id, stay_day: 'arrival' });
    await make({ name: 'Chiavi', booking_id: id, due_date: '2026-07-01' });
    expect(await dues()).toEqual(['2026-07-01', '2026-07-04']);
    await call('bookings.update', { id, startDate: '2026-07-03' });
    expect(await dues()).toEqual(['2026-07-01', '2026-07-03']);
    await call('bookings.delete', { id });
    expect(await open()).toMatchObject([
      { due_date: '2026-07-01T00:00:00.000Z', booking_id: null },
      { due_date: '2026-07-03T00:00:00.000Z', booking_id: null, stay_day: null },
    ]);
  });

  it('stays on its day once it is done', async () => {
    const id = await putStay(t.app, { startDate: '2026-07-04', endDate: '2026-07-11' });
    const task = await make({ booking_id: id, stay_day: 'departure' });
    await done(task.id);
    await call('bookings.update', { id, endDate: '2026-07-10' });
    expect((await call('tasks.get', { id: task.id })).data.due_date).toBe(
      '2026-07-11T00:00:00.000Z',
    );
  });

  it('needs a stay, and does not repeat', async () => {
    const block = await putBlock(t.app, { startDate: '2026-07-04', endDate: '2026-07-11' });
    const stay = await putStay(t.app, { startDate: '2026-08-04', endDate: '2026-08-11' });
    for (const [input, path] of [
      [{ stay_day: 'arrival' }, 'booking_id'],
      [{ booking_id: block }, 'booking_id'],
      [{ booking_id: 4711 }, 'booking_id'],
      [{ booking_id: stay, stay_day: 'arrival', repeat: 'departure' }, 'repeat'],
    ] as const) {
      const refused = await call('tasks.create', { name: 'Culla', ...input });
      expect(refused).toMatchObject({ status: 400, issues: [{ path }] });
    }
    expect(await open()).toEqual([]);
  });
});

describe('a task with an assignee', () => {
  const maria = () => makeUser(t.app, 'EDITOR', { name: 'Maria Lai', email: 'maria@example.com' });

  it('names them, and several are announced in one mail', async () => {
    const { id } = await maria();
    expect((await call('tasks.people')).data).toEqual([
      { id, name: 'Maria Lai', role: 'EDITOR' },
      { id: editor.id, name: 'Persona Prova', role: 'EDITOR' },
    ]);
    const task = await make({
      assignee_id: id,
      due_date: '2026-05-23',
      description: 'Anche fuori.',
    });
    expect(task.assignee).toEqual({ name: 'Maria Lai', role: 'EDITOR' });
    const [mail, ...more] = await deliverMails(t.app);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: { address: 'maria@example.com' },
      subject: 'Da fare: Pulizia',
    });
    expect(mail?.text).toContain('entro sab 23 maggio 2026. Anche fuori.');
    expect(mail?.text).toContain('https://casa.example/admin/task');

    const second = await make({ name: 'Vetri', assignee_id: id });
    await make({ name: 'Forno', assignee_id: id });
    const given = await make({ name: 'Scale' });
    await call('tasks.update', { id: given.id, assignee_id: id });
    await done(second.id);
    t.clock.set('2026-05-20T10:16:00Z');
    const [digest] = await deliverMails(t.app);
    expect(digest?.subject).toBe('2 cose da fare');
    expect(digest?.text).not.toContain('Vetri');
  });

  it('causes no mail if they assigned it themselves, nor when it repeats', async () => {
    const { id } = await maria();
    await make({ assignee_id: editor.id });
    const task = await make({ assignee_id: id, due_date: '2026-05-20', repeat: 'week' });
    expect(await deliverMails(t.app)).toHaveLength(1);
    await done(task.id);
    t.clock.set('2026-05-21T10:00:00Z');
    expect(await deliverMails(t.app)).toEqual([]);
    expect((await open()).map(({ assignee_id }) => assignee_id)).toContain(id);
  });

  it('is unassigned once they leave', async () => {
    const admin = await makeUser(t.app, 'ADMIN');
    const { id } = await maria();
    await make({ assignee_id: id });
    await viaRest(t, 'users.update', { id, role: 'USER' }, admin.token);
    expect(await open()).toMatchObject([{ assignee_id: null, assignee: null }]);
    const refused = await call('tasks.create', { name: 'Vetri', assignee_id: id });
    expect(refused).toMatchObject({ status: 400, issues: [{ path: 'assignee_id' }] });
  });
});
