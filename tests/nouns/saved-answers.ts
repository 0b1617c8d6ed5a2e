import { savedAnswerNames } from '#client/features/saved-answers/saved-answer.form.ts';
import { listed, type Noun, openDialog, title } from '#tests/support/noun.ts';
import { noSuchId, staffOnly } from '#tests/support/verdicts.ts';

const dog = { name: 'Il cane', text: 'il cane è il benvenuto, dal {arrivo} al {partenza}.' };

export const noun: Noun = {
  what: 'a ready answer',
  access: {
    'savedAnswers.list': staffOnly,
    'savedAnswers.fitted': [staffOnly, noSuchId],
    'savedAnswers.create': [staffOnly, { name: '' }],
    'savedAnswers.update': [staffOnly, { ...noSuchId, name: 'Altro' }],
    'savedAnswers.delete': [staffOnly, noSuchId],
  },
  edited: {
    tables: ['savedAnswers'],
    make: ({ call }) => call('savedAnswers.create', dog),
    read: listed('savedAnswers.list'),
    update: 'savedAnswers.update',
    change: (n) => ({ text: title(n) }),
    remove: 'savedAnswers.delete',
  },
  secrets: ({ call }, mark) =>
    call('savedAnswers.create', { name: `${mark} nome`, text: `${mark} testo` }),
  visitors: 'only staff see them',
  form: {
    path: '/admin/saved-answers',
    steps: [openDialog('Nuova risposta')],
    labels: savedAnswerNames,
  },
};
