import { z } from 'zod';
import {
  entityId,
  instant,
  optionalText,
  requiredLine,
  seenVersion,
  stayDate,
  version,
} from './fields.schema.ts';
import { paging, searchText } from './paging.schema.ts';
import { isStayDate, type StayDate } from './stay-dates.ts';

// Tasks: what the owners have to do. The names on the wire are the specification's, section 3.

export const TASK_PRIORITY = { min: 1, max: 10, default: 3 } as const;

/** A day as it is answered: an instant at midnight UTC. */
export const dueDateOf = (day: StayDate): string => `${day}T00:00:00.000Z`;

/** The day of a due date. */
export const dueDayOf = (dueDate: string): StayDate => dueDate.slice(0, 10);

export const task = z.object({
  id: entityId,
  name: z.string(),
  /** Empty where there is none. */
  description: z.string(),
  /** Midnight UTC of the day, or null where there is no hurry. */
  due_date: instant.nullable(),
  /** 10 is the most important. */
  priority: z.number().int(),
  completed: z.boolean(),
  updated_at: instant,
  order_index: z.number().int(),
  version,
});
export type Task = z.infer<typeof task>;

export const taskMessages = {
  name: 'Il nome è obbligatorio',
  dueDate: 'Inserisci una data di scadenza esistente (aaaa-mm-gg).',
  priority: `La priorità va da ${TASK_PRIORITY.min} a ${TASK_PRIORITY.max}.`,
} as const;

const instantText = z.iso.datetime({ offset: true, local: true });

const isDayOrInstant = (text: string): boolean =>
  isStayDate(text) || (isStayDate(dueDayOf(text)) && instantText.safeParse(text).success);

/**
 * A day, or an instant, of which the day that it writes counts: midnight in UTC, whatever hour and
 * zone it names. Empty text is none. What is kept is the day.
 */
const dueDate = z
  .string({ error: taskMessages.dueDate })
  .trim()
  .refine((text) => text === '' || isDayOrInstant(text), taskMessages.dueDate)
  .transform((text) => dueDayOf(text) || null)
  .nullable()
  .meta({ example: '2026-07-04' });

/** What is no number counts as the default (specification, section 5). */
const priority = z.preprocess(
  (value) => (Number.isFinite(value) ? value : TASK_PRIORITY.default),
  z
    .number()
    .int(taskMessages.priority)
    .min(TASK_PRIORITY.min, taskMessages.priority)
    .max(TASK_PRIORITY.max, taskMessages.priority),
);

const description = z.preprocess((value) => value ?? '', optionalText(2000));

const orderIndex = z.number({ error: 'Indica un numero intero.' }).int('Indica un numero intero.');

const fields = {
  name: requiredLine(taskMessages.name, 200),
  completed: z.boolean({ error: 'Indica true o false.' }),
};

export const createTaskInput = z.object({
  ...fields,
  description: description.default(''),
  due_date: dueDate.default(null),
  priority: priority.default(TASK_PRIORITY.default),
  completed: fields.completed.default(false),
  order_index: orderIndex.default(0),
});
/** As it is filled in, what was left out included; the due date is a day. */
export type CreateTaskInput = z.output<typeof createTaskInput>;

/** What is left out stays. */
export const updateTaskInput = z.object({
  id: entityId,
  name: fields.name.optional(),
  description: description.optional(),
  due_date: dueDate.optional(),
  priority: priority.optional(),
  completed: fields.completed.optional(),
  order_index: orderIndex.optional(),
  version: seenVersion,
});
export type UpdateTaskInput = z.output<typeof updateTaskInput>;

/** Without `completed` it becomes what it was not. */
export const setTaskCompletedInput = z.object({
  id: entityId,
  completed: fields.completed.optional(),
});
export type SetTaskCompletedInput = z.output<typeof setTaskCompletedInput>;

const TASKS_PER_PAGE = 20;

/** Tasks of one page; `total` counts those of all pages. */
export const taskPage = z.object({ tasks: z.array(task), total: z.number().int() });
export type TaskPage = z.infer<typeof taskPage>;

export const pageOfTasksInput = z
  .object({
    ...paging(TASKS_PER_PAGE),
    completed: fields.completed.optional(),
    /** Whether they have a due date. */
    dated: fields.completed.optional(),
    /** Of those with a due date what is due on this day or before. */
    dueUntil: stayDate('Indica un giorno (aaaa-mm-gg).').optional(),
    /** Words of the name or the description. */
    search: searchText,
  })
  .default({ page: 1, limit: TASKS_PER_PAGE });
export type PageOfTasksInput = z.output<typeof pageOfTasksInput>;

export const completedTasksDeleted = z.object({
  message: z.string(),
  /** How many they were. */
  deleted: z.number().int(),
});
