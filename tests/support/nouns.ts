import type { Noun } from './noun.ts';

// Every file of tests/nouns is a noun of the site; the tables of tests are made of them.

const files = import.meta.glob<{ noun: Noun }>('../nouns/*.ts', { eager: true });

export const nouns: readonly Noun[] = Object.values(files).map(({ noun }) => noun);
