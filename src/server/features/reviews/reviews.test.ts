import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeUser } from '#server/features/accounts/users.service.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { expectEach } from '#tests/support/expect-each.ts';
import { makeUser, putStay } from '#tests/support/factories.ts';
import { deliverMails } from '#tests/support/mailbox.ts';
import { scriptPayloads } from '#tests/support/script-payloads.ts';
import { viaRest } from '#tests/support/transports.ts';

const COMMENT = 'Una casa bellissima, torneremo.';

let t: TestApp;
let editor: string;
let guest: { id: number; token: string };
beforeEach(async () => {
  t = await createTestApp();
  editor = (await makeUser(t.app, 'EDITOR', { name: 'Elena Fois' })).token;
  guest = await makeUser(t.app, 'USER', { name: 'Nicolò Sanna' });
});
afterEach(() => t.close());

const write = async (input: Record<string, unknown> = {}, token = guest.token) =>
  viaRest(t, 'reviews.create', { rating: 5, comment: COMMENT, ...input }, token);

const writeMany = async (count: number): Promise<number[]> => {
  const ids: number[] = [];
  for (let number = 1; number <= count; number += 1) {
    t.clock.set(`2026-05-20T10:00:${String(number).padStart(2, '0')}Z`);
    ids.push((await write({ comment: `${COMMENT} Voce ${number}.` })).data.id);
  }
  return ids;
};

const setStatus = (id: number, status: string) =>
  viaRest(t, 'reviews.setStatus', { id, status }, editor);

const approvedPage = async (input?: Record<string, unknown>) =>
  (await viaRest(t, 'reviews.approvedPage', input)).data;

