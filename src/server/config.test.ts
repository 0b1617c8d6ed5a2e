import { expect, it } from 'vitest';
import '#shared/fields.schema.ts';
import { readConfig } from './config.ts';

it('works with nothing set', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    databaseFile: 'data/site.db',
    demoContent: true,
    rateLimits: true,
    trustProxy: undefined,
  });
});

it('takes an empty variable for one that is not set, and an address without its last slash', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: 'https://casa.example/' })).toMatchObject({
    port: 3000,
    publicUrl: 'https://casa.example',
    mail: { from: 'no-reply@casa.example' },
  });
});

it('names every wrong setting at once', () => {
  const wrong = { PORT: 'tremila', RATE_LIMITS: 'forse', SMTP_URL: 'posta', ADMIN_EMAIL: 'io' };
  expect(() => readConfig(wrong)).toThrow(
    /PORT[\s\S]*SMTP_URL[\s\S]*ADMIN_EMAIL[\s\S]*RATE_LIMITS/,
  );
});

it.each(['1', 'true', 'tutti', '999.1.1.1', '10.0.0.0/33'])(
  'trusts no proxy called %s',
  (TRUST_PROXY) => {
    expect(() => readConfig({ TRUST_PROXY })).toThrow(/TRUST_PROXY/);
  },
);

it('trusts the addresses of proxies', () => {
  expect(readConfig({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8, ::1' }).trustProxy).toEqual([
    '127.0.0.1',
    '10.0.0.0/8',
    '::1',
  ]);
});

it.each([
  ['PUBLIC_URL', 'https://casa.example/sotto'],
  ['PUBLIC_URL', 'https://casa.example/?a=1'],
  ['MAIL_FROM', 'nessuno'],
  ['MAIL_FROM', 'a@example.com, b@example.com'],
])('refuses %s=%s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

it.each(['posta@casa.example', 'Casa Maestrale <posta@casa.example>'])('sends as %s', (from) => {
  expect(readConfig({ MAIL_FROM: from }).mail.from).toBe(from);
});

it('speaks English to who runs the site, whatever language the site speaks', () => {
  expect(() => readConfig({ LOG_LEVEL: 'molto' })).toThrow('LOG_LEVEL: Invalid option');
});
