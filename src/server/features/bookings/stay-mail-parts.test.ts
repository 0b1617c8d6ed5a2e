import { afterAll, describe, expect, it } from 'vitest';
import { bumpVersion } from '#server/database/versions.ts';
import { createCmsPage } from '#server/features/cms/cms-pages.service.ts';
import type { MailSite } from '#server/features/outbox/mail-parts.ts';
import type { MailSubject, StayMailKind } from '#server/features/outbox/outbox.mails.ts';
import { type RenderedMail, renderMail } from '#server/features/outbox/render-mail.ts';
import { mailTemplates } from '#server/mail-templates.ts';
import type { DecidableStatus } from '#shared/bookings/bookings.schema.ts';
import { createCmsPageInput } from '#shared/cms/cms-pages.schema.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { makeMailSite } from '#tests/support/mail-site.ts';
import { sampleStay, storeStay, writeMail } from '#tests/support/outbox.ts';
import { deleteBookingRows } from './stay-money.repository.ts';

const names = { siteName: 'Casa del Faro', publicUrl: 'https://faro.example' };
const address = 'Via del Faro 3, Marettimo';
const { app, close } = await createTestApp();
afterAll(close);

/** A mail about a stay that is in the state of which the mail speaks, unless another is given. */
const render = (
  subject: MailSubject<StayMailKind>,
  {
    site = makeMailSite(names, { address }),
    ...own
  }: { site?: MailSite; status?: DecidableStatus } = {},
): Promise<RenderedMail> => {
  const { guestName, guestEmail } = subject.stay;
  const recipient = { name: guestName, email: guestEmail ?? '' };
  return writeMail(app, { subject, recipient, site, ...own });
};

describe('the mail about a changed stay', () => {
  const earlier = {
    startDate: '2026-06-28',
    endDate: '2026-07-04',
    numberOfGuests: 1,
    over12: 1,
    linen: false,
    totalCents: 68_600,
  };
  const changed = { kind: 'booking-changed', stay: sampleStay, previous: earlier } as const;

  it('contains the old values of a changed request, which still waits', async () => {
    const { subject, text, calendar } = await render(changed);
    expect(subject).toBe('La tua richiesta è cambiata: 4–11 luglio 2026');
    expect(text).toContain('le date non sono riservate');
    expect(text).toMatch(/^Richiesta n\. \d+ · in attesa di risposta$/m);
    for (const line of [
      'Check-in: sab 4 luglio 2026\n  prima: dom 28 giugno 2026',
      'Check-out: sab 11 luglio 2026\n  prima: sab 4 luglio 2026',
      'Durata: 7 notti\n  prima: 6 notti',
      'Ospiti: 3, di cui 2 oltre i 12 anni\n  prima: 1',
      'Biancheria e asciugamani: sì\n  prima: no',
      'Totale indicativo: 878\u00a0€\n  prima: 686\u00a0€',
    ]) {
      expect(text).toContain(line);
    }
    expect(calendar).toBeUndefined();
  });

  it('says nothing of what a change left as it was, or an earlier mail did not tell', async () => {
    const { startDate, endDate } = sampleStay;
    const { text } = await render({
      ...changed,
      previous: { startDate, endDate, numberOfGuests: 1 },
    });
    expect(text.match(/prima: .*/g)).toEqual(['prima: 1']);
  });

  it('tells a changed stay from a changed request, with the file for the calendar', async () => {
    const mail = await render(changed, { status: 'CONFIRMED' });
    expect(mail.subject).toBe('Il tuo soggiorno è cambiato: 4–11 luglio 2026');
    expect(mail.text).toMatch(/^Prenotazione n\. \d+ · confermata$/m);
    expect(mail.text).toContain('Totale concordato: 878\u00a0€\n  prima: 686\u00a0€');
    expect(mail.text).not.toContain('non sono riservate');
    expect(mail.calendar?.ics).toContain('DTSTART;VALUE=DATE:20260704\r\n');
  });
});

