import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import type { StayDate } from '#shared/stay-dates.ts';
import { AddTaskForm } from './add-task-form.tsx';
import { TaskLists } from './task-lists.tsx';

/** What the owners have to do, with a day or without hurry. */
export const TasksScreen = ({ today }: { today: StayDate }) => (
  <>
    <AdminPageHeader
      title="Attività"
      purpose="Che cosa c’è da fare per la casa: entro un giorno, o senza fretta."
    />
    <div className="grid grid-cols-1 gap-8">
      <AddTaskForm />
      <TaskLists today={today} />
    </div>
  </>
);
