import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaginatedTasks } from '#shared/tasks/tasks.schema.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { expectEach } from '#tests/support/expect-each.ts';
import { makeUser } from '#tests/support/factories.ts';
import { viaRest } from '#tests/support/transports.ts';

let t: TestApp;
let token: string;
const NOW = '2026-05-20T10:00:00.000Z';

beforeAll(async () => {
  t = await createTestApp();
  token = (await makeUser(t.app, 'EDITOR')).token;
});
beforeEach(async () => {
  t.clock.set(NOW);
  await t.app.database.deleteFrom('tasks').execute();
});
afterAll(() => t.close());

const noDay = 'Inserisci una data di scadenza esistente (aaaa-mm-gg).';
const noPriority = 'La priorità va da 1 a 10.';

const boiler = {
  name: 'Controllare la caldaia',
  description: 'Chiamare Efisio.',
  due_date: '2026-07-04T00:00:00.000Z',
  priority: 8,
  completed: false,
  order_index: 0,
};

const ofNobody = {
  repeat: 'never',
  assignee_id: null,
  assignee: null,
  on_cleaning_page: false,
  booking_id: null,
  stay_day: null,
  stay: null,
};

describe('tasks', () => {
  const call = (name: string, input?: Record<string, unknown>) =>
    viaRest(t, `tasks.${name}`, input, token);
  const make = async (own: Record<string, unknown> = {}) =>
    (await call('create', { ...boiler, ...own })).data;
  const names = async (): Promise<string[]> =>
    (await call('list')).data.map(({ name }: { name: string }) => name);

  it('are made as they were sent', async () => {
    const { status, data } = await call('create', boiler);
    expect(status).toBe(201);
    expect(data).toEqual({
      id: expect.any(Number),
      ...boiler,
      ...ofNobody,
      updated_at: NOW,
      version: 1,
    });
    expect((await call('list')).data).toEqual([data]);
  });

  it('need a name alone', async () => {
    expect((await call('create', { name: '  Comprare\nlenzuola ' })).data).toMatchObject({
      name: 'Comprare lenzuola',
      description: '',
      due_date: null,
      priority: 3,
      completed: false,
      order_index: 0,
    });
  });

  it('have each safety check once, however often it is asked for', async () => {
    const answers = await Promise.all([call('addSafetyChecks'), call('addSafetyChecks')]);
    expect(answers.map(({ data }) => data.added).sort()).toEqual([0, 3]);
    const { data } = await call('list');
    const yearly = { due_date: '2026-06-19T00:00:00.000Z', repeat: 'year' };
    expect(data).toMatchObject([yearly, yearly, yearly]);
    await call('setCompleted', { id: data[0].id, completed: true });
    expect((await call('addSafetyChecks')).data.added).toBe(0);
    await call('delete', { id: data[1].id });
    expect((await call('addSafetyChecks')).data.added).toBe(1);
  });

  it('are not made without a name', () =>
    expectEach(['', '   ', undefined, null, 7], async (name) => {
      const outcome = await call('create', { ...boiler, name });
      expect(outcome).toMatchObject({ status: 400, text: 'Il nome è obbligatorio' });
      expect(outcome.issues).toMatchObject([{ path: 'name' }]);
      expect(await names()).toEqual([]);
    }));

  it('are due on a day, however it is written', () =>
    expectEach(
      [
        ['2026-07-04', '2026-07-04T00:00:00.000Z'],
        ['2026-07-04T15:30:00Z', '2026-07-04T00:00:00.000Z'],
        ['2026-07-04T23:59:59.999Z', '2026-07-04T00:00:00.000Z'],
        ['2026-07-04T00:30:00+02:00', '2026-07-04T00:00:00.000Z'],
        ['2026-07-04T00:30', '2026-07-04T00:00:00.000Z'],
        ['', null],
        [null, null],
      ],
      async ([sent, kept]) => {
        expect((await make({ due_date: sent })).due_date).toBe(kept);
      },
    ));

  it('are not due on what is no day', () =>
    expectEach(
      ['2026-02-30', '2026-02-30T10:00:00Z', '2026-7-4', 'domani', '2026-07-04T', 20260704],
      async (due_date) => {
        const outcome = await call('create', { ...boiler, due_date });
        expect(outcome).toMatchObject({ status: 400, text: noDay });
        expect(outcome.issues).toMatchObject([{ path: 'due_date' }]);
      },
    ));

  it('have the priority that is named', () =>
    expectEach(
      [
        [1, 1],
        [10, 10],
        ['alta', 3],
        ['7', 3],
        [null, 3],
      ],
      async ([sent, kept]) => {
        expect((await make({ priority: sent })).priority).toBe(kept);
      },
    ));

  it('never have another priority', () =>
    expectEach([0, 11, -1, 2.5], async (priority) => {
      const outcome = await call('create', { ...boiler, priority });
      expect(outcome).toMatchObject({ status: 400, text: noPriority });
      const { id } = await make();
      expect(await call('update', { id, priority })).toMatchObject({
        status: 400,
        text: noPriority,
      });
    }));

  it('come soonest first, then by priority, then as they were made', async () => {
    await make({ name: 'senza data', due_date: null, priority: 10 });
    await make({ name: 'luglio', due_date: '2026-07-04', priority: 2 });
    await make({ name: 'giugno', due_date: '2026-06-04', priority: 1 });
    await make({ name: 'luglio, importante', due_date: '2026-07-04', priority: 9 });
    await make({ name: 'luglio, dopo', due_date: '2026-07-04', priority: 2 });
    await make({ name: 'senza data né peso', due_date: null, priority: 1 });
    expect(await names()).toEqual([
      'giugno',
      'luglio, importante',
      'luglio',
      'luglio, dopo',
      'senza data',
      'senza data né peso',
    ]);
  });

  it('are read one by one', async () => {
    const made = await make();
    expect((await call('get', { id: made.id })).data).toEqual(made);
  });

  it('change in part', async () => {
    const made = await make();
    t.clock.set('2026-05-20T10:01:00.000Z');
    const changed = await call('update', { id: made.id, priority: 4 });
    expect(changed.data).toEqual({
      ...made,
      priority: 4,
      updated_at: '2026-05-20T10:01:00.000Z',
      version: 2,
    });
    const emptied = await call('update', { id: made.id, description: '', due_date: null });
    expect(emptied.data).toMatchObject({ name: boiler.name, description: '', due_date: null });
    expect(await call('update', { id: made.id, name: ' ' })).toMatchObject({ status: 400 });
    expect((await call('update', { id: made.id })).data).toMatchObject({ priority: 4 });
  });

  it('are completed and reopened, with a value or by toggling', async () => {
    const { id } = await make();
    const done = async (input: Record<string, unknown>) =>
      (await call('setCompleted', { id, ...input })).data.completed;
    expect(await done({})).toBe(true);
    expect(await done({})).toBe(false);
    expect(await done({ completed: true })).toBe(true);
    expect(await done({ completed: true })).toBe(true);
    expect((await call('setCompleted', { id, completed: 'sì' })).status).toBe(400);
  });

  it('are deleted one by one', async () => {
    const { id } = await make();
    await make({ name: 'altro' });
    expect((await call('delete', { id })).data).toEqual({ message: 'Lavoro eliminato.' });
    expect(await names()).toEqual(['altro']);
  });

  it('are not found once they are deleted', async () => {
    for (const name of ['get', 'update', 'setCompleted', 'delete']) {
      expect(await call(name, { id: 4711 })).toMatchObject({
        status: 404,
        text: 'Lavoro non trovato.',
      });
    }
  });
});

