import { createFileRoute } from '@tanstack/react-router';
import { TasksScreen } from '#client/features/tasks/tasks-screen.tsx';

const TasksRoute = () => <TasksScreen today={Route.useRouteContext().today} />;

export const Route = createFileRoute('/admin/task')({
  head: () => ({ meta: [{ title: 'Lavori · Area gestione' }] }),
  component: TasksRoute,
});
