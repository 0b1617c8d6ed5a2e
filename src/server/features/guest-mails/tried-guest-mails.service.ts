import type { AppContext, Caller } from '#server/app-context.ts';
import { findMailableStays } from '#server/features/bookings/bookings.service.ts';
import { layOutMail } from '#server/features/outbox/mail-layout.ts';
import type { MailSite } from '#server/features/outbox/mail-parts.ts';
import { findReplyTo } from '#server/features/site-settings/site-settings.service.ts';
import { getMailSite, sendPastOutbox } from '#server/features/site-settings/test-mail.service.ts';
import type { Mail } from '#server/infrastructure/mailer.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { addDays, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { GuestMailKind } from '#shared/guest-mails/guest-mail-kinds.ts';
import { THANKS_UNTIL } from '#shared/guest-mails/guest-mail-times.ts';
import type { MailOfStay, WrittenMail } from '#shared/guest-mails/guest-mails.schema.ts';
import type { TestMailOutcome } from '#shared/site-settings.schema.ts';
import { getStayOfMail } from './due-guest-mails.service.ts';
import { writeGuestMail } from './guest-mails.emails.ts';

// A mail before it is sent, or instead: preview, test, and the text for a chat.

type Laid = { subject: string; text: string; html: string };

const layOut = async (
  app: AppContext,
  { kind, stay, site }: { kind: GuestMailKind; stay: StaffStay; site: MailSite },
): Promise<Laid> => {
  const { subject, ...parts } = await writeGuestMail({ app, site, stay }, kind);
  return { subject, ...layOutMail({ name: stay.guestName, isGuest: true }, parts, site) };
};

const written = async (
  app: AppContext,
  kind: GuestMailKind,
  stay: StaffStay,
): Promise<WrittenMail> => {
  const { subject, text } = await layOut(app, { kind, stay, site: await getMailSite(app) });
  const { guestName, guestEmail, startDate, endDate, locale } = stay;
  return { guestName, recipient: guestEmail, startDate, endDate, locale, subject, text };
};

/** The mail to the guest of a stay as it would leave now. NOT_FOUND. */
export const getWrittenMail = async (
  app: AppContext,
  { bookingId, kind }: MailOfStay,
): Promise<WrittenMail> => written(app, kind, await getStayOfMail(app, bookingId));

/** The next stay, or else the latest; null if there is none. */
const findExample = async ({ database, clock }: AppContext): Promise<StaffStay | null> => {
  const today = todayAtHouse(clock.now());
  const stays = (await findMailableStays(database, addDays(today, -THANKS_UNTIL)))
    .map(({ stay }) => stay)
    .toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1));
  return stays.find(({ startDate }) => startDate >= today) ?? stays.at(-1) ?? null;
};

/** The mail with a real stay; null where there is none. */
export const previewGuestMail = async (
  app: AppContext,
  kind: GuestMailKind,
): Promise<WrittenMail | null> => {
  const stay = await findExample(app);
  return stay && written(app, kind, stay);
};

const composeTest = async (
  app: AppContext,
  { kind, stay, caller }: { kind: GuestMailKind; stay: StaffStay; caller: Caller },
): Promise<Mail> => {
  const site = await getMailSite(app);
  const { subject, text, html } = await layOut(app, { kind, stay, site });
  const replyTo = await findReplyTo(app.database);
  return {
    text,
    html,
    fromName: site.siteName,
    subject: `Prova: ${subject}`,
    to: { address: caller.email },
    ...(replyTo && { replyTo }),
    messageId: `<test-${crypto.randomUUID()}@${new URL(site.publicUrl).hostname}>`,
    date: app.clock.now(),
  };
};

/** Sends the mail with a real stay to the caller. */
export const sendTestGuestMail = async (
  app: AppContext,
  kind: GuestMailKind,
  caller: Caller,
): Promise<TestMailOutcome> => {
  const stay = await findExample(app);
  if (!stay) {
    const message = 'Per la prova serve un soggiorno confermato: inseriscine uno in Prenotazioni.';
    return { isSent: false, message, serverResponse: null };
  }
  return sendPastOutbox(app, () => composeTest(app, { kind, stay, caller }));
};
