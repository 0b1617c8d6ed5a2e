import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});
afterEach(() => t.close());

const post = async (url: string, fields: Record<string, string>, headers = {}) => {
  const {
    statusCode,
    body,
    headers: answered,
  } = await t.server.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
  return { status: statusCode, body, headers: answered };
};

const request = {
  startDate: '2026-07-04',
  endDate: '2026-07-11',
  numberOfGuests: '3',
  over12: '3',
  guestName: 'Zoë <b>D’Amico</b>',
  guestEmail: 'zoe@example.com',
  note: 'Arriviamo tardi.\r\nGrazie',
};

const stays = () => t.app.database.selectFrom('bookings').selectAll().execute();

describe('a request without JavaScript', () => {
  it('is stored as by the API, once', async () => {
    const { status, body, headers } = await post('/richiesta', { ...request, linen: 'on' });
    expect(status).toBe(200);
    expect(body).toContain('<h1>Richiesta di Prenotazione inviata!</h1>');
    const sum = 'Totale indicativo: 892\u00a0€';
    for (const text of [
      'Richiesta n. 1<',
      'Check-in: sab 4 luglio 2026',
      'Ospiti: 3',
      'Biancheria e asciugamani: 30\u00a0€',
      'Pulizia finale: 30\u00a0€',
      sum,
      'La tua nota: Arriviamo tardi.',
      'non sono riservate',
    ]) {
      expect(body).toContain(text);
    }
    expect(headers['cache-control']).toBe('no-store');
    await post('/richiesta', { ...request, linen: 'on' });
    expect(await stays()).toMatchObject([
      { status: 'PENDING', startDate: '2026-07-04', numberOfGuests: 3, over12: 3, linen: 1 },
    ]);
  });

  it('says on a line of its own which year’s prices count', async () => {
    const next = { ...request, startDate: '2027-07-03', endDate: '2027-07-10' };
    const { body } = await post('/richiesta', next);
    expect(body).toMatch(/\d\u00a0€<\/p>\s*<p>Calcolato con i prezzi 2026/);
  });

  it('promises a mail only from a site that sends some', async () => {
    const sentence = 'arriverà un’email di conferma a zoe@example.com';
    const { body } = await post('/richiesta', request);
    expect(body).not.toContain(sentence);
    expect(body).toContain('Per ora il sito non manda email.');
    await t.close();
    t = await createTestApp({ settings: { SMTP_URL: 'smtp://127.0.0.1:2525' } });
    expect((await post('/richiesta', request)).body).toContain(sentence);
  });

  it('that is invalid explains the error, changes nothing, and has no link to an empty form', async () => {
    const wrong = { ...request, numberOfGuests: '', guestName: ' ', guestEmail: 'zoe' };
    const { status, body } = await post('/richiesta', wrong);
    expect(status).toBe(400);
    for (const text of [
      'Errore nel creare la prenotazione',
      'Indica almeno 1 ospite',
      'Il nome è obbligatorio',
      'valida',
      'Con il tasto Indietro',
    ]) {
      expect(body).toContain(text);
    }
    expect(body).not.toContain('<a ');
    expect(await stays()).toEqual([]);
  });

  it('for fewer guests than the form’s default counts these', async () => {
    await post('/richiesta', { ...request, numberOfGuests: '1', over12: '2' });
    expect(await stays()).toMatchObject([{ numberOfGuests: 1, over12: 1 }]);
  });

  it('for taken dates is refused', async () => {
    await post('/richiesta', request);
    await t.app.database.updateTable('bookings').set({ status: 'CONFIRMED' }).execute();
    const { status, body } = await post('/richiesta', { ...request, guestName: 'Altri' });
    expect(status).toBe(409);
    expect(body).toContain('Le date selezionate non sono disponibili');
  });

  it('that another site makes browsers send is refused (CSRF)', async () => {
    const { status, headers } = await post('/richiesta', request, {
      'sec-fetch-site': 'cross-site',
    });
    expect([status, headers.location]).toEqual([303, '/#prenota']);
    expect(await stays()).toEqual([]);
  });

  it('accepts nothing but a small form', async () => {
    expect((await post('/richiesta', { ...request, note: 'x'.repeat(70_000) })).status).toBe(413);
    const answer = await t.server.inject({
      method: 'POST',
      url: '/richiesta',
      payload: request,
    });
    expect(answer.statusCode).toBe(415);
    expect((await post('/richiesta', {})).status).toBe(400);
    expect(await stays()).toEqual([]);
  });

  it('redirects a reload of the answer to the form', async () => {
    const { statusCode, headers } = await t.server.inject({ url: '/richiesta' });
    expect([statusCode, headers.location]).toEqual([303, '/#prenota']);
  });
});

describe('a message without JavaScript', () => {
  const message = { name: 'Anna', email: 'anna@example.com', message: 'C’è un seggiolone?' };
  const messages = () => t.app.database.selectFrom('contactMessages').selectAll().execute();

  it('needs the privacy policy to be accepted', async () => {
    const { status, body } = await post('/messaggio', message);
    expect(status).toBe(400);
    expect(body).toContain('Devi accettare le condizioni della privacy per inviare il messaggio.');
    expect(await messages()).toEqual([]);
    const accepted = await post('/messaggio', { ...message, phone: '', privacy: 'on' });
    expect(accepted.body).toContain('<h1>Messaggio inviato con successo!</h1>');
    expect(await messages()).toMatchObject([{ name: 'Anna', phone: null }]);
  });
});

describe('a form of a page in another language', () => {
  it('is answered in it, and sets the stay’s language', async () => {
    const browser = { 'accept-language': 'it-IT,it;q=0.9' };
    const { body } = await post('/de/richiesta', { ...request, linen: 'on' }, browser);
    expect(body).toContain('<html lang="de">');
    expect(body).toContain('<h1>Ihre Anfrage wurde gesendet!</h1>');
    expect(body).toContain('Anreise: Sa, 4. Juli 2026');
    expect(body).toContain('href="/de"');
    expect(await stays()).toMatchObject([{ locale: 'de' }]);
  });

  it('that is wrong is refused in it', async () => {
    const { status, body } = await post('/fr/richiesta', { ...request, numberOfGuests: '' });
    expect(status).toBe(400);
    expect(body).toContain('Votre demande n’a pas pu être envoyée');
    expect(body).toContain('Avec le bouton Retour');
  });

  it('without consent to the privacy policy is refused in it', async () => {
    const { body } = await post('/de/messaggio', { name: 'Anna', email: 'anna@example.com' });
    expect(body).toContain('Bitte stimmen Sie der Datenschutzerklärung zu');
  });

  it('that is too long is refused in it', async () => {
    const { status, body } = await post('/en/messaggio', { message: 'x'.repeat(70_000) });
    expect(status).toBe(413);
    expect(body).toContain('<h1>Your message could not be sent</h1>');
    expect(body).toContain('The data sent is too large.');
    expect(body).not.toContain('<a ');
  });

  it('redirects a reload of the answer to it', async () => {
    const { headers } = await t.server.inject({ url: '/de/richiesta' });
    expect(headers.location).toBe('/de#prenota');
  });
});
