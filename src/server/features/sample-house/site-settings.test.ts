import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawnIconFile, drawnIconNames } from '#shared/media/drawn-icons.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { expectEach } from '#tests/support/expect-each.ts';
import { dropImages, makeUser, putImages } from '#tests/support/factories.ts';
import { viaRest } from '#tests/support/transports.ts';

let t: TestApp;
let token: string;
beforeEach(async () => {
  t = await createTestApp();
  token = (await makeUser(t.app, 'EDITOR')).token;
  await putImages(t.app, 'mare.svg');
});
afterEach(() => t.close());

describe('the home page settings', () => {
  const update = (input: Record<string, unknown>) => viaRest(t, 'homepage.update', input, token);

  it('change in part, inside a button too', async () => {
    const before = (await viaRest(t, 'homepage.get')).data;
    const { status, data } = await update({
      heroTitle: '  Una casa sul mare ',
      primaryButton: { text: 'Scrivici' },
    });
    expect(status).toBe(200);
    expect(data).toEqual({
      ...before,
      heroTitle: 'Una casa sul mare',
      primaryButton: { ...before.primaryButton, text: 'Scrivici' },
      version: before.version + 1,
    });
    expect((await viaRest(t, 'homepage.get')).data).toEqual(data);
  });

  it('refuse what is wrong', () =>
    expectEach(
      [
        [{ siteName: ' ' }, 'Il nome del sito è obbligatorio'],
        [{ heroImage: '' }, 'L’immagine di sfondo è obbligatoria'],
        [{ heroImage: 'javascript:alert(1)' }, 'Scegli un’immagine della libreria.'],
        [{ heroTitle: '' }, 'Il titolo è obbligatorio'],
        [
          { primaryButton: { link: '//evil.example' } },
          'Inserisci un indirizzo che inizia con / oppure con https://',
        ],
      ],
      async ([wrong, message]) => {
        const before = (await viaRest(t, 'homepage.get')).data;
        expect(await update(wrong)).toMatchObject({ status: 400, text: message });
        expect((await viaRest(t, 'homepage.get')).data).toEqual(before);
      },
    ));
});

