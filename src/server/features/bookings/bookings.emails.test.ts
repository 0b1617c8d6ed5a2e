import { afterAll, describe, expect, it } from 'vitest';
import type { MailSubject, Recipient, StayMailKind } from '#server/features/outbox/outbox.mails.ts';
import { type RenderedMail, renderMail } from '#server/features/outbox/render-mail.ts';
import { mailTemplates } from '#server/mail-templates.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { makeMailSite } from '#tests/support/mail-site.ts';
import { sampleStay, writeMail } from '#tests/support/outbox.ts';
import type { BookingMailKind } from './bookings.emails.ts';
import { insertStay, type NewStay, updateStatus } from './bookings.repository.ts';
import { deleteBookingRows } from './stay-money.repository.ts';

const names = { siteName: 'Casa del Faro', publicUrl: 'https://faro.example' };
const address = 'Via del Faro 3, Marettimo';
const site = makeMailSite(names, { address });
const { app, close } = await createTestApp();
afterAll(close);

const write = (
  subject: MailSubject<BookingMailKind>,
  recipient: Recipient,
): Promise<RenderedMail> => writeMail(app, { subject, recipient, site });

const render = (subject: MailSubject<StayMailKind>): Promise<RenderedMail> => {
  const { guestName, guestEmail } = subject.stay;
  return write(subject, { name: guestName, email: guestEmail ?? '' });
};

const { bookingId: _, price: __, ...sample } = sampleStay;
const ask = (own: Partial<NewStay> = {}): Promise<number> =>
  insertStay(app.database, {
    ...sample,
    animals: 0,
    guestPhone: null,
    privateNote: '',
    cleaningNote: '',
    source: 'site',
    locale: 'it',
    quote: null,
    totalCents: null,
    userId: null,
    createdAt: '2026-05-20T10:00:00.000Z',
    ...own,
  });

const marta = { name: 'Marta', email: 'marta@example.org' };
const toStaff = (ids: number[]): Promise<RenderedMail> =>
  write({ kind: 'booking-requested-staff', ids }, marta);

describe('the mails about a stay', () => {
  it('repeat the request to the guest', async () => {
    const mail = await render({ kind: 'booking-requested', stay: sampleStay });
    expect(mail.subject).toBe('Abbiamo ricevuto la tua richiesta: 4–11 luglio 2026');
    expect(mail.text).toContain('Ciao Giulia,');
    expect(mail.text).toContain('Check-in: sab 4 luglio 2026');
    expect(mail.text).toContain('Check-out: sab 11 luglio 2026');
    expect(mail.text).toContain('Durata: 7 notti');
    expect(mail.text).toContain('Ospiti: 3, di cui 2 oltre i 12 anni');
    expect(mail.text).toContain('Totale indicativo: 878\u00a0€');
    expect(mail.replyTo).toBeUndefined();
  });

  it('carry the note only to an address that the guest has confirmed', async () => {
    const stay = { ...sampleStay, note: 'Compra su https://evil.example' };
    const mail = await render({ kind: 'booking-requested', stay });
    expect(mail.text + mail.html).not.toContain('evil.example');
    const proven = await render({ kind: 'booking-requested', stay, isProven: true });
    expect(proven.text).toContain('La tua nota\n> Compra su');
  });

  it('say that a short stay is agreed with the administrators', async () => {
    const stay = { ...sampleStay, price: { totalCents: 20_000, toBeAgreed: true } };
    const mail = await render({ kind: 'booking-requested', stay });
    expect(mail.text).toContain('200\u00a0€, da concordare con gli amministratori');
    expect(mail.text).not.toContain('Pulizia finale');
  });

  it('take the staff to the request and their answer to the guest', async () => {
    const id = await ask({ guestName: '<b>Eve</b>', note: '<script>alert(1)</script>' });
    const mail = await toStaff([id]);
    expect(mail.subject).toBe('Nuova richiesta: 4–11 luglio 2026');
    expect(mail.replyTo).toEqual({ address: 'giulia@example.org' });
    expect(mail.html).toContain(`href="https://faro.example/admin/bookings?booking=${id}"`);
    expect(mail.text).toContain('Totale indicativo: ');
    expect(mail.html).toContain('&lt;b&gt;Eve&lt;/b&gt;');
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(mail.html).not.toContain('<script');
    expect(mail.text).toContain('Nota dell’ospite\n> <script>alert(1)</script>');
  });

  it('tell the staff of many requests in a few lines', async () => {
    const names = Array.from({ length: 23 }, (_, index) => `Ospite ${index + 1} <i>x</i>`);
    const ids: number[] = [];
    for (const guestName of names) ids.push(await ask({ guestName }));
    const mail = await toStaff(ids);
    expect(mail.subject).toBe('23 nuove richieste di soggiorno');
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).toContain('Ospite 1 <i>x</i>: 4–11 luglio 2026 · 7 notti, 3 ospiti');
    expect(mail.text).toContain('Ospite 20 ');
    expect(mail.text).not.toContain('Ospite 21 ');
    expect(mail.text).toContain('…: e ancora 3');
    expect(mail.html).toContain('Ospite 20 &lt;i&gt;x');
    expect(mail.html).not.toContain('<i>');
  });

  it('say nothing to staff of a request that was answered or deleted meanwhile', async () => {
    const [answered, deleted, waiting] = [await ask(), await ask(), await ask()];
    await updateStatus(app.database, answered, {
      status: 'REJECTED',
      reason: '',
      cancelledAt: null,
    });
    await deleteBookingRows(app.database, [deleted]);
    expect((await toStaff([answered, deleted, waiting])).subject).toMatch(/^Nuova richiesta:/);
    const subject = { kind: 'booking-requested-staff', ids: [answered, deleted] } as const;
    expect(await renderMail(mailTemplates, { subject, recipient: marta }, site, app)).toBeNull();
  });

  it('give the reason of a rejection, where there is one', async () => {
    const reason = 'La casa è in manutenzione.';
    const rejected = { kind: 'booking-rejected', stay: sampleStay } as const;
    expect((await render({ ...rejected, reason })).text).toContain(reason);
    expect((await render({ ...rejected, reason: '' })).text).not.toContain('\n\n\n');
  });

  it.each(['booking-confirmed', 'booking-cancelled', 'booking-reopened'] as const)(
    'name the days: %s',
    async (kind) => {
      const mail = await render({ kind, stay: sampleStay });
      expect(mail.subject).toContain('4–11 luglio 2026');
      expect(mail.text).toContain('Check-in: sab 4 luglio 2026');
    },
  );
});
