import type { Task } from './tasks.schema.ts';

type SafetyTask = Pick<Task, 'name' | 'description'>;

/** What the law asks of a let house each year (art. 13-ter DL 145/2023), and what an owner needs besides. */
const safetyTasks: readonly SafetyTask[] = [
  {
    name: 'Provare i rilevatori di gas e monossido',
    description: 'Premi il tasto di prova e guarda la data di scadenza sul retro.',
  },
  {
    name: 'Far controllare gli estintori',
    description: 'Uno ogni 200 m² e uno per piano, in vista, con il cartellino aggiornato.',
  },
  {
    name: 'Rinnovare l’assicurazione della casa',
    description: 'Responsabilità verso gli ospiti: controlla che copra gli affitti brevi.',
  },
];

/** Those that are not among the tasks still to do. */
export const missingSafetyTasks = (tasks: readonly Task[]): SafetyTask[] => {
  const open = tasks.filter(({ completed }) => !completed).map(({ name }) => name);
  return safetyTasks.filter(({ name }) => !open.includes(name));
};
