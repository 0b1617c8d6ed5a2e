import type { AppContext, Caller } from '#server/app-context.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import {
  auditSubjectOf,
  type Client,
  getOwnUser,
} from '#server/features/accounts/accounts.service.ts';
import { notifyAdmins } from '#server/features/accounts/notify-admins.ts';
import { assertPassword } from '#server/features/accounts/profile.service.ts';
import {
  closeSession,
  openSession,
  proveSession,
} from '#server/features/accounts/sessions.service.ts';
import { getProperty } from '#server/features/property/property.service.ts';
import { serverText } from '#server/languages.ts';
import type { OpenedSession, OwnUser } from '#shared/accounts/accounts.schema.ts';
import type {
  AuthenticationResponse,
  CreationOptions,
  Passkey,
  RegistrationResponse,
  RequestOptions,
} from '#shared/accounts/passkeys.schema.ts';
import {
  deletePasskey,
  deleteRecoveryCodes,
  findPasskey,
  insertPasskey,
  listCredentialIds,
  listPasskeys,
  staffNeedPasskey,
  updateName,
  updateStaffNeedPasskey,
  updateUse,
} from './passkeys.repository.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { reportPasskeys } from './report-passkeys.ts';
import { loadWebAuthn, newChallenge, relyingParty, takeChallenge, verified } from './web-authn.ts';

/** More devices than a person has. */
const MAX_PASSKEYS = 20;

/**
 * The WebAuthn user handle, under which an authenticator stores a passkey; it contains nothing
 * personal.
 */
const userHandle = (userId: number): string => Buffer.from(String(userId)).toString('base64url');

/** Without the handle that most authenticators return. It must be the one that they stored. */
const withoutHandle = (
  userId: number,
  { userHandle: returned, ...signed }: AuthenticationResponse['response'],
) => {
  if (returned && returned !== userHandle(userId)) throw new Error('Of another user');
  return signed;
};

/** EdDSA, ES256 and RS256: every authenticator supports one of them. */
const ALGORITHMS = [-8, -7, -257];

export const hasPasskey = async (db: Database, userId: number): Promise<boolean> =>
  (await listPasskeys(db, userId)).length > 0;

/**
 * Where staff need a passkey, a password alone is enough to add the very first one, but no other.
 * PASSKEY_REQUIRED.
 */
const assertMayAdd = (caller: Caller, registered: readonly unknown[]): void => {
  if (caller.needsPasskey && registered.length > 0) throw new AppError('PASSKEY_REQUIRED');
};

/**
 * The options with which the browser creates a passkey. INVALID_INPUT for a wrong password,
 * PASSKEY_REQUIRED, TOO_MANY_REQUESTS, UNAVAILABLE where the site has no domain name.
 */
export const offerPasskey = async (
  app: AppContext,
  caller: Caller,
  currentPassword: string,
): Promise<CreationOptions> => {
  const { id } = relyingParty(app);
  const registered = await listCredentialIds(app.database, caller.userId);
  assertMayAdd(caller, registered);
  await assertPassword(app, caller, currentPassword);
  return {
    challenge: newChallenge(app, { userId: caller.userId }),
    rp: { id, name: (await getProperty(app.database)).name },
    user: { id: userHandle(caller.userId), name: caller.email, displayName: caller.name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: registered.map((credential) => ({ type: 'public-key', ...credential })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  };
};

/**
 * Stores a passkey created by the browser, which also verifies the session. With the first one come
 * recovery codes. PASSKEY_INVALID, also for one that is stored already; PASSKEY_REQUIRED,
 * TOO_MANY_PASSKEYS.
 */
export const addPasskey = async (
  app: AppContext,
  caller: Caller,
  { name, response }: { name: string; response: RegistrationResponse },
): Promise<Passkey & { recoveryCodes: string[] | null }> => {
  const { id, origin } = relyingParty(app);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { registrationInfo } = await verified(app, response, () =>
    verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      supportedAlgorithmIDs: ALGORITHMS,
      expectedChallenge: takeChallenge(app, { userId: caller.userId }),
      expectedOrigin: origin,
      expectedRPID: id,
    }),
  );
  if (!registrationInfo) throw new AppError('PASSKEY_INVALID');
  const { credential } = registrationInfo;
  const createdAt = app.clock.now().toISOString();
  const made = await inTransaction(app.database, async (tx) => {
    const registered = await listPasskeys(tx, caller.userId);
    assertMayAdd(caller, registered);
    if (await findPasskey(tx, credential.id)) {
      throw new AppError('PASSKEY_INVALID', serverText('accountErrors.passkeyTaken'));
    }
    if (registered.length >= MAX_PASSKEYS) throw new AppError('TOO_MANY_PASSKEYS');
    const added = await insertPasskey(tx, {
      userId: caller.userId,
      credentialId: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      name,
      createdAt,
      lastUsedAt: null,
    });
    await proveSession(tx, caller.sessionId, createdAt);
    await reportPasskeys(tx, caller, 'added', app.clock.now());
    const recoveryCodes =
      registered.length === 0 ? await renewRecoveryCodes(tx, caller.userId) : null;
    return { ...added, recoveryCodes };
  });
  app.wakeMailWorker();
  return made;
};

