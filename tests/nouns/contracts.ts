import type { Noun } from '#tests/support/noun.ts';
import { adminOnly, everybody, noSuchId, staffOnly } from '#tests/support/verdicts.ts';

const token = 'x'.repeat(43);

export const noun: Noun = {
  what: 'the contract',
  access: {
    'contracts.forGuest': [everybody, { token }],
    'contracts.accept': [everybody, { token, name: 'Anna', fingerprint: 'x', accepts: true }],
    'contracts.ofStay': [staffOnly, noSuchId],
    'contracts.file': [staffOnly, noSuchId],
    'contracts.settings': adminOnly,
    'contracts.updateSettings': [adminOnly, { isOn: false }],
  },
  edited: {
    tables: ['contractSettings'],
    read: ({ call }) => call('contracts.settings'),
    update: 'contracts.updateSettings',
    change: (n) => ({ texts: { it: `Contratto ${n}`, en: '', de: '', fr: '' } }),
  },
  secrets: 'no label names who accepted: contracts.test.ts',
  visitors: 'guests read it at a secret address: tests/e2e/papers.thorough.test.ts',
  form: 'tests/e2e/papers.thorough.test.ts',
};
