import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { perApp } from '#server/per-app.ts';
import type { OwnUser, RegisterInput } from '#shared/accounts/accounts.schema.ts';
import type { Locale } from '#shared/languages/locales.ts';
import {
  findAccountByEmail,
  findAccountWithHash,
  insertUser,
  type NewUser,
} from './accounts.repository.ts';
import { type Client, emailTaken, getOwnUser } from './accounts.service.ts';
import { enqueueConfirmation } from './enqueue-account-mails.ts';
import { findCaller, openSession } from './sessions.service.ts';

/** The person signing up, and their language. */
type Registrant = Client & { locale: Locale };

type Registered = { token: string; user: OwnUser };

/** The same form within this time counts as a repeated request. */
const REPEATED_WITHIN_MS = 10 * 60_000;

const isRecent = ({ createdAt }: OwnUser, now: Date): boolean =>
  now.getTime() - Date.parse(createdAt) < REPEATED_WITHIN_MS;

/** The account that the same form created a moment ago, if any. */
const findJustMade = async (
  app: AppContext,
  { name, email, password }: RegisterInput,
): Promise<OwnUser | null> => {
  const found = await findAccountWithHash(app.database, email);
  if (!found || found.account.emailConfirmed || found.account.name !== name) return null;
  if (!isRecent(found.account, app.clock.now())) return null;
  return (await app.passwordHasher.verify(found.passwordHash, password)) ? found.account : null;
};

/** An address may wait in several registrations: which of them counts, the opened link decides. */
const storeRegistration = async (tx: Database, user: NewUser): Promise<number> => {
  const holder = await findAccountByEmail(tx, user.email);
  if (holder?.emailConfirmed) throw emailTaken();
  return insertUser(tx, user);
};

const signUpOnce = async (
  app: AppContext,
  input: RegisterInput,
  { clientAddress, locale, userAgent }: Registrant,
): Promise<Registered> => {
  await app.rateLimiter.consume('register', { clientAddress });
  const { name, email, password } = input;
  const made = await findJustMade(app, input);
  if (made) return { token: await openSession(app, made.id, userAgent), user: made };
  const holder = await findAccountByEmail(app.database, email);
  if (holder?.emailConfirmed) throw emailTaken();
  const passwordHash = await app.passwordHasher.hash(password);
  const now = app.clock.now();
  const id = await inTransaction(app.database, async (tx) => {
    const userId = await storeRegistration(tx, {
      name,
      email,
      passwordHash,
      role: 'USER',
      locale: input.locale ?? locale,
      confirmedAt: null,
      createdAt: now.toISOString(),
    });
    await enqueueConfirmation(tx, { email, userId }, now);
    return userId;
  });
  app.wakeMailWorker();
  const token = await openSession(app, id, userAgent);
  return { token, user: await getOwnUser(app.database, id) };
};

/** Long enough for a double click or a quick retry, and no longer, because the response holds a token. */
const DEDUPLICATION_MS = 10_000;
/** Bounds memory; the rate limit lets fewer registrations of one client through. */
const MAX_DEDUPLICATED = 10_000;

const registrations = perApp(
  ({ clock }) =>
    new LRUCache<string, Promise<Registered>>({
      max: MAX_DEDUPLICATED,
      ttl: DEDUPLICATION_MS,
      ttlResolution: 0,
      perf: { now: () => clock.now().getTime() },
    }),
);

/** Concurrent and recent identical requests share one result; a failed one is tried again. */
const deduplicate = (
  app: AppContext,
  key: string,
  work: () => Promise<Registered>,
): Promise<Registered> => {
  const recent = registrations(app);
  const known = recent.get(key);
  if (known) return known;
  const outcome = work();
  recent.set(key, outcome);
  outcome.catch(() => recent.delete(key));
  return outcome;
};

/**
 * Creates a user with an unconfirmed address, beside others that wait for the same, mails the
 * confirmation link and opens a session, which has no rights until the address is confirmed. The same form sent again, by a double click or after a
 * lost response, creates no second user and sends no second mail. EMAIL_TAKEN, TOO_MANY_REQUESTS.
 */
export const signUp = async (
  app: AppContext,
  input: RegisterInput,
  client: Registrant,
): Promise<Registered> => {
  const form = JSON.stringify([input.name, input.email, input.password]);
  const key = createHash('sha256').update(form).digest('hex');
  const registered = await deduplicate(app, key, () => signUpOnce(app, input, client));
  // Another registration may have been confirmed since, or this one deleted.
  const isOpen = (await findCaller(app, registered.token)) !== null;
  return isOpen ? registered : signUpOnce(app, input, client);
};
