import { newUserNames } from '#client/features/users/user.form.ts';
import { got, type Noun, openDialog, title } from '#tests/support/noun.ts';
import { adminOnly, noSuchId } from '#tests/support/verdicts.ts';

export const noun: Noun = {
  what: 'a user',
  access: {
    'users.list': adminOnly,
    'users.page': adminOnly,
    'users.get': [adminOnly, noSuchId],
    'users.create': [adminOnly, { name: 'Anna', email: 'x', password: 'corta', role: 'ADMIN' }],
    'users.update': [adminOnly, { ...noSuchId, role: 'ADMIN' }],
    'users.invite': [adminOnly, noSuchId],
    'users.delete': [adminOnly, noSuchId],
  },
  edited: {
    tables: ['users'],
    make: ({ call }) =>
      call('users.create', {
        name: 'Marta Melis',
        email: 'marta@example.com',
        password: 'una password mia',
        role: 'EDITOR',
        locale: 'de',
      }),
    read: got('users.get'),
    update: 'users.update',
    change: (n) => ({ name: title(n) }),
    remove: 'users.delete',
  },
  day: async ({ call }, id) => {
    await call('users.invite', { id });
    await call('passkeys.reset', { id });
  },
  secrets: 'the people of the test are users themselves',
  visitors: 'they see the name alone, on a post or a review',
  form: {
    path: '/admin/users',
    steps: [openDialog('Nuovo utente')],
    labels: newUserNames,
    saves: 'users.create',
  },
};
