import type { Noun } from '#tests/support/noun.ts';
import { everybody, noSuchId, staffOnly } from '#tests/support/verdicts.ts';

const token = 'A'.repeat(43);

export const noun: Noun = {
  what: 'the party of a stay',
  access: {
    'party.getOwn': [everybody, { token }],
    'party.setOwn': [everybody, { token, guests: [] }],
    'party.saveOwnPerson': [everybody, { token, person: {} }],
    'party.places': [everybody, { text: 'roma' }],
    'party.get': [staffOnly, noSuchId],
    'party.set': [staffOnly, { ...noSuchId, guests: [] }],
    'party.savePerson': [staffOnly, { ...noSuchId, person: {} }],
    'party.showNumbers': [staffOnly, noSuchId],
    'party.missing': staffOnly,
  },
  secrets: 'it is encrypted, and its guest alone reads it: party.thorough.test.ts',
  visitors: 'the guest of the stay alone reads it, at the address of its page',
  form: 'its guest writes on the page of the stay, and staff on the stay: tests/e2e/party.thorough.test.ts',
};
