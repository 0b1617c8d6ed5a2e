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
