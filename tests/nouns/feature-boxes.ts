import { boxNames } from '#client/features/feature-boxes/admin/box.form.ts';
import { featureBoxTexts } from '#server/features/feature-boxes/feature-boxes.texts.ts';
import type { FeatureBox } from '#shared/feature-boxes.schema.ts';
import { listed, type Noun, openDialog, title } from '#tests/support/noun.ts';
import { internal, notShown, shown } from '#tests/support/shown.ts';
import { everybody, noSuchId, staffOnly } from '#tests/support/verdicts.ts';

export const noun: Noun = {
  what: 'a feature box',
  access: {
    'featureBoxes.list': everybody,
    'featureBoxes.listAll': staffOnly,
    'featureBoxes.create': [staffOnly, { title: '' }],
    'featureBoxes.update': [staffOnly, { ...noSuchId, title: 'Altro' }],
    'featureBoxes.delete': [staffOnly, noSuchId],
  },
  edited: {
    tables: ['featureBoxes'],
    make: async ({ call, picture }) =>
      call('featureBoxes.create', {
        icon: (await picture()).fileName,
        title: 'Mare',
        description: 'A due passi.',
        link: null,
      }),
    read: listed('featureBoxes.listAll'),
    update: 'featureBoxes.update',
    change: (n) => ({ title: title(n) }),
    remove: 'featureBoxes.delete',
  },
  secrets: async ({ call, picture }, mark) =>
    call('featureBoxes.create', {
      icon: (await picture()).fileName,
      title: `${mark} casella`,
      description: 'Una casella in bozza.',
    }),
  visitors: shown<FeatureBox>({
    read: async (api) => (await api.featureBoxes.list.query())[0],
    path: () => '/',
    fields: {
      id: internal,
      icon: ({ icon }) => icon,
      title: ({ title }) => title,
      description: ({ description }) => description,
      link: ({ link }) => link ?? [],
      published: notShown('what is not published is not sent'),
      iconPicture: notShown('narrower copies of a photograph; the sample boxes have drawings'),
      version: internal,
    },
  }),
  form: {
    path: '/admin/features',
    steps: [openDialog('Nuova casella')],
    labels: boxNames,
  },
  translated: { texts: featureBoxTexts, same: { icon: 'a picture', link: 'an address' } },
};
