import { z } from 'zod';
import { entityId, locale, seenVersion } from '#shared/forms/fields.schema.ts';
import { pagination, searchText } from '#shared/forms/pagination.schema.ts';
import { HOUSE_LOCALE } from '#shared/languages/locales.ts';
import { accountEmail, newPassword, ownUser, personName } from './accounts.schema.ts';
import { PASSWORD_MIN_IN_PROFILE } from './passwords.ts';
import { roles } from './roles.ts';

const role = z.enum(roles, { error: 'Scegli il ruolo.' });

/** A user as administrators see it. */
export const listedUser = ownUser.omit({ pendingEmail: true });
export type ListedUser = z.infer<typeof listedUser>;

const USERS_PER_PAGE = 25;

/** By name, newest first, or by role and then name. */
const userSorts = ['name', 'created', 'role'] as const;
export type UserSort = (typeof userSorts)[number];

/** One page; `total` counts all pages. */
export const paginatedUsers = z.object({ users: z.array(listedUser), total: z.number().int() });
export type PaginatedUsers = z.infer<typeof paginatedUsers>;

export const paginatedUsersInput = z
  .object({
    ...pagination(USERS_PER_PAGE),
    role: role.optional(),
    /** Searched in name and address. */
    search: searchText,
    sort: z.enum(userSorts, { error: 'Scegli un ordine: name, created o role.' }).default('name'),
  })
  .default({ page: 1, limit: USERS_PER_PAGE, sort: 'name' });
export type PaginatedUsersInput = z.output<typeof paginatedUsersInput>;

export const createUserInput = z.object({
  name: personName,
  email: accountEmail,
  password: newPassword(PASSWORD_MIN_IN_PROFILE),
  role,
  /** The language of the mails to them. */
  locale: locale.default(HOUSE_LOCALE),
});
export type CreateUserInput = z.output<typeof createUserInput>;

/** Fields left out keep their values. */
export const updateUserInput = z.object({
  id: entityId,
  name: personName.optional(),
  email: accountEmail.optional(),
  role: role.optional(),
  locale: locale.optional(),
  seenVersion,
});
export type UpdateUserInput = z.infer<typeof updateUserInput>;