describe('a review', () => {
  it('tells staff whether its writer ever stayed', async () => {
    await write();
    const staysSaid = async () =>
      (await viaRest(t, 'reviews.page', undefined, editor)).data.reviews.map(
        ({ hasStayed }: { hasStayed: boolean }) => hasStayed,
      );
    expect(await staysSaid()).toEqual([false]);
    const { email } = await t.app.database
      .selectFrom('users')
      .select('email')
      .where('id', '=', guest.id)
      .executeTakeFirstOrThrow();
    const later = { startDate: '2026-07-04', endDate: '2026-07-11' };
    await putStay(t.app, { ...later, guestEmail: email, status: 'CONFIRMED' });
    expect(await staysSaid()).toEqual([false]);
    t.clock.set('2026-07-04T10:00:00Z');
    const { token } = await makeUser(t.app, 'EDITOR');
    const { data } = await viaRest(t, 'reviews.page', undefined, token);
    expect(data.reviews).toMatchObject([{ hasStayed: true }]);
    expect((await viaRest(t, 'reviews.list', undefined, token)).data[0]).not.toHaveProperty(
      'hasStayed',
    );
  });

  it('waits until staff approve it, and is then public', async () => {
    const written = await write({ rating: 4, status: 'APPROVED', author: 'Altri' }, guest.token);
    expect(written.data).toEqual({
      id: expect.any(Number),
      rating: 4,
      stayedIn: null,
      comment: COMMENT,
      locale: 'it',
      status: 'PENDING',
      createdAt: '2026-05-20T10:00:00.000Z',
      approvedAt: null,
      author: { name: 'Nicolò Sanna', avatar: null },
      answer: null,
      version: 1,
    });
    const { id } = written.data;
    expect((await viaRest(t, 'reviews.approved')).data).toEqual([]);
    expect((await viaRest(t, 'reviews.approvedPage')).data).toEqual({
      reviews: [],
      total: 0,
      averageRating: null,
    });
    const approved = await setStatus(id, 'APPROVED');
    expect(approved.data).toMatchObject({
      status: 'APPROVED',
      approvedAt: '2026-05-20T10:00:00.000Z',
    });
    const shown = {
      id,
      rating: 4,
      comment: COMMENT,
      locale: 'it',
      createdAt: '2026-05-20T10:00:00.000Z',
      author: { name: 'Nicolò Sanna', avatar: null },
      answer: null,
      status: 'APPROVED',
      stayedIn: null,
    };
    expect((await viaRest(t, 'reviews.approved')).data).toEqual([shown]);
    expect((await viaRest(t, 'reviews.approvedPage')).data).toEqual({
      reviews: [shown],
      total: 1,
      averageRating: 4,
    });
    const reverted = await setStatus(id, 'PENDING');
    expect(reverted.data).toMatchObject({ status: 'PENDING', approvedAt: null });
    expect((await viaRest(t, 'reviews.approved')).data).toEqual([]);
  });

  it('asks a visitor to log in, with its own text', async () => {
    const answer = await viaRest(t, 'reviews.create', { rating: 5, comment: COMMENT });
    expect(answer).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
      text: 'Per favore fai login per scrivere una recensione.',
    });
    const other = await viaRest(t, 'reviews.list');
    expect(other).toMatchObject({ status: 401, text: 'Authentication required' });
  });

  it('is refused in the language of the call', async () => {
    const refusal = async (rating: number, token?: string) => {
      const { body } = await t.rest('POST', '/reviews', {
        body: { rating, comment: COMMENT },
        headers: { 'accept-language': 'de' },
        ...(token && { token }),
      });
      return body.error;
    };
    expect(await refusal(5)).toBe('Bitte melden Sie sich an, um eine Bewertung zu schreiben.');
    expect(await refusal(6, guest.token)).toBe('Bitte wählen Sie 1 bis 5 Sterne.');
  });

  it('is refused if it breaks a rule', () =>
    expectEach(
      [
        [{ rating: 0 }, 'Scegli un voto da 1 a 5.'],
        [{ rating: 6 }, 'Scegli un voto da 1 a 5.'],
        [{ rating: 4.5 }, 'Scegli un voto da 1 a 5.'],
        [{ rating: '5' }, 'Scegli un voto da 1 a 5.'],
        [{ comment: '   ' }, 'Scrivi la tua recensione'],
        [{ comment: '  Nove car ' }, 'La recensione deve essere compresa tra 10 e 500 caratteri'],
        [{ comment: 'x'.repeat(501) }, 'La recensione deve essere compresa tra 10 e 500 caratteri'],
      ],
      async ([input, text]) => {
        expect(await write(input)).toMatchObject({ status: 400, text });
      },
    ));

  it('accepts the shortest and the longest comment, and defaults to five stars', async () => {
    const longest = '🌊'.repeat(500);
    const { data } = await write({ rating: undefined, comment: ` ${longest}\n` }, guest.token);
    expect(data).toMatchObject({ rating: 5, comment: longest });
    expect((await write({ comment: '🌊'.repeat(10) })).data.id).toBeGreaterThan(0);
  });

  it('is stored once, however often it is sent', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => write({})));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    const stranger = await makeUser(t.app, 'USER');
    expect((await write({}, stranger.token)).data.id).not.toBe(answers[0]?.data.id);
  });

  it('is deleted for good', async () => {
    const { id } = (await write()).data;
    expect((await viaRest(t, 'reviews.delete', { id }, editor)).data).toEqual({
      message: 'Recensione eliminata.',
    });
    for (const again of [viaRest(t, 'reviews.delete', { id }, editor), setStatus(id, 'APPROVED')]) {
      expect(await again).toMatchObject({ status: 404, text: 'Recensione non trovata.' });
    }
  });
});

