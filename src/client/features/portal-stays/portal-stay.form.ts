import { keysOf } from '#client/ui/changed-fields.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { MAX_GUESTS, partyIssue } from '#shared/bookings/booking-rules.ts';
import { type CompleteStayInput, completeStayInput } from '#shared/bookings/portal-stays.schema.ts';
import { HOUSE_LOCALE, type Locale } from '#shared/languages/locales.ts';
import { parseEuros } from '#shared/prices/euro-input.ts';
import { type GuestValues, guestNames } from './guest-fields.tsx';

/** Who comes, as staff type it; sums in euros, empty if unknown. */
export type PortalStayValues = GuestValues & {
  locale: Locale;
  payout: string;
  commission: string;
  withheld: string;
  isTaxCollected: boolean;
};

export const emptyPortalStay: PortalStayValues = {
  guestName: '',
  guestPhone: '',
  guestEmail: '',
  numberOfGuests: 2,
  over12: 2,
  locale: HOUSE_LOCALE,
  payout: '',
  commission: '',
  withheld: '',
  isTaxCollected: true,
};

export const portalStayNames = {
  ...guestNames,
  locale: 'Lingua delle mail',
  payout: 'Quanto ti arriva',
  commission: 'Commissione',
  withheld: 'Ritenuta',
  isTaxCollected: 'La tassa di soggiorno l’ha incassata il portale',
} as const satisfies FieldNames<PortalStayValues>;

export const portalStayFields = keysOf(portalStayNames);

const sums = ['payout', 'commission', 'withheld'] as const;

/** A cleared number is no number of guests. */
const whole = (count: number): number => (Number.isNaN(count) ? 0 : count);

export const inputOf = (id: number, values: PortalStayValues): CompleteStayInput => {
  const { payout, commission, withheld, isTaxCollected, ...texts } = values;
  return {
    ...texts,
    id,
    numberOfGuests: whole(texts.numberOfGuests),
    over12: whole(texts.over12),
    payoutCents: parseEuros(payout),
    commissionCents: parseEuros(commission),
    withheldCents: parseEuros(withheld),
    taxCollectedBy: isTaxCollected ? 'portal' : 'us',
  };
};

const sumIssues = (values: PortalStayValues) =>
  sums
    .filter((name) => values[name].trim() !== '' && parseEuros(values[name]) === null)
    .map((path) => ({ path, message: 'Scrivi un importo in euro, per esempio 790 o 790,50' }));

export const portalStayResolver = schemaResolver<PortalStayValues>(async () => ({
  schema: completeStayInput.omit({
    id: true,
    payoutCents: true,
    commissionCents: true,
    withheldCents: true,
    taxCollectedBy: true,
  }),
  alsoWrong: (values) => [...[partyIssue(values, MAX_GUESTS) ?? []].flat(), ...sumIssues(values)],
}));
