import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubSessionStorage } from '#tests/support/session-storage.ts';
import { readUnsent, storeUnsent } from './unsent-input.ts';

let storage: Map<string, string>;

beforeEach(() => {
  storage = stubSessionStorage();
});
afterEach(() => void vi.unstubAllGlobals());

it('keeps the input of each form separately, until it is empty', () => {
  storeUnsent('richiesta', { guestName: 'Anna', linen: true });
  storeUnsent('messaggio', { message: 'Buongiorno!' });
  expect(readUnsent('richiesta')).toEqual({ guestName: 'Anna', linen: true });
  storeUnsent('richiesta', {});
  expect(readUnsent('richiesta')).toEqual({});
  expect([...storage.keys()]).toEqual(['unsent-messaggio']);
});

it.each(['nonsense{', '7', 'null', '"text"'])('ignores %s in the storage', (text) => {
  storage.set('unsent-richiesta', text);
  expect(readUnsent('richiesta')).toEqual({});
});

it('works without a storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  storeUnsent('richiesta', { guestName: 'Anna' });
  expect(readUnsent('richiesta')).toEqual({});
});
