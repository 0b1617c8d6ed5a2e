import { describe, expect, it } from 'vitest';
import { conflictStep, initialState, reactionTo, savedFormReducer } from './saved-form-state.ts';

type Saved = { version: number };
type Values = { title: string };

const base: Saved = { version: 1 };
const newer: Saved = { version: 2 };
const editing = initialState<Saved, Values>(base);
const saving = { ...editing, status: 'saving' } as const;
const refused = { ...editing, status: 'refused' } as const;
const reviewing = { ...editing, base: newer, stashed: { title: 'Mia' } };

describe('savedFormReducer', () => {
  it('follows an attempt to save', () => {
    const sent = savedFormReducer(refused, { type: 'send' });
    expect(sent).toEqual(saving);
    expect(savedFormReducer(sent, { type: 'refuse' })).toEqual(refused);
    expect(savedFormReducer(sent, { type: 'finish' })).toEqual(editing);
  });

  it('starts again from a newer version, and drops what was set aside', () => {
    expect(savedFormReducer(refused, { type: 'reset', base: newer })).toEqual(initialState(newer));
    expect(savedFormReducer(reviewing, { type: 'reset', base: newer }).stashed).toBeNull();
    expect(savedFormReducer(saving, { type: 'reset', base: newer }).status).toBe('saving');
  });

  it("sets the user's own changes aside, and brings them back", () => {
    const stashed = { title: 'Mia' };
    const aside = savedFormReducer(refused, { type: 'reset', base: newer, stashed });
    expect(aside).toEqual(reviewing);
    expect(savedFormReducer(aside, { type: 'unstash' })).toEqual(initialState(newer));
  });

  it('compares with a newer version without forgetting a refusal', () => {
    expect(savedFormReducer(refused, { type: 'rebase', base: newer })).toEqual({
      ...refused,
      base: newer,
    });
  });
});

describe('reactionTo', () => {
  const react = (
    state: Parameters<typeof reactionTo<Saved>>[0],
    situation: Partial<Parameters<typeof reactionTo<Saved>>[1]>,
  ) => reactionTo(state, { saved: newer, unsaved: true, changed: [], ...situation });

  it('shows the newer version where nothing is unsaved', () => {
    expect(react(editing, { unsaved: false })).toBe('reset');
    expect(react(editing, { unsaved: false, saved: { version: 1 } })).toBe('reset');
  });

  it('does nothing for the same or an older version, or while it saves', () => {
    expect(react(editing, { unsaved: false, saved: base })).toBe('none');
    expect(react(editing, { unsaved: false, saved: { version: 0 } })).toBe('none');
    expect(react(editing, { saved: { version: 1 } })).toBe('none');
    expect(react(saving, { unsaved: false })).toBe('none');
  });

  it('goes on over a newer version whose changes are in no field', () => {
    expect(react(editing, {})).toBe('rebase');
    expect(react(refused, {})).toBe('resend');
  });

  it('leaves it to the user where fields differ', () => {
    expect(react(editing, { changed: ['Titolo'] })).toBe('none');
    expect(react(refused, { changed: ['Titolo'] })).toBe('none');
  });
});

describe('conflictStep', () => {
  it('tells of a refusal or of changed fields, but not while it saves', () => {
    expect(conflictStep(refused, [])).toBe('outdated');
    expect(conflictStep(editing, ['Titolo'])).toBe('outdated');
    expect(conflictStep(saving, ['Titolo'])).toBeNull();
    expect(conflictStep(editing, [])).toBeNull();
  });

  it('offers to bring back what was set aside, unless there is a newer conflict', () => {
    expect(conflictStep(reviewing, [])).toBe('reviewing');
    expect(conflictStep(reviewing, ['Titolo'])).toBe('outdated');
  });
});
