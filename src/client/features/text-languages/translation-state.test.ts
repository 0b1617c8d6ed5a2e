import { expect, it } from 'vitest';
import type { EntityLanguage } from '#shared/languages/translations.schema.ts';
import { languageInWords } from './translation-state.tsx';

const changed = '2026-05-03T10:00:00.000Z';

it.each<[Partial<EntityLanguage>, string]>([
  [{}, 'completo'],
  [{ missing: 1 }, 'manca un testo'],
  [{ missing: 3 }, 'mancano 3 testi'],
  [{ missing: 1, outdated: 1 }, 'manca un testo, uno da rivedere'],
  [{ missing: 3, outdated: 2 }, 'mancano 3 testi, 2 da rivedere'],
  [{ outdated: 1 }, 'da rivedere, l’italiano è cambiato'],
  [
    { outdated: 2, italianChangedAt: changed },
    'da rivedere, l’italiano è cambiato il 3 maggio 2026',
  ],
])('%j is described as: %s', (counts, words) => {
  const none = { missing: 0, outdated: 0, done: 0, italianChangedAt: null };
  expect(languageInWords({ locale: 'de', ...none, ...counts })).toBe(words);
});
