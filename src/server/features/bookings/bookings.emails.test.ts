import { afterAll, describe, expect, it } from 'vitest';
import type { MailSubject } from '#server/features/outbox/outbox.mails.ts';
import { type RenderedMail, renderMail } from '#server/features/outbox/render-mail.ts';
import { mailTemplates } from '#server/mail-templates.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { sampleStay } from '#tests/support/outbox.ts';
import type { BookingMailKind } from './bookings.emails.ts';

const site = {
  siteName: 'Casa del Faro',
  publicUrl: 'https://faro.example',
  address: 'Via del Faro 3, Marettimo',
};
const { app, close } = await createTestApp();
afterAll(close);

const render = async (subject: MailSubject<BookingMailKind>): Promise<RenderedMail> => {
  const { guestName, guestEmail } = subject.stay;
  const recipient =
    subject.kind === 'booking-requested-staff'
      ? { name: 'Marta', email: 'marta@example.org' }
      : { name: guestName, email: guestEmail };
  const mail = await renderMail(mailTemplates, { subject, recipient }, site, app);
  if (!mail) throw new Error('A mail about a stay always has something to say');
  return mail;
};

describe('the mails about a stay', () => {
  it('tell the guest what was asked for', async () => {
    const mail = await render({ kind: 'booking-requested', stay: sampleStay });
    expect(mail.subject).toBe('Abbiamo ricevuto la tua richiesta: 4–11 luglio 2026');
    expect(mail.text).toContain('Ciao Giulia Ferri,');
    expect(mail.text).toContain('Check-in: sab 4 luglio 2026');
    expect(mail.text).toContain('Check-out: sab 11 luglio 2026');
    expect(mail.text).toContain('Durata: 7 notti');
    expect(mail.text).toContain('Ospiti: 3 ospiti, di cui 2 oltre i 12 anni');
    expect(mail.text).toContain('Totale indicativo: 878\u00a0€');
    expect(mail.replyTo).toBeUndefined();
  });

  it('never carry the note to the address that was typed beside it', async () => {
    const stay = { ...sampleStay, note: 'Compra su https://evil.example' };
    const mail = await render({ kind: 'booking-requested', stay });
    expect(mail.text + mail.html).not.toContain('evil.example');
  });

  it('say that a short stay is agreed with the administrators', async () => {
    const stay = { ...sampleStay, price: { totalCents: 20_000, toBeAgreed: true } };
    const mail = await render({ kind: 'booking-requested', stay });
    expect(mail.text).toContain('200\u00a0€, da concordare con gli amministratori');
  });

  it('take the staff to the request and their answer to the guest', async () => {
    const stay = { ...sampleStay, guestName: '<b>Eve</b>', note: '<script>alert(1)</script>' };
    const mail = await render({ kind: 'booking-requested-staff', stay });
    expect(mail.subject).toBe('Nuova richiesta da <b>Eve</b>: 4–11 luglio 2026');
    expect(mail.replyTo).toEqual({ name: '<b>Eve</b>', address: 'giulia@example.org' });
    expect(mail.html).toContain('href="https://faro.example/admin/bookings?booking=7"');
    expect(mail.html).toContain('&lt;b&gt;Eve&lt;/b&gt;');
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(mail.html).not.toContain('<script');
    expect(mail.text).toContain('Nota: <script>alert(1)</script>');
  });

  it('give the reason of a rejection, where there is one', async () => {
    const reason = 'La casa è in manutenzione.';
    const rejected = { kind: 'booking-rejected', stay: sampleStay } as const;
    expect((await render({ ...rejected, reason })).text).toContain(reason);
    expect((await render({ ...rejected, reason: '' })).text).not.toContain('\n\n\n');
  });

  it('say what a changed stay was before', async () => {
    const previous = { startDate: '2026-06-27', endDate: '2026-07-04', numberOfGuests: 1 };
    const mail = await render({ kind: 'booking-changed', stay: sampleStay, previous });
    expect(mail.text).toContain('27 giugno – 4 luglio 2026 · 7 notti, 1 ospite');
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
