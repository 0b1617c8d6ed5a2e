import type { GuestInformation } from '#shared/guest-page/guest-information.schema.ts';
import type { GuestPage } from '#shared/guest-page/guest-page.schema.ts';
import type { PropertyView } from '#shared/property.schema.ts';

/** The page of an invented stay that is about to begin, for the owners' preview. */
export const sampleGuestPage = (
  house: PropertyView,
  { directions, keys, wifiName, wifiPassword, guide }: GuestInformation,
): GuestPage => ({
  bookingId: 1,
  state: 'confirmed',
  changedAt: null,
  guestName: 'Anna Verdi',
  startDate: '2027-07-03',
  endDate: '2027-07-10',
  numberOfGuests: 4,
  over12: 2,
  linen: true,
  animals: 0,
  locale: 'it',
  portal: null,
  totalCents: null,
  priceState: 'agreed',
  quote: null,
  money: null,
  landingFee: null,
  arrivalTime: '',
  arrivalNote: '',
  releasedOn: '2027-06-30',
  party: null,
  wayIn: {
    address: house.address,
    coordinates: house.coordinates,
    directions,
    keys,
    wifiName,
    wifiPassword,
  },
  offers: [],
  hasEndedOffers: false,
  review: null,
  guide,
  house,
});
