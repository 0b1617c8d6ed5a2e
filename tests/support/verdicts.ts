// Answers of a call to each asker, as rows of the access matrix say them.

/** Makes a call without a session, with an ended one, or with the user's present rights. */
export type Asker =
  | 'visitor'
  | 'broken token'
  | 'cookie alone'
  | 'expired session'
  | 'ended session'
  | 'deleted'
  | 'unconfirmed'
  | 'unproven'
  | 'user'
  | 'demoted'
  | 'editor'
  | 'admin';

export type Verdict = 'yes' | 401 | 403;
export type Verdicts = Record<Asker, Verdict>;

/**
 * Rights that an administrator has lost a moment ago are worth no more than rights that nobody ever had,
 * nor are those that rest until the session is proven by a passkey. Staff's cookie is for pages alone.
 */
const verdicts = (
  visitor: Verdict,
  unconfirmed: Verdict,
  user: Verdict,
  editor: Verdict,
  admin: Verdict,
): Verdicts => ({
  visitor,
  'broken token': visitor,
  'cookie alone': visitor,
  'expired session': visitor,
  'ended session': visitor,
  deleted: visitor,
  unconfirmed,
  unproven: visitor === 'yes' ? 'yes' : 403,
  user,
  demoted: user,
  editor,
  admin,
});

export const everybody = verdicts('yes', 'yes', 'yes', 'yes', 'yes');
export const anySession: Verdicts = {
  ...verdicts(401, 'yes', 'yes', 'yes', 'yes'),
  unproven: 'yes',
};
export const anyUser = verdicts(401, 403, 'yes', 'yes', 'yes');
/** The means to prove a session by a passkey. */
export const anyProver: Verdicts = { ...anyUser, unproven: 'yes' };
export const staffOnly = verdicts(401, 403, 403, 'yes', 'yes');
export const adminOnly = verdicts(401, 403, 403, 403, 'yes');

/** The verdicts on calls by the names of their procedures, with an input where a call takes one. */
export type AccessRows = Record<string, Verdicts | [verdicts: Verdicts, input: object]>;

export const noSuchId = { id: 4711 };
