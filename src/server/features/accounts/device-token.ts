import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

// A browser that has logged in keeps a token that proves it. The server does not store it: it is signed
// with the stored password hash, so it is invalid for other accounts and after a password change.

const ID_BYTES = 16;

type SignedFor = { account: { id: number }; passwordHash: string };

const signed = (id: string, { account, passwordHash }: SignedFor): string => {
  const hmac = createHmac('sha256', passwordHash).update(`device ${id} of ${account.id}`);
  return `${id}.${hmac.digest('base64url')}`;
};

export const newDeviceToken = (owner: SignedFor): string =>
  signed(randomBytes(ID_BYTES).toString('base64url'), owner);

/** The device named by a token; null when the token was not issued for this account and password. */
export const deviceOf = (token: string, owner: SignedFor): string | null => {
  const [id = ''] = token.split('.');
  const [given, expected] = [Buffer.from(token), Buffer.from(signed(id, owner))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
};
