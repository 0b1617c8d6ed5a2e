import { galleryNames } from '#client/features/galleries/admin/gallery.form.ts';
import { galleryTexts } from '#server/features/galleries/galleries.texts.ts';
import type { Gallery } from '#shared/galleries.schema.ts';
import { gotByText, type Noun, press, title } from '#tests/support/noun.ts';
import { internal, notShown, shown } from '#tests/support/shown.ts';
import { everybody, noSuchId, staffOnly } from '#tests/support/verdicts.ts';

export const noun: Noun = {
  what: 'a gallery',
  access: {
    'galleries.list': everybody,
    'galleries.page': staffOnly,
    'galleries.getById': [staffOnly, noSuchId],
    'galleries.get': [everybody, { id: '4711' }],
    'galleries.create': [staffOnly, { name: 'Mare', slug: 'mare' }],
    'galleries.update': [staffOnly, { ...noSuchId, name: 'Mare' }],
    'galleries.delete': [staffOnly, noSuchId],
  },
  edited: {
    tables: ['galleries'],
    make: async ({ call, picture }) =>
      call('galleries.create', {
        name: 'Il giardino',
        slug: 'il-giardino',
        images: [(await picture()).fileName],
      }),
    read: gotByText('galleries.get'),
    update: 'galleries.update',
    change: (n) => ({ name: title(n) }),
    remove: 'galleries.delete',
  },
  secrets: 'visitors read all of it',
  visitors: shown<Gallery>({
    read: async (api) => (await api.galleries.list.query({}))[0],
    path: ({ slug }) => `/gallery/${slug}`,
    fields: {
      id: internal,
      name: ({ name }) => name,
      slug: notShown('the address'),
      description: ({ description }) => description,
      isDefault: notShown('which gallery the home page begins with'),
      images: ({ images }) => images,
      pictures: ({ pictures }) => pictures.map(({ alt }) => alt),
      createdAt: internal,
      version: internal,
    },
  }),
  form: { path: '/admin/gallery', steps: [press('Nuova raccolta')], labels: galleryNames },
  translated: { texts: galleryTexts, same: { slug: 'an address', images: 'pictures' } },
};
