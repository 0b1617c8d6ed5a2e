import type { Noun } from '#tests/support/noun.ts';
import { adminOnly, noSuchId, staffOnly } from '#tests/support/verdicts.ts';

export const noun: Noun = {
  what: 'what the police are told',
  access: {
    'police.settings': adminOnly,
    'police.updateSettings': [adminOnly, { accountKind: 'structure' }],
    'police.renewTables': adminOnly,
    'police.get': [staffOnly, noSuchId],
    'police.setSeen': [staffOnly, { ...noSuchId, guests: [{ id: 1, how: 'door' }] }],
    'police.file': [staffOnly, noSuchId],
    'police.byHand': [staffOnly, { ...noSuchId, fileDigest: '0'.repeat(64) }],
    'police.test': [staffOnly, noSuchId],
    'police.send': [staffOnly, noSuchId],
    'police.verify': [staffOnly, { ...noSuchId, guestId: 1, isThere: true, word: 'visto' }],
    'police.receipt': [staffOnly, { day: '2026-05-20' }],
  },
  edited: {
    tables: ['policeSettings'],
    read: ({ call }) => call('police.settings'),
    update: 'police.updateSettings',
    change: (n) => ({ apartment: String(n) }),
  },
  secrets: 'what was sent is encrypted, and credentials too: police.test.ts',
  visitors: 'staff alone read it',
  form: 'its card is one of three on a screen: tests/e2e/police.thorough.test.ts',
};
