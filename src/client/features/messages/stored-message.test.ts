import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readStoredMessage, storeMessage } from './stored-message.ts';

const message = { name: 'Anna', email: 'anna@example.com', phone: '', message: 'Buongiorno!' };
let storage: Map<string, string>;

beforeEach(() => {
  storage = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

it('restores a message, but none without a text', () => {
  expect(readStoredMessage()).toBeNull();
  storeMessage(message);
  expect(readStoredMessage()).toEqual(message);
  storeMessage({ ...message, message: ' ' });
  expect(readStoredMessage()).toBeNull();
  expect(storage.size).toBe(0);
});

it.each(['nonsense{', '7', 'null'])('ignores %s in the storage', (text) => {
  storage.set('unsent-message', text);
  expect(readStoredMessage()).toBeNull();
});

it('reads the valid fields of an older format', () => {
  storage.set('unsent-message', '{"message":"Ciao","name":7}');
  expect(readStoredMessage()).toEqual({ name: '', email: '', phone: '', message: 'Ciao' });
});

it('works without a storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  storeMessage(message);
  expect(readStoredMessage()).toBeNull();
});
