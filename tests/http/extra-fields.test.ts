import type { AnyTRPCProcedure } from '@trpc/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { appRouter } from '#server/app-router.ts';
import { type Input, spendDay } from '#tests/support/busy-day.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { dumpData } from '#tests/support/dump-data.ts';
import { type Transport, transports } from '#tests/support/transports.ts';

// Fields that a call does not know change nothing.

const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, AnyTRPCProcedure>,
);

const inputOf = (procedure: AnyTRPCProcedure): z.ZodType =>
  (procedure._def as unknown as { inputs: z.ZodType[] }).inputs[0] ?? z.void();
const outputOf = (procedure: AnyTRPCProcedure): z.ZodType | undefined =>
  (procedure._def as unknown as { output?: z.ZodType }).output;

const fieldsOf = (schema: z.ZodType): string[] =>
  Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {});

/** Values that no caller may choose, under every name that they might have. */
const extras = {
  id: 4711,
  userId: 1,
  user_id: 1,
  authorId: 1,
  author_id: 1,
  author: { id: 1, name: 'Qualcun altro' },
  role: 'ADMIN',
  status: 'APPROVED',
  isBlocked: true,
  price: 1,
  totalCents: 1,
  total_cents: 1,
  emailConfirmed: true,
  email_confirmed_at: '2026-01-01T00:00:00.000Z',
  pendingEmail: 'altrove@example.com',
  passwordHash: 'nessuno',
  password_hash: 'nessuno',
  registeredFrom: '10.0.0.1',
  createdAt: '2001-01-01T00:00:00.000Z',
  created_at: '2001-01-01T00:00:00.000Z',
  approvedAt: '2001-01-01T00:00:00.000Z',
  readAt: '2001-01-01T00:00:00.000Z',
  isBuiltIn: true,
  isSample: true,
  isSuspect: false,
  readTime: 99,
  fileName: '../site.db',
};

const withExtras = (name: string, input: Input | undefined): Input | undefined => {
  const procedure = procedures.find(([other]) => other === name)?.[1];
  // A call that takes nothing has no body to write into.
  if (!procedure || input === undefined) return input;
  const own = new Set(fieldsOf(inputOf(procedure)));
  const foreign = Object.entries(extras).filter(([field]) => !own.has(field));
  return { ...Object.fromEntries(foreign), ...input };
};

/** Random by nature: tokens, names of files, of requests. */
const withoutChance = (data: unknown): string =>
  JSON.stringify(data)
    .replaceAll(/[\da-f]{64}/g, 'DIGEST')
    .replaceAll(/[\da-f]{24}(-\d+)?\.\w+/g, 'FILE')
    .replaceAll(/[\w-]{22}\.[\w-]{43}/g, 'DEVICE')
    .replaceAll(/[\w-]{43}/g, 'TOKEN')
    .replaceAll(/\/[^"]*casa-\w+/g, 'FOLDER');

const dayWith = async (transport: Transport, change: typeof withExtras) => {
  const t = await createTestApp({ settings: { RATE_LIMITS: 'off' } });
  try {
    const { outcomes, called } = await spendDay(t, transport, change);
    const data = withoutChance(await dumpData(t.app));
    return { outcomes: withoutChance(outcomes), data, called };
  } finally {
    await t.close();
  }
};

/** Mutations that no day of a test has. */
const untried = [
  // It needs the page of a stay, whose address is another each time: see offers.test.ts.
  'offers.accept',
  // They answer, or need, another secret each time: see guest-page.test.ts.
  'guestPage.seen',
  'guestPage.setArrival',
  'guestPage.ask',
  'guestPage.review',
  'guestPage.renew',
  'guestPage.end',
  'guestPage.setReleased',
  // It needs the page of a stay too: see contracts.test.ts.
  'contracts.accept',
  // They need a page of a stay, whose address is another each time, or read what is encrypted: see party.thorough.test.ts.
  'party.setOwn',
  'party.saveOwnPerson',
  // It needs a whole table of the police: see place-tables.test.ts.
  'party.renewTable',
  'party.set',
  'party.savePerson',
  'party.showNumbers',
  // They need guests, whose data are encrypted, and a portal: see police.test.ts and sending.test.ts.
  'police.renewTables',
  'police.setSeen',
  'police.byHand',
  'police.test',
  'police.send',
  'police.verify',
  // They need another site to ask: see portal-stays.test.ts and calendars.test.ts.
  'calendars.create',
  'calendars.update',
  'calendars.delete',
  'calendars.read',
  'calendars.accept',
  'calendars.discard',
  'calendars.renew',
  'calendars.setSameStay',
  'calendars.updateOwn',
  'calendars.renewOwn',
  'portalStays.complete',
  'portalStays.settle',
  // It answers another secret each time.
  'cleaning.renewLink',
  // They need an authenticator: see passkey-login.thorough.test.ts.
  'passkeys.add',
  'passkeys.rename',
  'passkeys.remove',
  'passkeys.renewCodes',
  'passkeys.login',
  'passkeys.recover',
  // It needs a mail that failed: see unsent-mails.router.test.ts.
  'outbox.retry',
];

describe('fields that nobody asked for', () => {
  it.each(transports)('leave a day by %s as it would have been', async (_name, transport) => {
    const plain = await dayWith(transport, (_call, input) => input);
    const extended = await dayWith(transport, withExtras);
    expect(extended.outcomes).toBe(plain.outcomes);
    expect(extended.data).toBe(plain.data);

    const mutations = procedures.flatMap(([name, { _def }]) =>
      _def.type === 'mutation' && !name.startsWith('backups.') ? [name] : [],
    );
    expect(
      mutations.filter((name) => !plain.called.has(name)),
      'a noun’s mutations are tried in its file of tests/nouns, others in tests/support/busy-day.ts',
    ).toEqual(untried);
  });
});

type Node = z.core.JSONSchema._JSONSchema;

/** Every object of a schema, however deep, by its path. */
const objectsIn = (node: Node | undefined, path = ''): [path: string, node: object][] => {
  if (typeof node !== 'object') return [];
  const own: [string, object][] = node.type === 'object' ? [[path, node]] : [];
  const below = Object.entries(node.properties ?? {}).flatMap(([name, child]) =>
    objectsIn(child, `${path}.${name}`),
  );
  const items = Array.isArray(node.items) ? node.items : [node.items];
  const among = [...items, ...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])];
  return [...own, ...below, ...among.flatMap((child) => objectsIn(child as Node, `${path}[]`))];
};

