import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

// A browser that has logged in keeps a token which says so. It is nowhere stored here: the stored
// password hash signs it, so it is worth nothing for another account and after a new password.

const ID_BYTES = 16;

type SignedFor = { account: { id: number }; passwordHash: string };

const signed = (id: string, { account, passwordHash }: SignedFor): string => {
  const hmac = createHmac('sha256', passwordHash).update(`device ${id} of ${account.id}`);
  return `${id}.${hmac.digest('base64url')}`;
};

export const newDeviceToken = (owner: SignedFor): string =>
  signed(randomBytes(ID_BYTES).toString('base64url'), owner);

/** The device that a token names; null when it was not made for this account and password. */
export const deviceOf = (token: string, owner: SignedFor): string | null => {
  const [id = ''] = token.split('.');
  const [given, expected] = [Buffer.from(token), Buffer.from(signed(id, owner))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
};
