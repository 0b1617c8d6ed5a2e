import { digestFacts, type MailFact } from '#server/features/outbox/mail-parts.ts';
import type { MailContent, MailTemplates } from '#server/features/outbox/outbox.mails.ts';
import { formatDayWithWeekday } from '#shared/languages/italian-dates.ts';
import { dueDayOf, type Task } from '#shared/tasks/tasks.schema.ts';
import { listOpenTasksOf } from './tasks.repository.ts';

const factOf = ({ name, due_date, description }: Task): MailFact => {
  const due =
    due_date === null ? 'senza scadenza' : `entro ${formatDayWithWeekday(dueDayOf(due_date))}`;
  return { label: name, value: description === '' ? due : `${due}. ${description}` };
};

const assigned = (tasks: readonly [Task, ...Task[]]): MailContent => {
  const [{ name }] = tasks;
  const isOne = tasks.length === 1;
  return {
    subject: isOne ? `Da fare: ${name}` : `${tasks.length} cose da fare`,
    body: [
      isOne ? 'c’è una cosa da fare per te.' : 'ci sono delle cose da fare per te.',
      { facts: digestFacts(tasks, factOf) },
      { button: { label: 'Apri i lavori', to: '/admin/task' } },
    ],
  };
};

export const taskMailTemplates: Pick<MailTemplates, 'task-assigned'> = {
  // Leaves out tasks that are done or reassigned by now.
  'task-assigned': async ({ ids }, _site, { database }, { email }) => {
    const [first, ...others] = await listOpenTasksOf(database, ids, email);
    return first ? assigned([first, ...others]) : null;
  },
};
