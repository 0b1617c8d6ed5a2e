import { z } from 'zod';
import { accountEmail, newPassword, ownUser, personName } from './accounts.schema.ts';
import { entityId, seenVersion } from './fields.schema.ts';
import { PASSWORD_MIN_IN_PROFILE } from './passwords.ts';
import { roles } from './roles.ts';

const role = z.enum(roles, { error: 'Scegli il ruolo.' });

/** A user as administrators see it. */
export const listedUser = ownUser.omit({ pendingEmail: true });
export type ListedUser = z.infer<typeof listedUser>;

export const createUserInput = z.object({
  name: personName,
  email: accountEmail,
  password: newPassword(PASSWORD_MIN_IN_PROFILE),
  role,
});
export type CreateUserInput = z.infer<typeof createUserInput>;

/** What is left out stays. */
export const updateUserInput = z.object({
  id: entityId,
  name: personName.optional(),
  email: accountEmail.optional(),
  role: role.optional(),
  version: seenVersion,
});
export type UpdateUserInput = z.infer<typeof updateUserInput>;
