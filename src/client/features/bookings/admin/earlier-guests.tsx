import { useFormContext } from 'react-hook-form';
import { trpc } from '#client/trpc.ts';
import { useDebouncedValue } from '#client/ui/use-debounced-value.ts';
import type { GuestCard } from '#shared/bookings/guests.schema.ts';
import { isSearchable } from '#shared/fold-text.ts';
import { describeStays } from './guest-words.ts';
import type { StayValues } from './stay.form.ts';

/** The guest's fields, the name before the contacts. */
const typedOf = ({ guestName, guestPhone, guestEmail }: StayValues): string =>
  [guestName, guestPhone, guestEmail].map((text) => text.trim()).find(Boolean) ?? '';

const isFilledIn = ({ name, phone, email }: GuestCard, values: StayValues): boolean =>
  values.guestName === name &&
  values.guestPhone === (phone ?? '') &&
  values.guestEmail === (email ?? '');

/** Offers the guests whose name or contacts begin as typed; one press fills them in. */
export const EarlierGuests = () => {
  const { watch, setValue } = useFormContext<StayValues>();
  const values = watch();
  const search = useDebouncedValue(typedOf(values));
  const { data = [] } = trpc.bookings.guests.useQuery(
    { search },
    { enabled: isSearchable(search), gcTime: 0 },
  );
  const offered = data.filter((guest) => !isFilledIn(guest, values));
  const fillIn = ({ name, phone, email, locale }: GuestCard) => {
    const wish = { shouldDirty: true, shouldValidate: true };
    setValue('guestName', name, wish);
    setValue('guestPhone', phone ?? '', wish);
    setValue('guestEmail', email ?? '', wish);
    setValue('locale', locale, wish);
  };
  if (offered.length === 0 || data.length > offered.length) return null;
  return (
    <ul
      aria-label="Ospiti già conosciuti"
      className="-mt-3 overflow-hidden rounded-field bg-sea-50"
    >
      {offered.map((guest) => (
        <li key={guest.id} className="border-b border-white last:border-b-0">
          <button
            type="button"
            onClick={() => fillIn(guest)}
            className="block min-h-11 w-full px-3.5 py-2 text-left wrap-anywhere hover:bg-sea-100"
          >
            <span className="font-semibold text-sea-700">{guest.name}</span>
            <span className="block text-sm text-ink-soft">
              {[guest.phone ?? guest.email, describeStays(guest), guest.note]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
};
