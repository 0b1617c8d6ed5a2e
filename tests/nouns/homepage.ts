import { buttonNames, homepageNames } from '#client/features/homepage/admin/homepage.form.ts';
import { homepageTexts } from '#server/features/homepage/homepage.texts.ts';
import type { Homepage } from '#shared/homepage.schema.ts';
import { type Noun, title } from '#tests/support/noun.ts';
import { internal, shown } from '#tests/support/shown.ts';
import { everybody, staffOnly } from '#tests/support/verdicts.ts';

const buttonOf = ({ text, link }: Homepage['primaryButton']): string[] => [text, link];

export const noun: Noun = {
  what: 'the home page',
  access: {
    'homepage.get': everybody,
    'homepage.update': [staffOnly, { siteName: '' }],
  },
  edited: {
    tables: ['homepageSettings'],
    make: async ({ call, picture }) =>
      call('homepage.update', {
        heroImage: `/uploads/${(await picture()).fileName}`,
        siteName: 'Una casa sul mare',
      }),
    read: ({ call }) => call('homepage.get'),
    update: 'homepage.update',
    change: (n) => ({ primaryButton: { text: title(n) } }),
  },
  day: ({ call }) =>
    call('translations.save', {
      locale: 'de',
      kind: 'homepage',
      itemId: 1,
      field: 'heroTitle',
      text: 'Unser Haus',
    }),
  secrets: 'visitors read all of it',
  visitors: shown<Homepage>({
    read: (api) => api.homepage.get.query(),
    path: () => '/',
    fields: {
      siteName: ({ siteName }) => siteName,
      heroImage: ({ heroImage }) => heroImage,
      heroTitle: ({ heroTitle }) => heroTitle,
      heroSubtitle: ({ heroSubtitle }) => heroSubtitle,
      primaryButton: ({ primaryButton }) => buttonOf(primaryButton),
      secondaryButton: ({ secondaryButton }) => buttonOf(secondaryButton),
      heroPicture: ({ heroPicture }) => heroPicture?.copies.map(({ url }) => url) ?? [],
      version: internal,
    },
  }),
  form: {
    path: '/admin/homepage',
    labels: { ...homepageNames, primaryButton: buttonNames, secondaryButton: buttonNames },
  },
  translated: {
    texts: homepageTexts,
    same: {
      siteName: 'a name',
      heroImage: 'a picture',
      'primaryButton.link': 'an address',
      'secondaryButton.link': 'an address',
    },
  },
};
