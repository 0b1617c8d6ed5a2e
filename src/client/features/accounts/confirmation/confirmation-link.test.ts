import { defaultParseSearch } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { confirmationLink, parseConfirmationSearch } from './confirmation-link.ts';

const linkOf = (query: string) =>
  confirmationLink(parseConfirmationSearch(defaultParseSearch(query)));

describe('confirmationLink', () => {
  it('reads the link of the mail', () => {
    const token = 'Zk3_-0aB9xQ1lM2nO4pQ6rS8tU0vW2xY4zA6bC8dE0';
    const email = 'elena+prova@example.it';
    expect(linkOf(`?${new URLSearchParams({ token, email })}`)).toEqual({ token, email });
  });

  it.each(['1234567890', 'true', 'false', '0'])('keeps the token %s a string', (token) => {
    expect(linkOf(`?token=${token}&email=a%40b.it`)).toEqual({ token, email: 'a@b.it' });
  });

  it.each([
    '',
    '?token=abc',
    '?email=a%40b.it',
    '?token=&email=a%40b.it',
    '?token=null&email=a%40b.it',
    '?token=a&token=b&email=a%40b.it',
    '?token=%7B%22a%22%3A1%7D&email=a%40b.it',
  ])('is null for the incomplete query %j', (query) => {
    expect(linkOf(query)).toBeNull();
  });

  it('returns missing keys as undefined, so the router passes no raw value through', () => {
    expect(parseConfirmationSearch({ token: ['a', 'b'] })).toStrictEqual({
      token: undefined,
      email: undefined,
    });
  });
});
