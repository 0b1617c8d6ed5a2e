import { answerNames } from '#client/features/messages/admin/message.form.ts';
import { contactMessage } from '#tests/support/factories.ts';
import type { Noun } from '#tests/support/noun.ts';
import { everybody, noSuchId, staffOnly } from '#tests/support/verdicts.ts';

export const noun: Noun = {
  what: 'a message',
  access: {
    'messages.create': [everybody, { name: 'Anna', email: 'anna@example.com', message: 'Corto' }],
    'messages.list': staffOnly,
    'messages.page': staffOnly,
    'messages.get': [staffOnly, noSuchId],
    'messages.markRead': [staffOnly, { ...noSuchId, read: true }],
    'messages.setSuspect': [staffOnly, { ...noSuchId, suspect: true }],
    'messages.answer': [staffOnly, { ...noSuchId, text: 'Grazie!' }],
    'messages.delete': [staffOnly, noSuchId],
  },
  day: async ({ call }) => {
    await call('messages.create', contactMessage(), 'visitor');
    const another = contactMessage({ message: 'Un altro messaggio, più lungo.' });
    await call('messages.create', another, 'visitor');
    await call('messages.markRead', { id: 1, read: true });
    await call('messages.setSuspect', { id: 2, suspect: true });
    await call('messages.answer', { id: 1, text: 'Sì, c’è.' });
    await call('messages.delete', { id: 2 });
  },
  secrets: ({ call }, mark) => {
    const sender = { name: `${mark} mittente`, email: `${mark}-mittente@example.com` };
    return call('messages.create', contactMessage({ ...sender, phone: `${mark}-333` }), 'visitor');
  },
  visitors: 'messages are for staff',
  form: {
    path: '/admin/messages',
    steps: [(page) => page.getByRole('link', { name: contactMessage().name }).first().click()],
    labels: answerNames,
    saves: 'messages.answer',
    needs: ({ call }) => call('messages.create', contactMessage(), 'visitor'),
  },
};
