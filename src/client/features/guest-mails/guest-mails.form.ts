import { trpc } from '#client/trpc.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { guestMailFacts } from '#shared/guest-mails/guest-mail-kinds.ts';
import {
  type GuestMail,
  type GuestMails,
  updateGuestMailsInput,
} from '#shared/guest-mails/guest-mails.schema.ts';

export const guestMailNames = {
  welcome: guestMailFacts.welcome.title,
  party: guestMailFacts.party.title,
  arrival: guestMailFacts.arrival.title,
  thanks: guestMailFacts.thanks.title,
  depositDue: guestMailFacts.depositDue.title,
  depositLate: guestMailFacts.depositLate.title,
  balanceDue: guestMailFacts.balanceDue.title,
  balanceLate: guestMailFacts.balanceLate.title,
  reviewDays: 'Giorni per scrivere la recensione',
} as const satisfies FieldNames<GuestMails>;

/** Of each mail; the switch has its title. */
export const mailFieldNames = {
  days: 'Giorni',
  hour: 'Ora',
  subject: 'Oggetto',
  text: 'Testo',
} as const satisfies Omit<FieldNames<GuestMail>, 'id' | 'isOn'>;

export const guestMailsResolver = schemaResolver<GuestMails>(async () => ({
  schema: updateGuestMailsInput,
}));

export const useSaveGuestMails = () =>
  trpc.guestMails.update.useMutation({ meta: { success: 'Salvato' } });