describe('a page of tasks', () => {
  const send = (name: string, input?: Record<string, unknown>) =>
    viaRest(t, `tasks.${name}`, input, token);
  const found = async (input?: Record<string, unknown>): Promise<PaginatedTasks> =>
    (await send('page', input)).data;
  const names = async (input?: Record<string, unknown>) =>
    (await found(input)).tasks.map(({ name }) => name);

  const fill = async (): Promise<void> => {
    await send('create', { name: 'Bombole del gas', description: 'Chiamare in città' });
    await send('create', { name: 'Lenzuola', completed: true, priority: 9 });
    await send('create', { name: 'Caldaia', due_date: '2026-05-21' });
    await send('create', { name: 'Siepe', due_date: '2026-05-20', priority: 2 });
    await send('create', { name: 'Frigo', due_date: '2026-05-20', priority: 8 });
    await send('create', { name: 'Tende', due_date: '2026-05-19', completed: true });
  };

  it('shows all in their order, those with a day, those without one', async () => {
    await fill();
    const dated = ['Tende', 'Frigo', 'Siepe', 'Caldaia'];
    const undated = ['Lenzuola', 'Bombole del gas'];
    expect(await names()).toEqual([...dated, ...undated]);
    expect(await names({ dated: true })).toEqual(dated);
    expect(await names({ dated: false })).toEqual(undated);
  });

  it('shows open tasks, completed ones, or both', async () => {
    await fill();
    expect(await names({ completed: true })).toEqual(['Tende', 'Lenzuola']);
    expect(await names({ dated: true, completed: false })).toEqual(['Frigo', 'Siepe', 'Caldaia']);
    expect(await found({ completed: true, limit: 1 })).toMatchObject({ total: 2 });
  });

  it('shows tasks due until a day, that day included', async () => {
    await fill();
    const until = (dueUntil: string) => names({ completed: false, dueUntil });
    expect(await until('2026-05-19')).toEqual([]);
    expect(await until('2026-05-20')).toEqual(['Frigo', 'Siepe']);
    expect(await until('2026-05-21')).toEqual(['Frigo', 'Siepe', 'Caldaia']);
    expect(await names({ dueUntil: '2026-05-19' })).toEqual(['Tende']);
    expect(await names({ dueUntil: '2026-05-31', dated: false })).toEqual([]);
    expect(await send('page', { dueUntil: 'domani' })).toMatchObject({
      status: 400,
      text: 'Inserisci una data valida.',
    });
  });

  it('finds words in name and description, without case and accents', async () => {
    await fill();
    expect(await names({ search: ' CITTA bombole' })).toEqual(['Bombole del gas']);
    expect(await names({ search: 'città lenzuola' })).toEqual([]);
    expect(await names({ search: 'e', dated: true, completed: false })).toEqual(['Siepe']);
    expect(await found({ search: 'nessuno' })).toEqual({ tasks: [], total: 0 });
  });

  it('finds a task by its new words, and not by the old ones', async () => {
    const { data } = await send('create', { name: 'Comprare lenzuola' });
    await send('update', { id: data.id, description: 'Di lino, città' });
    await send('update', { id: data.id, name: 'Ordinare tende' });
    await send('setCompleted', { id: data.id });
    expect(await names({ search: 'tende lino citta' })).toEqual(['Ordinare tende']);
    expect(await names({ search: 'lenzuola' })).toEqual([]);
  });

  it('limits a long list, and counts all of it', async () => {
    for (let number = 10; number < 33; number += 1)
      await send('create', { name: `Task ${number}` });
    await send('create', { name: 'Con un giorno', due_date: '2026-05-20' });
    const first = await found({ dated: false });
    expect(first.tasks).toHaveLength(20);
    expect(first.total).toBe(23);
    expect(await names({ dated: false, page: 2 })).toEqual(['Task 30', 'Task 31', 'Task 32']);
    expect(await names({ page: 2, limit: 2 })).toEqual(['Task 11', 'Task 12']);
    expect(await found({ dated: false, page: 9 })).toEqual({ tasks: [], total: 23 });
  });
});

it('toggles by REST with an empty body', async () => {
  const { data } = await viaRest(t, 'tasks.create', boiler, token);
  const answer = await t.rest('PATCH', `/task/${data.id}/complete`, { token });
  expect(answer).toMatchObject({ status: 200, body: { completed: true } });
});

it('deletes all that are done, and says how many', async () => {
  const send = (name: string, input?: Record<string, unknown>) =>
    viaRest(t, `tasks.${name}`, input, token);
  for (const [name, completed] of Object.entries({ uno: true, due: false, tre: true })) {
    await send('create', { name, completed });
  }
  expect((await send('deleteCompleted')).data).toEqual({
    message: 'Task cancellati con successo!',
    deleted: 2,
  });
  expect((await send('list')).data).toMatchObject([{ name: 'due' }]);
  expect((await send('deleteCompleted')).data.deleted).toBe(0);
});

it('lists in the order of an index', async () => {
  const { rows } = await sql<{ detail: string }>`
    EXPLAIN QUERY PLAN
    SELECT * FROM tasks ORDER BY due_date IS NULL, due_date, priority DESC, id`.execute(
    t.app.database,
  );
  expect(rows.map(({ detail }) => detail)).toEqual(['SCAN tasks USING INDEX tasks_in_order']);
});