describe('the mails to the guest of a stay', () => {
  it('carry the lines of the price, unless another total was agreed', async () => {
    const { text } = await render({ kind: 'booking-requested', stay: sampleStay });
    const sums = [
      ...text.matchAll(/^(?:Soggiorno, 7 notti|Pulizia|Bianch|Tassa).*: (\d+)\u00a0€$/gm),
    ];
    expect(sums).toHaveLength(4);
    expect(sums.reduce((sum, [, euros]) => sum + Number(euros), 0)).toBe(878);
    const price = { totalCents: 80_000, toBeAgreed: false };
    const agreed = await render({ kind: 'booking-confirmed', stay: { ...sampleStay, price } });
    expect(agreed.text).toContain('Totale concordato: 800\u00a0€');
    expect(agreed.text).not.toContain('Soggiorno, 7 notti');
  });

  it('name the list of another year only while the total is not agreed', async () => {
    const stay = { ...sampleStay, startDate: '2027-07-03', endDate: '2027-07-10' };
    const remark = 'Calcolato con i prezzi 2026, validi anche per il 2027.';
    const requested = await render({ kind: 'booking-requested', stay });
    expect(requested.text).toContain(`Totale indicativo: 878\u00a0€\n${remark}`);
    const confirmed = await render({ kind: 'booking-confirmed', stay });
    expect(confirmed.text).toContain('Totale concordato: 878\u00a0€');
    expect(confirmed.text + confirmed.html).not.toContain('validi anche');
  });

  it('bring a confirmed stay into the guest’s calendar, and replace its request there', async () => {
    const id = await storeStay(app, sampleStay, 'CONFIRMED');
    const stay = { ...sampleStay, bookingId: id };
    const write = async () => {
      const subject = { kind: 'booking-confirmed', stay } as const;
      const recipient = { name: stay.guestName, email: stay.guestEmail ?? '' };
      return (
        await renderMail(
          mailTemplates,
          { subject, recipient },
          makeMailSite(names, { address }),
          app,
        )
      )?.calendar;
    };
    const first = await write();
    expect(first?.fileName).toBe('soggiorno-2026-07-04.ics');
    for (const line of [
      `UID:richiesta-${id}@faro.example`,
      'DTSTART;VALUE=DATE:20260704',
      // The day of departure is part of it.
      'DTEND;VALUE=DATE:20260712',
      'SUMMARY:Casa del Faro',
      'LOCATION:Via del Faro 3\\, Marettimo',
      'SEQUENCE:1',
    ]) {
      expect(first?.ics.split('\r\n')).toContain(line);
    }
    await bumpVersion(app.database, 'bookings', { id });
    expect((await write())?.ics).toContain('SEQUENCE:2');
    await deleteBookingRows(app.database, [id]);
  });

  it('carry the note to a guest whose request staff have read', async () => {
    const { text, html } = await render({ kind: 'booking-confirmed', stay: sampleStay });
    expect(text).toContain('La tua nota\n> Arriviamo con il traghetto delle 18.');
    expect(html).toMatch(/<blockquote lang="it"[^>]*>Arriviamo con il traghetto delle 18\.</);
  });

  it('quote the words of staff, and say in which language they are', async () => {
    const reason = 'La casa è in manutenzione.\nCi dispiace per il disagio.';
    const stay = { ...sampleStay, locale: 'de' } as const;
    const { text, html } = await render({ kind: 'booking-cancelled', stay, reason });
    expect(text).toContain(
      'Unsere Nachricht an Sie (auf Italienisch)\n> La casa è in manutenzione.\n> Ci dispiace per il disagio.',
    );
    expect(html).toMatch(/<blockquote lang="it"[^>]*>La casa è in manutenzione\.<br>/);
    const own = 'Leider ist das Haus nicht bewohnbar.';
    const german = await render({ kind: 'booking-rejected', stay, reason: own });
    expect(german.text).toContain(`Unsere Nachricht an Sie\n> ${own}`);
  });

  it('regret a cancellation, and speak of money without a promise', async () => {
    const { text } = await render({ kind: 'booking-cancelled', stay: sampleStay, reason: '' });
    expect(text).toContain('abbiamo annullato il tuo soggiorno');
    expect(text).toContain('Ci dispiace');
    expect(text).toContain('Se hai già pagato qualcosa');
    expect(text).not.toMatch(/A presto|rimbors/);
    expect(text).toMatch(/^Prenotazione n\. \d+ · annullata$/m);
  });

  it('say by when the hosts answer, and on which terms', async () => {
    const house = {
      hostAnswers: 'day',
      howToPay: 'Tutto all’arrivo.',
      cancellation: 'Fino a 30 giorni prima.',
      depositCents: 200_00,
      checkInFrom: '16:00',
      checkInUntil: '21:00',
      checkOutBy: '10:00',
    } as const;
    const { text } = await render(
      { kind: 'booking-requested', stay: sampleStay },
      { site: makeMailSite(names, house) },
    );
    expect(text).toContain('Check-in: sab 4 luglio 2026, dalle 16:00 alle 21:00');
    expect(text).toContain('Check-out: sab 11 luglio 2026, entro le 10:00');
    expect(text).toContain('di solito rispondiamo entro un giorno');
    expect(text).toContain('Come si paga\nTutto all’arrivo.');
    expect(text).toContain('\nFino a 30 giorni prima.');
    expect(text).toContain('Cauzione\n200\u00a0€');
  });

  it('lead to the house: its page where there is one, and the map', async () => {
    const confirmed = { kind: 'booking-confirmed', stay: sampleStay } as const;
    const map = 'https://www.google.com/maps/search/?api=1&query=';
    const { text } = await render(confirmed);
    expect(text).toContain(`Apri la mappa: ${map}Via%20del%20Faro%203%2C%20Marettimo`);
    expect(text).not.toContain('/pages/');
    const content =
      '<p>Il traghetto parte da Trapani ogni mattina e arriva dopo un’ora e mezza.</p>';
    const page = { title: 'Come arrivare', slug: 'come-arrivare', content, published: true };
    await createCmsPage(app, createCmsPageInput.parse(page));
    const coordinates = { latitude: 37.97, longitude: 12.05 };
    const { text: after } = await render(confirmed, {
      site: makeMailSite(names, { address, coordinates }),
    });
    expect(after).toContain('Leggi come arrivare: https://faro.example/pages/come-arrivare');
    expect(after).toContain(`Apri la mappa: ${map}37.97000%2C12.05000`);
  });
});
