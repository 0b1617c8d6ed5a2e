import { expect, it } from 'vitest';
import { forgottenIn, hasForm, outdatedReasons } from '#tests/support/fields.ts';
import { nouns } from '#tests/support/nouns.ts';

// No field of an entity with a form lacks a place on the site, a translation, a meter or a reason.

it.each(nouns.filter(hasForm))(
  '$what says of each field where it is seen, translated and counted, or why not',
  (noun) => {
    expect([...forgottenIn(noun), ...outdatedReasons(noun)]).toEqual([]);
  },
);
