import { expect, it } from 'vitest';
import { auditWordsOf } from '#server/card/audit-words.ts';
import type { Card } from '#server/card/card.ts';
import { cards } from '#server/cards.ts';
import type { AuditEvent } from '#shared/audit.schema.ts';
import { auditSentence, runSentence, runsOf } from './audit-sentence.ts';

const base: Omit<AuditEvent, 'words'> = {
  id: 1,
  at: '2026-05-20T10:00:00.000Z',
  actor: { id: 7, name: 'Marta' },
  action: 'blog.update',
  kind: 'content',
  subject: null,
  detail: null,
  outcome: 'done',
  times: 1,
};

const subject = (kind: string, label: string | null, id = '3') => ({
  subject: { kind, id, label, exists: false },
});

const login = { action: 'accounts.login', actor: null, outcome: 'failed' } as const;
const marta = subject('user', 'Marta');

const sentences: [event: Partial<AuditEvent>, sentence: string][] = [
  [
    { detail: 'true', ...subject('post', 'La spiaggia') },
    'Marta ha pubblicato l’articolo «La spiaggia»',
  ],
  [{ ...subject('post', 'La spiaggia') }, 'Marta ha modificato l’articolo «La spiaggia»'],
  [
    { action: 'cleaning.tickTask', detail: 'true', actor: null },
    'Chi pulisce, dal link, ha completato un lavoro',
  ],
  [{ action: 'tasks.setCompleted', detail: 'true' }, 'Marta ha completato un lavoro'],
  [{ action: 'tasks.setCompleted' }, 'Marta ha completato o riaperto un lavoro'],
  // Actions of features that were removed.
  [{ action: 'translations.loadFile' }, 'Marta ha caricato un file di traduzioni'],
  [
    { action: 'menu.create', ...subject('menuItem', 'Dintorni') },
    'Marta ha aggiunto al menu la voce «Dintorni»',
  ],
  [
    { action: 'bookings.setStatus', detail: 'CONFIRMED', ...subject('booking', null) },
    'Marta ha confermato una prenotazione',
  ],
  [
    { action: 'users.update', detail: 'EDITOR>ADMIN', ...subject('user', 'Ada') },
    'Marta ha modificato l’utente «Ada»: il ruolo passa da Editore ad Amministratore',
  ],
  [
    { action: 'users.create', detail: 'USER', ...subject('user', null) },
    'Marta ha creato un utente con il ruolo Utente',
  ],
  [
    { action: 'backups.restore', ...subject('backup', null, '20260520T100000Z-manual') },
    'Marta ha ripristinato il backup del 20 mag 2026, 12:00',
  ],
  [
    { action: 'backups.create', outcome: 'failed' },
    'Marta avrebbe creato un backup, ma qualcosa è andato storto',
  ],
  [
    { action: 'users.delete', outcome: 'denied', times: 3 },
    'Marta avrebbe eliminato un utente, ma non ne ha il permesso (3 volte)',
  ],
  [
    { action: 'users.list', actor: { id: 9, name: null }, outcome: 'denied', times: 100 },
    'Un utente eliminato avrebbe aperto una parte riservata del sito, ma non ne ha il permesso (almeno 100 volte)',
  ],
  [{ action: 'accounts.login' }, 'Marta ha fatto l’accesso'],
  [{ ...login, ...marta, times: 3 }, 'Accesso non riuscito per l’account di Marta (3 volte)'],
  [login, 'Accesso non riuscito con un’email che non è di nessun account'],
  [
    { ...login, ...marta, outcome: 'denied', detail: 'too-many' },
    'Troppi tentativi di accesso all’account di Marta',
  ],
  [
    { ...login, ...marta, outcome: 'denied', detail: 'unconfirmed' },
    'Accesso negato per l’account di Marta: l’email non è ancora confermata',
  ],
];

const read = (event: Partial<AuditEvent>): string => {
  const whole = { ...base, ...event };
  const { who, text } = auditSentence({ ...whole, words: auditWordsOf(cards, whole) });
  return `${who} ${text}`;
};

it.each(sentences)('describes %o as %s', (event, sentence) => {
  expect(read(event)).toBe(sentence);
});

it('groups events in a row that differ by their subject alone, or not at all', () => {
  const event = (id: number, own: Partial<AuditEvent>): AuditEvent => {
    const whole = { ...base, id, ...own };
    return { ...whole, words: auditWordsOf(cards, whole) };
  };
  const upload = { action: 'media.upload' };
  const runs = runsOf([
    event(6, upload),
    event(5, upload),
    event(4, { ...upload, actor: { id: 8, name: 'Tonio' } }),
    event(3, { ...upload, outcome: 'failed' }),
    event(2, { action: 'translations.save', ...subject('text', 'Titolo') }),
    event(1, { action: 'translations.save' }),
    event(9, { action: 'blog.update', ...subject('post', 'Dintorni') }),
    event(8, { action: 'blog.update', ...subject('post', 'Dintorni') }),
    event(11, { action: 'accounts.login' }),
    event(10, { action: 'accounts.login' }),
    event(13, { action: 'tasks.create', ...subject('task', 'Caldaia', '4') }),
    event(12, { action: 'tasks.create', ...subject('task', 'Lenzuola', '5') }),
  ]);
  expect(runs.map((run) => run.map(({ id }) => id))).toEqual([
    ...[[6, 5], [4], [3], [2, 1]],
    ...[
      [9, 8],
      [11, 10],
      [13, 12],
    ],
  ]);
  const sentenceOf = (run: AuditEvent[] = []) => {
    const [first, ...others] = run;
    return first && runSentence([first, ...others]).text;
  };
  expect(sentenceOf(runs[0])).toBe('ha caricato 2 file');
  expect(sentenceOf(runs[3])).toBe('ha tradotto 2 testi');
  expect(sentenceOf(runs[4])).toBe('ha modificato l’articolo «Dintorni», 2 volte');
  expect(sentenceOf(runs[5])).toBe('ha fatto l’accesso, 2 volte');
  expect(sentenceOf(runs[6])).toBe('ha aggiunto 2 lavori');
});

const actions = Object.values<Card>(cards).flatMap(({ audit = {} }) => Object.keys(audit));

it.each(actions)('describes %s with every outcome', (action) => {
  for (const outcome of ['done', 'denied', 'failed'] as const) {
    expect(read({ action, outcome, ...subject('post', 'Nome') })).not.toMatch(
      /\b(undefined|null)\b| {2}/,
    );
  }
});
