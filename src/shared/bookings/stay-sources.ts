/** The sources of stays. Visitors' requests have `site`. */
export const staySources = [
  'site',
  'phone',
  'mail',
  'friends',
  'airbnb',
  'booking',
  'vrbo',
  'other',
] as const;
export type StaySource = (typeof staySources)[number];

export const staySourceLabels: Record<StaySource, string> = {
  site: 'Dal sito',
  phone: 'Per telefono',
  mail: 'Per email',
  friends: 'Amici e parenti',
  airbnb: 'Airbnb',
  booking: 'Booking.com',
  vrbo: 'Vrbo',
  other: 'Altro',
};

/** Within a sentence. */
export const staySourceWords: Record<StaySource, string> = {
  site: 'dal sito',
  phone: 'per telefono',
  mail: 'per email',
  friends: 'da amici o parenti',
  airbnb: 'da Airbnb',
  booking: 'da Booking.com',
  vrbo: 'da Vrbo',
  other: 'per altra via',
};

/** Sites that collect from the guest, and pay the owners later. */
export const isPortal = (source: StaySource): boolean =>
  source === 'airbnb' || source === 'booking' || source === 'vrbo';