const described = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });

const fieldNames = (schema: z.ZodType): string[] =>
  objectsIn(described(schema, 'output')).flatMap(([, node]) =>
    Object.keys('properties' in node ? (node.properties as object) : {}),
  );

describe('the shape', () => {
  it.each(procedures)('of what %s takes and answers is a list of fields', (_name, procedure) => {
    const output = outputOf(procedure);
    expect(output).toBeDefined();
    for (const schema of [inputOf(procedure), ...(output ? [output] : [])]) {
      for (const [path, node] of objectsIn(described(schema, 'output'))) {
        expect(node, path).toMatchObject({ additionalProperties: false });
      }
    }
  });

  const mayChoose = (field: string) =>
    procedures
      .filter(([, procedure]) => procedure._def.type === 'mutation')
      .filter(([, procedure]) => fieldsOf(inputOf(procedure)).includes(field))
      .map(([name]) => name);

  it('lets few calls choose what weighs most', () => {
    expect(mayChoose('role')).toEqual(['users.create', 'users.update']);
    expect(mayChoose('status')).toEqual([
      'bookings.enter',
      'bookings.setStatus',
      'reviews.setStatus',
    ]);
    for (const field of ['author', 'authorId', 'userId', 'price', 'emailConfirmed', 'createdAt']) {
      expect(mayChoose(field)).toEqual([]);
    }
  });

  const answering = (pattern: RegExp, access?: RegExp) =>
    procedures
      .filter(([, { _def }]) => !access || access.test((_def.meta as { access: string }).access))
      .filter(([, procedure]) =>
        fieldNames(outputOf(procedure) ?? z.void()).some((name) => pattern.test(name)),
      )
      .map(([name]) => name);

  it('answers what opens a transport to nobody but who just opened it', () => {
    expect(answering(/token|secret|password|hash/i)).toEqual([
      // The password of the house's wifi.
      'guestPage.get',
      'guestInformation.get',
      'guestInformation.update',
      'accounts.register',
      'accounts.login',
      'passkeys.login',
    ]);
  });

  it('answers addresses of people to visitors and users only where they are their own', () => {
    expect(answering(/mail|phone/i, /public|optional|session|user/)).toEqual([
      // To staff alone: a visitor's list has no such field, and is checked strictly.
      'bookings.list',
      'bookings.create',
      // The hosts', at the secret address of a stay.
      'guestPage.get',
      // The host publishes this address.
      'property.get',
      'messages.create',
      'accounts.register',
      'accounts.login',
      'accounts.me',
      'accounts.updateProfile',
      'passkeys.login',
      'privacy.exportMine',
      // Counts by kind, one of them of mails.
      'privacy.eraseMine',
      // The address at which the owners ask to be written to, and whether mails are sent.
      'siteSettings.state',
    ]);
  });
});
