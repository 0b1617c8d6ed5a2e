import { describe, expect, it } from 'vitest';
import type { ListedUser } from '#shared/users.schema.ts';
import { isLastAdmin, listUsers, pageOfUsers, USERS_PER_PAGE } from './user-list.ts';

const user = (id: number, name: string, own: Partial<ListedUser> = {}): ListedUser => ({
  id,
  name,
  email: `utente${id}@example.com`,
  role: 'USER',
  avatar: null,
  createdAt: `2026-05-${String(id).padStart(2, '0')}T08:00:00.000Z`,
  emailConfirmed: true,
  version: 1,
  ...own,
});

const users = [
  user(1, 'Zeno Sanna', { role: 'ADMIN' }),
  user(2, 'Élodie Piras'),
  user(3, 'Andrea Melis', { role: 'EDITOR', email: 'melis@isola.example' }),
  user(4, 'andrea Melis'),
];

const ids = (list: readonly ListedUser[]) => list.map(({ id }) => id);

describe('listUsers', () => {
  it('sorts by name, by the newest, by what one may do', () => {
    expect(ids(listUsers(users, {}))).toEqual([4, 3, 2, 1]);
    expect(ids(listUsers(users, { sort: 'created' }))).toEqual([4, 3, 2, 1]);
    expect(ids(listUsers(users, { sort: 'role' }))).toEqual([1, 3, 4, 2]);
  });

  it('finds names and addresses, whatever their case and accents', () => {
    expect(ids(listUsers(users, { q: ' elodie ' }))).toEqual([2]);
    expect(ids(listUsers(users, { q: 'ISOLA' }))).toEqual([3]);
    expect(ids(listUsers(users, { q: 'melis', role: 'USER' }))).toEqual([4]);
    expect(listUsers(users, { q: 'nessuno' })).toEqual([]);
  });
});

describe('pageOfUsers', () => {
  const many = Array.from({ length: USERS_PER_PAGE + 3 }, (_, index) => user(index + 1, 'Uno'));

  it('cuts a long list', () => {
    expect(ids(pageOfUsers(many, 2).users)).toEqual([26, 27, 28]);
    expect(pageOfUsers(many)).toMatchObject({ page: 1, pages: 2, start: 0 });
  });

  it('never leads beyond the end', () => {
    expect(pageOfUsers(many, 9)).toMatchObject({ page: 2, pages: 2, start: 25 });
    expect(pageOfUsers([], 2)).toEqual({ page: 1, pages: 1, start: 0, users: [] });
  });
});

it('knows the last administrator', () => {
  const [admin, other] = users as [ListedUser, ListedUser];
  expect(isLastAdmin(admin, users)).toBe(true);
  expect(isLastAdmin(other, users)).toBe(false);
  expect(isLastAdmin(admin, [...users, user(9, 'Due', { role: 'ADMIN' })])).toBe(false);
});
