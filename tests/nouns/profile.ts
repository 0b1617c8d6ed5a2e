import { type Noun, title } from '#tests/support/noun.ts';
import { anySession, anyUser } from '#tests/support/verdicts.ts';

export const noun: Noun = {
  what: 'one’s own profile',
  access: {
    'accounts.me': anySession,
    'accounts.updateProfile': [anyUser, { name: 'Nome Nuovo' }],
  },
  edited: {
    tables: ['users'],
    read: async ({ call }) => (await call('accounts.me')).user,
    update: 'accounts.updateProfile',
    change: (n) => ({ name: title(n) }),
  },
  day: ({ call }) => call('accounts.updateProfile', { name: 'Ospite Nuovo' }, 'guest'),
  secrets: 'the people of the test have one themselves',
  visitors: 'they see the name alone, on a post or a review',
  form: 'its fields are in forms of their own: profile.thorough.test.ts',
};
