import { z } from 'zod';
import {
  emailAddress,
  entityId,
  instant,
  locale,
  requiredLine,
  seenVersion,
  version,
} from '#shared/forms/fields.schema.ts';
import { text } from '#shared/texts/texts.ts';
import {
  PASSWORD_MAX,
  PASSWORD_MIN,
  PASSWORD_MIN_IN_PROFILE,
  passwordLength,
} from './passwords.ts';
import { roles } from './roles.ts';

const user = z.object({
  id: entityId,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** A path of this site, or null. */
  avatar: z.string().nullable(),
  createdAt: instant,
});
export type User = z.infer<typeof user>;

/** The user's own account, with private fields. */
export const ownUser = user.extend({
  emailConfirmed: z.boolean(),
  /** The new address, until it is confirmed. */
  pendingEmail: z.string().nullable(),
  /** The language of the mails about the account. */
  locale,
  version,
});
export type OwnUser = z.infer<typeof ownUser>;

const passwordRequired = text('account.passwordRequired');
const passwordTooLong = text('account.passwordTooLong', { max: PASSWORD_MAX });

/** Longer passwords are refused before they cost a hash. */
export const passwordToTry = z
  .string({ error: passwordRequired })
  .min(1, passwordRequired)
  .refine((password) => passwordLength(password) <= PASSWORD_MAX, passwordTooLong)
  .meta({ format: 'password', minLength: 1, maxLength: PASSWORD_MAX });

/** A new password of at least `min` characters. */
export const newPassword = (min: number) =>
  passwordToTry
    .refine(
      (password) => passwordLength(password) >= min,
      text('account.passwordTooShort', { min }),
    )
    .meta({ format: 'password', minLength: min, maxLength: PASSWORD_MAX });

export const accountEmail = emailAddress({
  required: text('account.emailRequired'),
  invalid: text('account.emailInvalid'),
});

const NAME_MIN = 2;
const NAME_MAX = 100;
export const personName = requiredLine(text('account.nameRequired'), NAME_MAX).min(
  NAME_MIN,
  text('account.nameTooShort', { min: NAME_MIN }),
);

/** The token in a mail's link. */
const linkInvalid = text('account.linkInvalid');
const linkToken = z.string({ error: linkInvalid }).min(1, linkInvalid).max(200, linkInvalid);

const deviceInvalid = text('account.deviceInvalid');

export const loginInput = z.object({
  email: accountEmail,
  password: passwordToTry,
  /** From an earlier login of the same browser: its attempts are then counted by themselves. */
  deviceToken: z.string({ error: deviceInvalid }).max(200, deviceInvalid).optional(),
});
export type LoginInput = z.infer<typeof loginInput>;

export const registerInput = z.object({
  name: personName,
  email: accountEmail,
  password: newPassword(PASSWORD_MIN),
  /** The call's own if left out. */
  locale: locale.optional(),
});
export type RegisterInput = z.infer<typeof registerInput>;

const linkMissing = text('account.linkIncomplete');
const linkGarbled = text('account.linkGarbled');

export const confirmEmailInput = z.object({
  token: z.string({ error: linkMissing }).min(1, linkMissing).max(200, linkGarbled),
  email: emailAddress({ required: linkMissing, invalid: linkGarbled }),
});
export type ConfirmEmailInput = z.infer<typeof confirmEmailInput>;

/** Input of calls that take only an address: password reset and new confirmation. */
export const addressInput = z.object({ email: accountEmail });
export type AddressInput = z.infer<typeof addressInput>;

export const resetPasswordInput = z.object({
  token: linkToken,
  password: newPassword(PASSWORD_MIN),
});
export type ResetPasswordInput = z.infer<typeof resetPasswordInput>;

/** Fields left out keep their values. A new address or password needs the current password. */
export const updateProfileInput = z.object({
  name: personName.optional(),
  email: accountEmail.optional(),
  avatar: z
    .string({ error: text('profile.avatarMissing') })
    .nullable()
    .optional()
    .meta({
      description:
        'The path of a generated avatar (`/avatars/adventurer/SEED.svg`), a DiceBear address of one of the styles adventurer, avataaars, bottts and personas, a picture as a data URL (JPEG, PNG, GIF or WebP, at most 1000 pixels a side), the current path, or null for none',
    }),
  currentPassword: passwordToTry.optional(),
  newPassword: newPassword(PASSWORD_MIN_IN_PROFILE).optional(),
  locale: locale.optional(),
  seenVersion,
});
export type UpdateProfileInput = z.infer<typeof updateProfileInput>;

/** `needsPasskey` is true for staff whose rights rest until a passkey or a recovery code proves the session. */
export const userAnswer = z.object({ user: ownUser, needsPasskey: z.boolean() });

/** `token` goes into the Authorization header as `Bearer <token>`. */
export const loginAnswer = userAnswer.extend({ token: z.string() });
export type Me = z.infer<typeof userAnswer>;
export type OpenedSession = z.infer<typeof loginAnswer>;

/** `deviceToken` opens no session; this browser sends it with its next login. */
export const loggedInAnswer = loginAnswer.extend({ deviceToken: z.string() });
export type LoggedIn = z.infer<typeof loggedInAnswer>;

/** A registration with an address, and its time; a stranger may have made it. */
const registration = z.object({ name: z.string(), createdAt: instant });
export type Registration = z.infer<typeof registration>;

/** `registration` is null after a change of address. */
export const confirmEmailAnswer = z.object({
  message: z.string(),
  registration: registration.nullable(),
});

/** One of the caller's own sessions. */
export const ownSession = z.object({
  id: entityId,
  /** Browser and system, 'Firefox su Windows'; empty when unknown. */
  device: z.string(),
  createdAt: instant,
  lastUsedAt: instant,
  /** Whether this call was made with it. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;
