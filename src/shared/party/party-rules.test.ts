import { describe, expect, it } from 'vitest';
import {
  emptyPerson,
  isPartyComplete,
  memberKindOf,
  missingOf,
  type PartyKind,
  personIssues,
} from './party-rules.ts';

const whole = {
  ...{ ...emptyPerson, surname: 'Rossi', name: 'Anna', sex: 'F' as const },
  ...{ birthDate: '1990-01-01', birthPlace: '420092013', citizenship: '100000100' },
  ...{ documentKind: 'IDENT', documentPlace: '420092013', hasDocumentNumber: true },
};
const partyOf = (...kinds: (PartyKind | '')[]) => kinds.map((kind) => ({ ...whole, kind }));

describe('a person', () => {
  it('lacks everything at first', () => {
    expect(missingOf([{ ...emptyPerson, hasDocumentNumber: false }], 0)).toEqual([
      ...['kind', 'surname', 'name', 'sex', 'birthDate', 'birthPlace', 'citizenship'],
    ]);
  });

  it.each(['single', 'family-head', 'group-head'] as const)('needs a document as %s', (kind) => {
    const bare = { ...whole, kind, documentKind: '', documentPlace: '', hasDocumentNumber: false };
    expect(missingOf([bare], 0)).toEqual(['documentKind', 'documentNumber', 'documentPlace']);
    expect(missingOf(partyOf(kind), 0)).toEqual([]);
  });

  it.each([
    ['a family', ['family-head', 'family-member', 'family-member'], 2, []],
    ['a group', ['group-head', 'group-member'], 1, []],
    ['nobody', ['family-member'], 0, ['kind']],
    ['the head of the other kind', ['group-head', 'family-member'], 1, ['kind']],
    ['somebody who travels alone', ['family-head', 'single', 'family-member'], 2, ['kind']],
  ] as const)('may be a member behind %s, or not', (_what, kinds, index, missing) => {
    expect(missingOf(partyOf(...kinds), index)).toEqual(missing);
  });
});

it('takes numbers as people copy them, with blanks and signs between', () => {
  const stay = { startDate: '2026-06-06', endDate: '2026-06-13' };
  const issuesOf = (documentNumber: string) =>
    personIssues({ ...whole, documentNumber }, { today: '2026-05-20', stay });
  for (const number of ['CA 12345 AA', 'ab-1234567', 'YA1234567', '']) {
    expect(issuesOf(number)).toEqual([]);
  }
  for (const number of ['1234', 'ABCDEF', 'ÄB12345', 'A'.repeat(20) + 1]) {
    expect(issuesOf(number)).toHaveLength(1);
  }
});

it('is complete once everybody is, and as many as the stay is for', () => {
  const complete = (people: number, done: number) =>
    isPartyComplete({ people, complete: done, expected: 2 });
  expect([complete(1, 1), complete(2, 1), complete(2, 2), complete(3, 3)]).toEqual([
    ...[false, false, true, true],
  ]);
});

it('lets members follow a head, and other members', () => {
  expect(memberKindOf('family-head')).toBe('family-member');
  expect(memberKindOf('group-member')).toBe('group-member');
  expect(memberKindOf('single')).toBeNull();
});
