import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepMessage, readKeptMessage } from './kept-message.ts';

const message = { name: 'Anna', email: 'anna@example.com', phone: '', message: 'Buongiorno!' };
let held: Map<string, string>;

beforeEach(() => {
  held = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

it('gives back what was written, and nothing of a message without a text', () => {
  expect(readKeptMessage()).toBeNull();
  keepMessage(message);
  expect(readKeptMessage()).toEqual(message);
  keepMessage({ ...message, message: ' ' });
  expect(readKeptMessage()).toBeNull();
  expect(held.size).toBe(0);
});

it.each(['nonsense{', '7', 'null'])('makes nothing of %s', (text) => {
  held.set('unsent-message', text);
  expect(readKeptMessage()).toBeNull();
});

it('reads an older form of it as far as it goes', () => {
  held.set('unsent-message', '{"message":"Ciao","name":7}');
  expect(readKeptMessage()).toEqual({ name: '', email: '', phone: '', message: 'Ciao' });
});

it('does without where the browser refuses', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepMessage(message);
  expect(readKeptMessage()).toBeNull();
});
