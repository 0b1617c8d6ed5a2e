import { trpc } from '#client/trpc.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import {
  type GuestInformation,
  updateGuestInformationInput,
} from '#shared/guest-page/guest-information.schema.ts';

export const guestInformationNames = {
  isOn: 'Ogni soggiorno ha la sua pagina',
  releaseDays: 'Giorni prima dell’arrivo',
  directions: 'Come si arriva',
  keys: 'Chiavi',
  wifiName: 'Nome della rete wifi',
  wifiPassword: 'Password del wifi',
  guide: 'Guida della casa',
  asksGuests: 'Chiedi i dati degli ospiti',
  releaseWhenComplete: 'Mostra indirizzo, chiavi e wifi solo quando i dati ci sono',
  partyDays: 'Giorni dopo la partenza',
} as const satisfies FieldNames<GuestInformation>;

export const guestInformationResolver = schemaResolver<GuestInformation>(async () => ({
  schema: updateGuestInformationInput,
}));

export const useSaveGuestInformation = () =>
  trpc.guestInformation.update.useMutation({ meta: { success: 'Salvato' } });
