import { siteSettingsNames } from '#client/features/site-settings/admin/site-settings.form.ts';
import type { Noun } from '#tests/support/noun.ts';
import { adminOnly, everybody, staffOnly } from '#tests/support/verdicts.ts';

export const noun: Noun = {
  what: 'the settings of the site',
  access: {
    'siteSettings.state': everybody,
    'siteSettings.languages': everybody,
    'siteSettings.get': staffOnly,
    'siteSettings.update': [staffOnly, { replyTo: '' }],
    'siteSettings.sendTestMail': adminOnly,
  },
  edited: {
    tables: ['siteSettings'],
    read: ({ call }) => call('siteSettings.get'),
    update: 'siteSettings.update',
    change: (n) => ({ replyTo: `casa${n}@example.com` }),
  },
  day: ({ call }) => call('siteSettings.sendTestMail'),
  secrets: 'the address that it has is written on the site',
  visitors: 'they change how the site behaves',
  form: {
    path: '/admin/settings',
    labels: siteSettingsNames,
    untyped: { languages: 'each has a switch beside its translations' },
  },
};
