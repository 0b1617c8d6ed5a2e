import { expect, it } from 'vitest';
import '#shared/forms/fields.schema.ts';
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

it('explains an error in Italian, like the rest of the start', () => {
  expect(() => readConfig({ LOG_LEVEL: 'molto' })).toThrow('LOG_LEVEL: deve essere trace, debug');
  expect(() => readConfig({ RATE_LIMITS: 'forse' })).toThrow('deve essere on oppure off');
  expect(() => readConfig({ ADMIN_PASSWORD: 'a'.repeat(129) })).toThrow('da 6 a 128 caratteri');
});

const client = { GOOGLE_DRIVE_CLIENT_ID: 'id.apps', GOOGLE_DRIVE_CLIENT_SECRET: 'GOCSPX-s_1' };

it('reaches Google Drive as the client of a Google project', () => {
  expect(readConfig({}).drive).toEqual({
    client: undefined,
    folderId: undefined,
    withdrawn: [],
    apiUrl: 'https://www.googleapis.com',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    consentUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  });
  expect(readConfig({ ...client, GOOGLE_DRIVE_FOLDER_ID: 'f' }).drive).toMatchObject({
    client: { id: 'id.apps', secret: 'GOCSPX-s_1' },
    folderId: 'f',
  });
});

it('starts with the credentials of earlier versions, and knows that they are there', () => {
  const token = { GOOGLE_DRIVE_REFRESH_TOKEN: '1//0g' };
  const account = { GOOGLE_SERVICE_ACCOUNT_FILE: 'k.json', GOOGLE_DRIVE_FOLDER_ID: 'f' };
  expect(readConfig({ ...client, ...token }).drive.withdrawn).toEqual(Object.keys(token));
  expect(readConfig(account).drive).toMatchObject({
    client: undefined,
    withdrawn: ['GOOGLE_SERVICE_ACCOUNT_FILE'],
  });
});

it.each([
  [{ GOOGLE_DRIVE_CLIENT_ID: 'id.apps' }, 'GOOGLE_DRIVE_CLIENT_SECRET'],
  [{ GOOGLE_DRIVE_CLIENT_SECRET: 's' }, 'GOOGLE_DRIVE_CLIENT_ID'],
  [{ ...client, GOOGLE_DRIVE_FOLDER_ID: "f' or '1" }, 'GOOGLE_DRIVE_FOLDER_ID'],
  [{ GOOGLE_API_URL: 'https://www.googleapis.com/drive' }, 'GOOGLE_API_URL'],
  [{ PORT: 'x', GOOGLE_DRIVE_CLIENT_ID: 'id' }, /PORT[\s\S]*GOOGLE_DRIVE_CLIENT_SECRET/],
])('refuses half a client of Google Drive: %j', (variables, named) => {
  expect(() => readConfig(variables)).toThrow(named);
});

const login = { SMTP_USER: 'posta@casa.example', SMTP_PASSWORD: 'p@s#s/1?%' };

it.each([
  ['nothing', {}, undefined],
  ['a host', { SMTP_HOST: 'mail.example' }, ['mail.example', 465, 'direct']],
  ['a login', { SMTP_HOST: 'mail.example', ...login }, ['mail.example', 465, 'direct', login]],
  ['a port', { SMTP_HOST: 'm.example', SMTP_PORT: '587' }, ['m.example', 587, 'starttls']],
  ['STARTTLS', { SMTP_HOST: 'm.example', SMTP_TLS: 'starttls' }, ['m.example', 587, 'starttls']],
  ['no TLS', { SMTP_HOST: '::1', SMTP_TLS: 'off' }, ['::1', 25, 'off']],
  ['smtps', { SMTP_URL: 'smtps://mail.example' }, ['mail.example', 465, 'direct']],
  ['smtp', { SMTP_URL: 'smtp://[::1]:2525/' }, ['::1', 2525, 'offered']],
  [
    'an encoded address',
    { SMTP_URL: 'smtp://posta%40casa.example:p%40s%23s%2F1%3F%25@mail.example' },
    ['mail.example', 587, 'offered', login],
  ],
])('reads the mail server from %s', (_what, variables: Record<string, string>, expected) => {
  const { server } = readConfig(variables).mail;
  const { host, port, tls, login: found } = server ?? {};
  const names = found && { SMTP_USER: found.user, SMTP_PASSWORD: found.password };
  expect(server && [host, port, tls, ...(names ? [names] : [])]).toEqual(expected);
});

it.each([
  'smtp://utente:pa@ss@mail.example',
  'smtp://utente:pa#ss@mail.example',
  'smtp://utente:pa/ss@mail.example',
  'smtp://utente:pa?ss@mail.example',
  'smtp://utente:pa%ss@mail.example',
  'smtp://utente:pa%E0@mail.example',
  'smtp://utente:pa\\ss@mail.example',
  'smtp://:pass@mail.example',
  'smtps://utente:password',
  'smtp://mail.example/?tls=off',
  'smtp://mail.example?tls=off',
  'smtp://',
  'mail.example',
  'https://mail.example',
])('refuses an address that it could misread, and says what to do: %s', (SMTP_URL) => {
  expect(() => readConfig({ SMTP_URL })).toThrow(
    /SMTP_URL: .*scrivi SMTP_HOST, SMTP_PORT, SMTP_USER e SMTP_PASSWORD, con la password così com’è/,
  );
  expect(() => readConfig({ SMTP_URL })).not.toThrow(/pa.*ss@/);
});

it.each([
  [{ SMTP_URL: 'smtp://a.example', SMTP_HOST: 'b.example' }, 'Togli SMTP_URL, oppure SMTP_HOST'],
  [{ SMTP_URL: 'smtp://a.example', ...login }, 'oppure SMTP_USER, SMTP_PASSWORD'],
  [login, 'SMTP_HOST: manca, accanto a SMTP_USER, SMTP_PASSWORD'],
  [{ SMTP_HOST: 'a.example', SMTP_USER: 'u' }, 'SMTP_PASSWORD: manca'],
  [{ SMTP_HOST: 'a.example', SMTP_PASSWORD: 'p' }, 'SMTP_USER: manca'],
  [{ SMTP_HOST: 'smtp://a.example' }, /SMTP_HOST: deve essere il nome.*senza smtp/],
  [{ SMTP_HOST: 'a.example:465' }, /SMTP_HOST: .*senza porta/],
  [{ SMTP_HOST: 'a.example', SMTP_PORT: '0' }, /SMTP_PORT: .*da 1 a 65535/],
  [{ SMTP_HOST: 'a.example', SMTP_TLS: 'on' }, 'SMTP_TLS: deve essere direct, starttls, off'],
])('refuses half a mail server, or two: %j', (variables: Record<string, string>, reason) => {
  expect(() => readConfig(variables)).toThrow(reason);
});