describe('the house', () => {
  const update = (input: Record<string, unknown>) => viaRest(t, 'property.update', input, token);

  it('changes in part; empty amenities and pictures are left out', async () => {
    const { status, data } = await update({
      bedrooms: 3,
      amenities: [' WiFi ', '', '   ', 'Terrazza'],
      images: [' /uploads/a.webp', ''],
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      name: 'La nostra casa',
      bedrooms: 3,
      bathrooms: 1,
      amenities: ['WiFi', 'Terrazza'],
      images: ['/uploads/a.webp'],
      pictures: [],
    });
  });

  it('refuses what is wrong', () =>
    expectEach(
      [
        [{ name: '' }, 'Il nome è obbligatorio'],
        [{ description: ' \n ' }, 'La descrizione è obbligatoria'],
        [{ bedrooms: 0 }, 'Indica almeno 1'],
        [{ bathrooms: 1.5 }, 'Indica un numero intero'],
        [{ maxGuests: '4' }, 'Indica quanti ospiti possono stare'],
        [{ images: ['data:text/html,x'] }, 'Scegli un’immagine della libreria.'],
        [{ hostImage: 'data:text/html,x' }, 'Scegli un’immagine della libreria.'],
        [{ checkInFrom: '25:00' }, 'Scrivi l’ora con i minuti, per esempio 16:00.'],
        [{ checkOutBy: '10' }, 'Scrivi l’ora con i minuti, per esempio 16:00.'],
        [{ hostPhone: 'abc' }, 'Scrivi un numero di telefono, per esempio +39 340 123 4567.'],
        [{ hostPhone: '12' }, 'Scrivi un numero di telefono, per esempio +39 340 123 4567.'],
        [
          { hostWhatsapp: '340 123 4567' },
          'Scrivi il numero con il prefisso del paese, per esempio +39 340 123 4567.',
        ],
        [{ hostEmail: 'marta' }, "Inserisci un'email valida"],
        [{ hostLanguages: ['xx'] }, 'Scegli tra le lingue dell’elenco.'],
        [
          { coordinates: { latitude: 91, longitude: 8 } },
          'Scrivi latitudine e longitudine, per esempio 39.13862, 8.27411.',
        ],
        [
          { coordinates: '39, 8' },
          'Scrivi latitudine e longitudine, per esempio 39.13862, 8.27411.',
        ],
        [{ depositCents: -1 }, 'Indica un importo fino a 100.000 €, per esempio 200.'],
        [{ depositCents: 'tanto' }, 'Indica un importo fino a 100.000 €, per esempio 200.'],
        [{ floorSizeM2: 0 }, 'Indica i metri quadrati con un numero intero, per esempio 85.'],
        [{ beds: [{ room: ' ', kind: 'double', count: 1 }] }, 'Scrivi in quale stanza'],
        [{ beds: [{ room: 'Camera', kind: 'water', count: 1 }] }, 'Scegli il tipo di letto.'],
        [
          { distances: [{ place: 'Mare', by: 'foot', minutes: 0 }] },
          'Indica i minuti con un numero intero, da 1 a 1440.',
        ],
        [{ pets: 'cats' }, 'Scegli se gli animali sono ammessi.'],
      ],
      async ([wrong, message]) => {
        expect(await update(wrong)).toMatchObject({ status: 400, text: message });
      },
    ));

  it('keeps every detail, and forgets what is emptied', async () => {
    const details = {
      kind: 'villa',
      floorSizeM2: 85,
      beds: [{ room: 'Camera', kind: 'double', count: 1 }],
      checkInFrom: '16:00',
      checkInUntil: '21:00',
      checkOutBy: '10:00',
      pets: 'ask',
      smoking: 'no',
      depositCents: 200_00,
      cancellation: 'Fino a 30 giorni prima.',
      houseRules: 'Piano.\nPiano.',
      locality: 'Carloforte',
      coordinates: { latitude: 39.138621, longitude: 8.274114 },
      distances: [{ place: 'Mare', by: 'foot', minutes: 10 }],
      hostName: 'Marta',
      hostImage: '/uploads/mare.svg',
      hostAbout: 'Eccoci.',
      hostLanguages: ['it', 'de'],
      hostPhone: '0781 123456',
      hostWhatsapp: '+39 340 123 4567',
      hostEmail: 'marta@example.com',
      hostAnswers: 'day',
      dataController: 'Marta Melis, Carloforte',
    };
    expect((await update(details)).data).toMatchObject(details);
    expect((await viaRest(t, 'property.get')).data).toMatchObject(details);
    const nothing = { coordinates: null, depositCents: null, hostPhone: '', beds: [], pets: '' };
    expect((await update(nothing)).data).toMatchObject({ ...details, ...nothing });
  });

  it('names the site too, until the site has another name', async () => {
    const siteName = async () => (await viaRest(t, 'homepage.get')).data.siteName;
    const nameSite = (name: string) => viaRest(t, 'homepage.update', { siteName: name }, token);
    await update({ name: 'Casa Libeccio' });
    expect(await siteName()).toBe('Casa Libeccio');
    await nameSite('Vacanze a Carloforte');
    await update({ name: 'Casa Maestrale' });
    expect(await siteName()).toBe('Vacanze a Carloforte');
    expect((await viaRest(t, 'property.get')).data.name).toBe('Casa Maestrale');
    await nameSite('Casa Maestrale');
    await update({ name: 'Casa Scirocco' });
    expect(await siteName()).toBe('Casa Scirocco');
  });

  it('takes no more guests from then on', async () => {
    await update({ maxGuests: 2 });
    const stay = {
      startDate: '2026-07-04',
      endDate: '2026-07-11',
      guestName: 'Anna',
      guestEmail: 'anna@example.com',
      numberOfGuests: 3,
    };
    expect((await viaRest(t, 'bookings.create', stay)).status).toBe(400);
  });
});

