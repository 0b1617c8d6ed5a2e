import { mediaNames } from '#client/features/media/admin/media.form.ts';
import { mediaTexts } from '#server/features/media/media.texts.ts';
import { got, type Noun, openDialog, title } from '#tests/support/noun.ts';
import { noSuchId, staffOnly } from '#tests/support/verdicts.ts';

export const noun: Noun = {
  what: 'a file of the library',
  access: {
    'media.list': staffOnly,
    'media.get': [staffOnly, noSuchId],
    'media.page': staffOnly,
    'media.used': staffOnly,
    'media.deleteUnused': [staffOnly, { ids: [noSuchId.id] }],
    'media.update': [staffOnly, { ...noSuchId, name: 'Mare' }],
    'media.delete': [staffOnly, noSuchId],
    'media.uses': [staffOnly, noSuchId],
  },
  edited: {
    tables: ['media'],
    make: ({ picture }) => picture(),
    read: got('media.get'),
    update: 'media.update',
    change: (n) => ({ caption: title(n) }),
    remove: 'media.delete',
  },
  day: ({ call }) => call('media.deleteUnused', { ids: [noSuchId.id] }),
  secrets: 'files have names that nobody can guess',
  visitors: 'they see it where other things show it',
  form: { path: '/admin/media', steps: [openDialog(/^Il tramonto/)], labels: mediaNames },
  translated: {
    texts: mediaTexts,
    same: { name: 'only staff see it' },
    pages: async ({ call }, { fileName }) => {
      await call('galleries.create', { name: 'Una foto', slug: 'una-foto', images: [fileName] });
      return ['/gallery/una-foto'];
    },
  },
};