describe('reviews', () => {
  it('of one user are limited, of all together they are not', async () => {
    const statuses: number[] = [];
    for (let number = 1; number <= 12; number += 1) {
      statuses.push((await write({ comment: `${COMMENT} ${number}` })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(201), 429, 429]);
    expect((await write({ comment: `${COMMENT} 1` })).status).toBe(201);
    const stranger = await makeUser(t.app, 'USER');
    expect((await write({}, stranger.token)).status).toBe(201);
  });

  it('come page by page, with the mean of all of them', async () => {
    const ids = await writeMany(8);
    for (const id of ids) await setStatus(id, 'APPROVED');
    const low = (await write({ rating: 2, comment: 'Letti scomodi, peccato.' })).data.id;
    await setStatus(low, 'APPROVED');
    const first = await approvedPage();
    expect(first).toMatchObject({ total: 9, averageRating: 4.7 });
    expect(first.reviews).toHaveLength(6);
    expect(first.reviews[0].id).toBe(low);
    const second = await approvedPage({ page: 2, limit: 6 });
    expect(second.reviews.map(({ id }: { id: number }) => id)).toEqual(ids.slice(0, 3).reverse());
    expect(await approvedPage({ page: 4, limit: 6 })).toMatchObject({ reviews: [], total: 9 });
  });

  it('come to staff with those to approve first, on whatever page', async () => {
    const [oldest = 0, second = 0, third = 0, newest = 0] = await writeMany(4);
    await setStatus(second, 'APPROVED');
    await setStatus(newest, 'APPROVED');
    const page = async (input: { page: number; limit: number }) => {
      const { data } = await viaRest(t, 'reviews.page', input, editor);
      return data.reviews.map(({ id }: { id: number }) => id);
    };
    expect(await page({ page: 1, limit: 3 })).toEqual([third, oldest, newest]);
    expect(await page({ page: 2, limit: 3 })).toEqual([second]);
    expect(await page({ page: 2, limit: 2 })).toEqual([newest, second]);
  });

  it('are searched by word, name and status', async () => {
    const [first = 0] = await writeMany(2);
    await setStatus(first, 'APPROVED');
    const stranger = await makeUser(t.app, 'USER', { name: 'Ada Verdi' });
    await write({ comment: 'Il caffè sulla terrazza vale il viaggio.' }, stranger.token);
    const found = async (input: Record<string, unknown>) => {
      const { data } = await viaRest(t, 'reviews.page', { page: 1, limit: 20, ...input }, editor);
      return [data.total, data.reviews.length];
    };
    expect(await found({})).toEqual([3, 3]);
    expect(await found({ search: 'CAFFE viaggio' })).toEqual([1, 1]);
    expect(await found({ search: 'verdi caffe' })).toEqual([1, 1]);
    expect(await found({ search: 'nicolo' })).toEqual([2, 2]);
    expect(await found({ search: 'nicolo caffe' })).toEqual([0, 0]);
    expect(await found({ search: '%' })).toEqual([0, 0]);
    expect(await found({ status: 'PENDING' })).toEqual([2, 2]);
    expect(await found({ status: 'APPROVED', search: 'sanna' })).toEqual([1, 1]);
    expect(await found({ limit: 2, page: 2 })).toEqual([3, 1]);
  });

  it('outlive the account, without a name', async () => {
    const { id } = (await write()).data;
    await setStatus(id, 'APPROVED');
    const admin = { userId: 0 } as Parameters<typeof removeUser>[2];
    await removeUser(t.app, guest.id, admin);
    const { reviews } = await approvedPage();
    expect(reviews[0].author).toEqual({ name: 'Ospite', avatar: null });
    expect(reviews[0].comment).toBe(COMMENT);
    const headers = { 'accept-language': 'de' };
    const { body } = await t.rest('GET', '/reviews/approved', { headers });
    expect(body[0].author).toEqual({ name: 'Gast', avatar: null });
  });

  it('are plain text, even if they contain HTML', async () => {
    const payloads = scriptPayloads.filter(({ length }) => length >= 10).slice(0, 9);
    for (const comment of payloads) {
      const { data } = await write({ comment });
      expect(data.comment).toBe(comment.trim());
    }
  });
});

describe('the answer of the owners', () => {
  const answer = (id: number, text: string, more: Record<string, unknown> = {}) =>
    viaRest(t, 'reviews.answer', { id, text, ...more }, editor);
  const shown = async () => (await approvedPage()).reviews[0].answer;

  it('is shown below the review, changed and removed', async () => {
    const { id } = (await write()).data;
    await setStatus(id, 'APPROVED');
    expect(await shown()).toBeNull();
    t.clock.set('2026-05-22T08:00:00Z');
    const given = { text: 'Grazie, a presto!', createdAt: '2026-05-22T08:00:00.000Z' };
    expect((await answer(id, ' Grazie, a presto! ')).data.answer).toEqual(given);
    expect(await shown()).toEqual(given);
    t.clock.set('2026-05-25T08:00:00Z');
    await answer(id, 'Grazie, vi aspettiamo.');
    expect(await shown()).toEqual({ ...given, text: 'Grazie, vi aspettiamo.' });
    const gone = await viaRest(t, 'reviews.deleteAnswer', { id }, editor);
    expect(gone.data.answer).toBeNull();
    expect(await shown()).toBeNull();
    const again = await viaRest(t, 'reviews.deleteAnswer', { id }, editor);
    expect(again).toMatchObject({ status: 404, text: 'Questa recensione non ha una risposta.' });
  });

  it.each(['', '   ', 'x'.repeat(1001)])('is a text of some length: %#', async (text) => {
    const { id } = (await write()).data;
    expect((await answer(id, text)).status).toBe(400);
    expect((await viaRest(t, 'reviews.list', undefined, editor)).data[0].answer).toBeNull();
  });

  it('is deleted with its review', async () => {
    const { id } = (await write()).data;
    await answer(id, 'Grazie!');
    await viaRest(t, 'reviews.delete', { id }, editor);
    expect(await answer(id, 'Grazie!')).toMatchObject({ status: 404 });
  });
});

describe('the mail to staff', () => {
  it('announces the first at once, and later ones together', async () => {
    await write({ rating: 4 });
    const [mail] = await deliverMails(t.app);
    expect(mail).toMatchObject({
      subject: 'Nuova recensione: 4 su 5',
    });
    expect(mail?.text).toMatch(/^Ciao Elena,\n\nNicolò Sanna ha scritto una recensione/);
    expect(mail?.text).toContain(`Recensione: ${COMMENT}`);
    expect(mail?.text).toContain('https://casa.example/admin/reviews?status=pending');

    for (const word of ['mare', 'vento', 'sole']) await write({ comment: `${COMMENT} ${word}` });
    expect(await deliverMails(t.app)).toEqual([]);
    t.clock.set('2026-05-20T10:16:00Z');
    const [collected, ...more] = await deliverMails(t.app);
    expect(more).toEqual([]);
    expect(collected?.subject).toBe('3 nuove recensioni');
    for (const word of ['mare', 'vento', 'sole']) expect(collected?.text).toContain(word);
  });

  it('is not sent when nothing is left to approve, nor for the same again', async () => {
    const { id } = (await write()).data;
    await viaRest(t, 'reviews.delete', { id }, editor);
    expect(await deliverMails(t.app)).toEqual([]);
  });

  it('shows the review as text', async () => {
    await write({ comment: '<img src=x onerror="window.__ran=1"> &amp; testo' });
    const [mail] = await deliverMails(t.app);
    expect(mail?.html).toContain('&lt;img src=x onerror=');
    expect(mail?.html).not.toContain('<img src=x');
  });
});

describe('the language of a review', () => {
  const approve = async (comment: string, locale: string): Promise<number> => {
    const { body } = await t.rest('POST', '/reviews', {
      token: guest.token,
      body: { rating: 5, comment },
      headers: { 'accept-language': locale },
    });
    await setStatus(body.id, 'APPROVED');
    return body.id;
  };
  const inGerman = async () =>
    (await t.rest('GET', '/reviews/approved', { headers: { 'accept-language': 'de' } })).body[0];
  const translate = (itemId: number, field: string, text: string) => {
    const name = { locale: 'de', kind: 'review', itemId, field } as const;
    return viaRest(t, 'translations.save', { ...name, text }, editor);
  };

  it('is that of the page on which the guest wrote; only an answer to it can be translated', async () => {
    const id = await approve('Une très belle maison, merci.', 'fr');
    await viaRest(t, 'reviews.answer', { id, text: 'Grazie a te!' }, editor);
    expect((await translate(id, 'comment', 'Ein schönes Haus.')).status).toBe(404);
    expect((await translate(id, 'answer', 'Danke Ihnen!')).status).toBe(200);
    expect(await inGerman()).toMatchObject({
      comment: 'Une très belle maison, merci.',
      locale: 'fr',
      answer: { text: 'Danke Ihnen!' },
    });
  });

  it('is Italian until the owners translate it, and says so', async () => {
    const id = await approve(COMMENT, 'it');
    await viaRest(t, 'reviews.answer', { id, text: 'Grazie a te!' }, editor);
    expect((await inGerman()).untranslated).toEqual(['comment', 'answer.text']);
    await translate(id, 'comment', 'Ein wunderschönes Haus, wir kommen wieder.');
    expect(await inGerman()).toMatchObject({
      comment: 'Ein wunderschönes Haus, wir kommen wieder.',
      locale: 'it',
      untranslated: ['answer.text'],
    });
  });

  it('is of no interest before the review is approved', async () => {
    const { data } = await write();
    expect((await translate(data.id, 'comment', 'Ein wunderschönes Haus.')).status).toBe(404);
  });
});
