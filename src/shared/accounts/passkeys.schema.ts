import { z } from 'zod';
import { entityId, instant, requiredLine } from '#shared/forms/fields.schema.ts';
import { text } from '#shared/texts/texts.ts';
import { passwordToTry } from './accounts.schema.ts';

const NAME_MAX = 60;
const passkeyName = requiredLine(text('profile.passkeyNameMissing'), NAME_MAX);

export const passkey = z.object({
  id: entityId,
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

const INVALID = text('profile.deviceAnswerInvalid');
/** Real answers are shorter, attestations included. */
const MAX_LENGTH = 20_000;
const base64url = z.base64url(INVALID).max(MAX_LENGTH, INVALID);

/** The answer of an authenticator, in WebAuthn's JSON form; its content is verified later. */
const authenticatorAnswer = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key', INVALID),
});

const registrationResponse = authenticatorAnswer.extend({
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
  }),
});
export type RegistrationResponse = z.infer<typeof registrationResponse>;

const authenticationResponse = authenticatorAnswer.extend({
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish(),
  }),
});
export type AuthenticationResponse = z.infer<typeof authenticationResponse>;

const publicKey = z.literal('public-key');
const required = z.literal('required');

/** The options for `navigator.credentials.create`, in WebAuthn's JSON form. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.int() })),
  excludeCredentials: z.array(z.object({ type: publicKey, id: z.string() })),
  authenticatorSelection: z.object({ residentKey: required, userVerification: required }),
  attestation: z.literal('none'),
});
export type CreationOptions = z.infer<typeof creationOptions>;

/** The options for `navigator.credentials.get`: any passkey of this site. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  userVerification: required,
});
export type RequestOptions = z.infer<typeof requestOptions>;

export const offerPasskeyInput = z.object({ currentPassword: passwordToTry });

export const addPasskeyInput = z.object({
  name: passkeyName,
  response: registrationResponse,
});

/** The codes are shown once: with the first passkey, and when the user requests new ones. */
export const addedPasskey = passkey.extend({ recoveryCodes: z.array(z.string()).nullable() });

export const renamePasskeyInput = z.object({ id: entityId, name: passkeyName });

export const passkeyLoginInput = z.object({ response: authenticationResponse });

export const recoveryInput = z.object({
  code: requiredLine(text('profile.codeMissing'), NAME_MAX),
});

/** `codesLeft` are still to be used. */
export const recovered = z.object({ message: z.string(), codesLeft: z.int() });

export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const passkeyPolicy = z.object({ staffNeedPasskey: z.boolean() });
