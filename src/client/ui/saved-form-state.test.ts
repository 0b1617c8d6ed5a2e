import { describe, expect, it } from 'vitest';
import { initialState, isInConflict, reactionTo, savedFormReducer } from './saved-form-state.ts';

type Saved = { version: number };

const base: Saved = { version: 1 };
const newer: Saved = { version: 2 };
const editing = initialState<Saved>(base);
const saving = { ...editing, status: 'saving' } as const;
const refused = { ...editing, status: 'refused' } as const;

describe('savedFormReducer', () => {
  it('follows an attempt to save', () => {
    const sent = savedFormReducer(refused, { type: 'send' });
    expect(sent).toEqual(saving);
    expect(savedFormReducer(sent, { type: 'refuse' })).toEqual(refused);
    expect(savedFormReducer(sent, { type: 'finish' })).toEqual(editing);
  });

  it('starts again from a newer version', () => {
    expect(savedFormReducer(refused, { type: 'reset', base: newer })).toEqual(initialState(newer));
    expect(savedFormReducer(saving, { type: 'reset', base: newer }).status).toBe('saving');
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

  it('continues over a newer version whose changes are in no field', () => {
    expect(react(editing, {})).toBe('rebase');
    expect(react(refused, {})).toBe('resend');
  });

  it('leaves the decision to the user if fields differ', () => {
    expect(react(editing, { changed: ['Titolo'] })).toBe('none');
    expect(react(refused, { changed: ['Titolo'] })).toBe('none');
  });
});

describe('isInConflict', () => {
  it('asks after a refusal or when fields have changed, but not while it saves', () => {
    expect(isInConflict(refused, [])).toBe(true);
    expect(isInConflict(editing, ['Titolo'])).toBe(true);
    expect(isInConflict(saving, ['Titolo'])).toBe(false);
    expect(isInConflict(editing, [])).toBe(false);
  });
});
