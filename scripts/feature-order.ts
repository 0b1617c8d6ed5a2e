type Side = 'server' | 'client';
type Place = string | readonly string[];

/**
 * The features of each side, from top to bottom. A feature imports only features further down, so that
 * no circle of them can arise. Features that share a place may import each other, for the reason given.
 */
export const featureOrder: Readonly<Record<Side, readonly Place[]>> = {
  server: [
    ...['search', 'links', 'first-steps', 'site-status', 'backups', 'privacy', 'sample-house'],
    'saved-answers',
    'cleaning',
    // What a guest accepts is on the page of the stay.
    'contracts',
    // The last mail leads to the page's form for a review; mails carry what the page shows by then.
    ['guest-page', 'guest-mails'],
    'duties',
    'takings',
    'receipts',
    'payments',
    ...['police', 'statistics', 'tourist-tax', 'mail-answers', 'offers'],
    ...['party', 'portal-stays', 'unsent-mails', 'bookings', 'calendars'],
    ...['prices', 'free-gaps', 'offered-nights', 'messages', 'reviews'],
    ...['site-settings', 'passkeys', 'accounts', 'tasks', 'guest-information'],
    'statistics-settings',
    ...['cms', 'homepage'],
    // The house's page says the payment terms, which keep two of its fields.
    ['property', 'payment-terms'],
    ...['galleries', 'feature-boxes', 'media', 'menu'],
    ...['translations', 'rich-text', 'audit', 'outbox'],
  ],
  client: [
    ...[
      'dashboard',
      'duties',
      'search',
      'first-steps',
      'site-status',
      'cleaning',
      'users',
      'privacy',
    ],
    ...['takings', 'audit', 'messages', 'bookings', 'calendars', 'tasks', 'translations', 'cms'],
    ...['homepage', 'feature-boxes', 'guest-page', 'reviews', 'accounts', 'police', 'statistics'],
    ...['party', 'tourist-tax', 'payments', 'receipts', 'contracts'],
    ...['portal-stays', 'guest-mails', 'saved-answers', 'rich-text', 'galleries', 'menu'],
    ...['links', 'property', 'prices', 'backups', 'media', 'text-languages', 'site-settings'],
    ...['outbox', 'picture-viewer'],
  ],
};

const placeOf = (side: Side, feature: string): number => {
  const place = featureOrder[side].findIndex((entry) => [entry].flat().includes(feature));
  if (place < 0) throw new Error(`Give ${feature} a place in scripts/feature-order.ts`);
  return place;
};

const featureOf = (side: Side, file: string): string | undefined =>
  new RegExp(`^src/${side}/features/([^/]+)/`).exec(file)?.[1];

const isUpward = (side: Side, own: string | undefined, other: string | undefined): boolean =>
  own !== undefined && other !== undefined && placeOf(side, other) < placeOf(side, own);

/**
 * The reason why a file may not import another one: that one's feature is further up. Null if it may.
 */
export const orderIssue = (file: string, target: string): string | null => {
  if (file.includes('.test.')) return null;
  for (const side of ['server', 'client'] as const) {
    const [own, other] = [featureOf(side, file), featureOf(side, target)];
    if (isUpward(side, own, other)) {
      return `${other} is above ${own} in scripts/feature-order.ts, and a feature imports only features below it`;
    }
  }
  return null;
};