describe('feature boxes', () => {
  const call = (name: string, input?: Record<string, unknown>) =>
    viaRest(t, `featureBoxes.${name}`, input, token);
  const box = { icon: '/uploads/mare.svg', title: 'Il mare', description: 'A dieci minuti.' };

  it('have an icon of the library, and keep the name of one that has left it', async () => {
    const wrong = { ...box, icon: 'mai-vista.svg' };
    const message = '«mai-vista.svg» non è un’immagine della libreria.';
    expect(await call('create', wrong)).toMatchObject({
      status: 400,
      text: message,
      issues: [{ path: 'icon', message }],
    });
    const { data } = await call('create', box);
    expect((await call('update', { ...wrong, id: data.id })).status).toBe(400);
    await dropImages(t.app, 'mare.svg');
    expect((await call('update', { ...data, title: 'Mare' })).status).toBe(200);
  });

  it('may have an icon that the site draws, which anybody can load', async () => {
    for (const icon of drawnIconNames.map(drawnIconFile)) {
      expect((await call('create', { ...box, icon })).data).toMatchObject({
        icon,
        iconPicture: null,
      });
      const { statusCode, headers, body } = await t.server.inject(`/uploads/${icon}`);
      expect([icon, statusCode, headers['content-type']]).toEqual([
        icon,
        200,
        'image/svg+xml; charset=utf-8',
      ]);
      expect(body).toMatch(/^<svg xmlns.*<\/svg>$/);
      expect(headers['content-security-policy']).toContain('sandbox');
    }
    expect((await call('create', { ...box, icon: 'drawn-moon.svg' })).status).toBe(400);
    expect((await t.server.inject('/uploads/drawn-moon.svg')).statusCode).toBe(404);
  });

  it('are drafts until they are published, for staff alone', async () => {
    const { data } = await call('create', { ...box, link: '' });
    expect(data).toEqual({
      ...box,
      id: expect.any(Number),
      icon: 'mare.svg',
      link: null,
      published: false,
      iconPicture: null,
      version: 1,
    });
    expect((await viaRest(t, 'featureBoxes.list')).data).toEqual([]);
    expect((await call('list')).data).toEqual([data]);
    await call('update', { id: data.id, published: true });
    expect((await viaRest(t, 'featureBoxes.list')).data).toEqual([
      { ...data, published: true, version: 2 },
    ]);
  });

  it('refuse what is wrong', () =>
    expectEach(
      [
        [{ icon: '' }, "Seleziona un'icona"],
        [{ icon: undefined }, "Seleziona un'icona"],
        [{ title: '' }, 'Il titolo è obbligatorio'],
        [{ title: 'x'.repeat(51) }, 'Il testo è troppo lungo: al massimo 50 caratteri.'],
        [{ description: '' }, 'La descrizione è obbligatoria'],
        [{ description: 'x'.repeat(201) }, 'Il testo è troppo lungo: al massimo 200 caratteri.'],
        [
          { link: 'https://evil.example' },
          'Inserisci un indirizzo di questo sito, che inizia con /',
        ],
      ],
      async ([wrong, message]) => {
        expect(await call('create', { ...box, ...wrong })).toMatchObject({
          status: 400,
          text: message,
        });
      },
    ));

  it('change in part, and go', async () => {
    const { data } = await call('create', { ...box, link: '/booking', published: true });
    const changed = await call('update', { id: data.id, title: 'La spiaggia', link: null });
    expect(changed.data).toEqual({ ...data, title: 'La spiaggia', link: null, version: 2 });
    expect((await call('delete', { id: data.id })).data).toEqual({ message: 'Casella eliminata.' });
    expect((await call('delete', { id: data.id })).status).toBe(404);
    expect((await call('update', { id: data.id, title: 'X' })).status).toBe(404);
  });
});

it('forgets the pages that were drawn before a change, not for a refused one', async () => {
  let clears = 0;
  const clear = t.app.pageCache.clear;
  t.app.pageCache.clear = () => {
    clears += 1;
    clear();
  };
  await viaRest(t, 'homepage.update', { siteName: 'Casa' }, token);
  await viaRest(t, 'property.update', { bedrooms: 2 }, token);
  await viaRest(t, 'menu.create', { label: 'Voce' }, token);
  expect(clears).toBe(3);
  const refused = [
    await viaRest(t, 'menu.create', { label: '' }, token),
    await viaRest(t, 'menu.create', { label: 'Voce' }),
    await viaRest(t, 'menu.delete', { id: 4711 }, token),
  ];
  expect(refused.map(({ status }) => status)).toEqual([400, 401, 404]);
  expect(clears).toBe(3);
});