/** NOT_FOUND, also for another user's passkey. */
export const renamePasskey = async (
  app: AppContext,
  caller: Caller,
  { id, name }: { id: number; name: string },
): Promise<Passkey> => {
  const renamed = await updateName(app.database, { userId: caller.userId, id, name });
  if (!renamed) throw notFound(serverText('accountErrors.passkeyUnknown'));
  return renamed;
};

/** Deleting the last one deletes the recovery codes too. NOT_FOUND, also for another user's. */
export const removePasskey = async (app: AppContext, caller: Caller, id: number): Promise<void> => {
  const { userId } = caller;
  await inTransaction(app.database, async (tx) => {
    if ((await deletePasskey(tx, { userId, id })) === null)
      throw notFound(serverText('accountErrors.passkeyUnknown'));
    if ((await listPasskeys(tx, userId)).length === 0) await deleteRecoveryCodes(tx, userId);
    await reportPasskeys(tx, caller, 'removed', app.clock.now());
  });
  app.wakeMailWorker();
};

/** Replaces the recovery codes; the former ones become invalid. NO_PASSKEY. */
export const replaceRecoveryCodes = async (app: AppContext, caller: Caller): Promise<string[]> => {
  const codes = await inTransaction(app.database, async (tx) => {
    if ((await listPasskeys(tx, caller.userId)).length === 0) {
      throw new AppError('NO_PASSKEY');
    }
    await reportPasskeys(tx, caller, 'codes-renewed', app.clock.now());
    return renewRecoveryCodes(tx, caller.userId);
  });
  app.wakeMailWorker();
  return codes;
};

/** The options with which the browser requests any passkey of this site. TOO_MANY_REQUESTS, UNAVAILABLE. */
export const offerPasskeyLogin = async (
  app: AppContext,
  clientAddress: string,
): Promise<RequestOptions> => {
  const { id } = relyingParty(app);
  await app.rateLimiter.consume('passkeyChallenge', { clientAddress });
  const challenge = newChallenge(app, { userId: null });
  return { challenge, rpId: id, userVerification: 'required' };
};

const recordFailure = (app: AppContext, account: OwnUser | null): Promise<void> =>
  app.audit.record({
    action: 'passkeys.login',
    actor: null,
    outcome: 'failed',
    ...(account && auditSubjectOf(account)),
  });

/**
 * Opens a session with a passkey; it replaces one that the caller had opened with a password.
 * INVALID_CREDENTIALS for an unknown passkey, PASSKEY_INVALID, EMAIL_NOT_CONFIRMED, TOO_MANY_REQUESTS.
 */
export const loginWithPasskey = async (
  app: AppContext,
  response: AuthenticationResponse,
  { caller, clientAddress, userAgent }: Client & { caller: Caller | null },
): Promise<OpenedSession> => {
  const { id, origin } = relyingParty(app);
  await app.rateLimiter.consume('login', { clientAddress });
  const passkey = await findPasskey(app.database, response.id);
  if (!passkey) {
    await recordFailure(app, null);
    const message = serverText('accountErrors.passkeyOfNobody');
    throw new AppError('INVALID_CREDENTIALS', message);
  }
  const user = await getOwnUser(app.database, passkey.userId);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { authenticationInfo } = await verified(app, response, () =>
    verifyAuthenticationResponse({
      response: {
        ...{ ...response, response: withoutHandle(user.id, response.response) },
        clientExtensionResults: {},
      },
      expectedChallenge: takeChallenge(app, { userId: null }),
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    }),
  ).catch(async (error: unknown) => {
    await recordFailure(app, user);
    throw error;
  });
  if (!user.emailConfirmed) throw new AppError('EMAIL_NOT_CONFIRMED');
  const lastUsedAt = app.clock.now().toISOString();
  await updateUse(app.database, passkey.id, { counter: authenticationInfo.newCounter, lastUsedAt });
  const token = await openSession(app, user.id, userAgent, 'passkey');
  if (caller?.userId === user.id) await closeSession(app, caller.sessionId);
  const actor = { userId: user.id, name: user.name, role: user.role };
  await app.audit.record({ action: 'passkeys.login', outcome: 'done', actor });
  return { token, user, needsPasskey: false };
};

/**
 * Sets whether staff must verify each session with a passkey. Only a verified session may require it,
 * so that administrators cannot lock themselves out. PASSKEY_REQUIRED.
 */
export const demandPasskeys = async (
  app: AppContext,
  caller: Caller,
  needed: boolean,
): Promise<void> => {
  if (needed && !caller.provenByPasskey) {
    throw new AppError(
      'PASSKEY_REQUIRED',
      'Prima aggiungi una passkey nel tuo profilo, oppure entra con quella che hai già.',
    );
  }
  const { userId, name } = caller;
  const change = { what: 'passkey-demand', on: needed } as const;
  const subject = { kind: 'staff-changed', userId, name, by: name, change } as const;
  await inTransaction(app.database, async (tx) => {
    if ((await staffNeedPasskey(tx)) === needed) return;
    await updateStaffNeedPasskey(tx, needed);
    await notifyAdmins(tx, subject, app.clock.now());
  });
  app.wakeMailWorker();
};
