import type { Noun } from '#tests/support/noun.ts';
import { adminOnly, staffOnly } from '#tests/support/verdicts.ts';

const day = { from: '2026-05-01', to: '2026-05-01' };

export const noun: Noun = {
  what: 'the statistics for the region',
  access: {
    'statisticsSettings.get': staffOnly,
    'statisticsSettings.update': [adminOnly, { product: 'Il sito' }],
    'statistics.month': [staffOnly, { month: '2026-05' }],
    'statistics.file': [staffOnly, day],
    'statistics.declare': [staffOnly, day],
    'party.tables': staffOnly,
    'party.renewTable': [adminOnly, { kind: 'documents', csv: 'Codice,Descrizione' }],
  },
  edited: {
    tables: ['statisticsSettings'],
    read: ({ call }) => call('statisticsSettings.get'),
    update: 'statisticsSettings.update',
    change: (n) => ({ structureCode: `T${n}` }),
  },
  day: async ({ call }) => {
    await call('statisticsSettings.update', { isOn: true, region: 'sardegna' });
    await call('statistics.declare', day);
    await call('statisticsSettings.update', { isOn: false });
  },
  secrets: 'its counts name nobody, and visitors read none of it',
  visitors: 'only staff tell the region',
  form: 'administrators fill it in among the duties: tests/e2e/duties.thorough.test.ts',
};
