import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  AuthenticationResponse,
  RegistrationResponse,
} from '#shared/accounts/passkeys.schema.ts';

// A WebAuthn authenticator with one passkey. It also makes answers that no browser would allow.

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

type Request = { challenge: unknown; origin: string; crossOrigin?: boolean };

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();

const clientData = (type: 'webauthn.create' | 'webauthn.get', request: Request): Buffer =>
  Buffer.from(JSON.stringify({ type, crossOrigin: false, ...request }));

export const createAuthenticator = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counter = 0;

  const head = (origin: string, flags: number): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count]);
  };
  // COSE: key type 2 (EC2), algorithm -7 (ES256), curve 1 (P-256), x and y.
  const coseKey = () =>
    isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );

  return {
    create: (request: Request): RegistrationResponse => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const authData = Buffer.concat([
        head(request.origin, USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL),
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey(),
      ]);
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]) as never,
      );
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', request).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
        },
      };
    },
    /** Without `verified` the user has shown no finger and typed no PIN. */
    get: (request: Request, { verified = true, counts = true } = {}): AuthenticationResponse => {
      if (counts) counter += 1;
      const flags = verified ? USER_PRESENT | USER_VERIFIED : USER_PRESENT;
      const authenticatorData = head(request.origin, flags);
      const data = clientData('webauthn.get', request);
      const signature = sign(
        'sha256',
        Buffer.concat([authenticatorData, sha256(data)]),
        privateKey,
      );
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
};
