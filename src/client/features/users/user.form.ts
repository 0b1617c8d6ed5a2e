import { keysOf } from '#client/ui/changed-fields.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import {
  type CreateUserInput,
  createUserInput,
  type ListedUser,
  updateUserInput,
} from '#shared/accounts/users.schema.ts';
import { HOUSE_LOCALE } from '#shared/languages/locales.ts';

/** A password is chosen for a new user only. */
export type UserValues = Omit<CreateUserInput, 'password'>;

/** In the order of the screen. */
export const newUserNames = {
  name: 'Nome',
  email: 'Email',
  password: 'Password',
  role: 'Ruolo',
  locale: 'Lingua delle mail',
} as const satisfies FieldNames<CreateUserInput>;

const { password: _, ...names } = newUserNames;
export const userNames = names satisfies FieldNames<UserValues>;

export const userFields = keysOf(userNames);
export const newUserFields = keysOf(newUserNames);

/** Guests register themselves: an administrator invites helpers. */
export const newUser: CreateUserInput = {
  name: '',
  email: '',
  password: '',
  role: 'EDITOR',
  locale: HOUSE_LOCALE,
};

export const valuesOf = ({ name, email, role, locale }: ListedUser): UserValues => ({
  name,
  email,
  role,
  locale,
});

export const newUserResolver = schemaResolver<CreateUserInput>(async () => ({
  schema: createUserInput,
}));

export const changedUserResolver = schemaResolver<UserValues>(async () => ({
  schema: updateUserInput.omit({ id: true }),
}));
