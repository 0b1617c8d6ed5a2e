import { z } from 'zod';
import { staffRoles } from '#shared/accounts/roles.ts';
import { bookingStatuses } from '#shared/bookings/occupancy.ts';
import { isStayDate, type StayDate } from '#shared/bookings/stay-dates.ts';
import {
  entityId,
  instant,
  optionalText,
  requiredLine,
  seenVersion,
  stayDate,
  version,
} from '#shared/forms/fields.schema.ts';
import { pagination, searchText } from '#shared/forms/pagination.schema.ts';
import { stayDays, taskRepeats } from './task-repeats.ts';

// The owners' to-do list. Field names are the specification's, section 3, and those beside them follow it.

export const TASK_PRIORITY = { min: 1, max: 10, default: 3 } as const;

/** A due date in answers: midnight UTC of the day. */
export const dueDateOf = (day: StayDate): string => `${day}T00:00:00.000Z`;

/** The day of a due date. */
export const dueDayOf = (dueDate: string): StayDate => dueDate.slice(0, 10);

export const task = z.object({
  id: entityId,
  name: z.string(),
  /** Empty if there is none. */
  description: z.string(),
  /** Midnight UTC of the day, or null for none. */
  due_date: instant.nullable(),
  /** 10 is the highest. */
  priority: z.number().int(),
  completed: z.boolean(),
  updated_at: instant,
  order_index: z.number().int(),
  /** Done, it is made anew for the next day or stay. */
  repeat: z.enum(taskRepeats),
  /** The assignee; null for an unassigned task. */
  assignee_id: entityId.nullable(),
  /** Whether the cleaners' page shows it. */
  on_cleaning_page: z.boolean(),
  /** The stay that it is about. */
  booking_id: entityId.nullable(),
  /**
   * The day of that stay on which it is due; null for a task with its own day, and for one that
   * repeats.
   */
  stay_day: z.enum(stayDays).nullable(),
  assignee: z.object({ name: z.string(), role: z.enum(staffRoles) }).nullable(),
  stay: z
    .object({
      startDate: z.iso.date(),
      endDate: z.iso.date(),
      status: z.enum(bookingStatuses),
      /** Null after the guest was erased. */
      guestName: z.string().nullable(),
    })
    .nullable(),
  version,
});
export type Task = z.infer<typeof task>;

/** A possible assignee. */
export const taskPerson = z.object({ id: entityId, name: z.string(), role: z.enum(staffRoles) });
export type TaskPerson = z.infer<typeof taskPerson>;

const taskMessages = {
  name: 'Il nome è obbligatorio',
  dueDate: 'Inserisci una data di scadenza esistente (aaaa-mm-gg).',
  priority: `La priorità va da ${TASK_PRIORITY.min} a ${TASK_PRIORITY.max}.`,
} as const;

const instantText = z.iso.datetime({ offset: true, local: true });

const isDayOrInstant = (text: string): boolean =>
  isStayDate(text) || (isStayDate(dueDayOf(text)) && instantText.safeParse(text).success);

/**
 * A day, or an instant whose written day counts, regardless of its hour and zone. An empty string means
 * none.
 */
const dueDate = z
  .string({ error: taskMessages.dueDate })
  .trim()
  .refine((text) => text === '' || isDayOrInstant(text), taskMessages.dueDate)
  .transform((text) => dueDayOf(text) || null)
  .nullable()
  .meta({ example: '2026-07-04' });

/** Anything but a number becomes the default (specification, section 5). */
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
  repeat: z.enum(taskRepeats, { error: 'Scegli ogni quanto si ripete.' }),
  assignee_id: entityId.nullable(),
  on_cleaning_page: z.boolean({ error: 'Indica true o false.' }),
  booking_id: entityId.nullable(),
  stay_day: z.enum(stayDays, { error: 'Scegli arrival o departure.' }).nullable(),
};

export const createTaskInput = z.object({
  ...fields,
  description: description.default(''),
  due_date: dueDate.default(null),
  priority: priority.default(TASK_PRIORITY.default),
  completed: fields.completed.default(false),
  order_index: orderIndex.default(0),
  repeat: fields.repeat.default('never'),
  assignee_id: fields.assignee_id.default(null),
  on_cleaning_page: fields.on_cleaning_page.default(false),
  booking_id: fields.booking_id.default(null),
  stay_day: fields.stay_day.default(null),
});
/** The input with defaults filled in; the due date is a day. */
export type CreateTaskInput = z.output<typeof createTaskInput>;

/** Fields left out keep their values. */
export const updateTaskInput = z.object({
  id: entityId,
  name: fields.name.optional(),
  description: description.optional(),
  due_date: dueDate.optional(),
  priority: priority.optional(),
  completed: fields.completed.optional(),
  order_index: orderIndex.optional(),
  repeat: fields.repeat.optional(),
  assignee_id: fields.assignee_id.optional(),
  on_cleaning_page: fields.on_cleaning_page.optional(),
  booking_id: fields.booking_id.optional(),
  stay_day: fields.stay_day.optional(),
  seenVersion,
});
export type UpdateTaskInput = z.output<typeof updateTaskInput>;

/** Without `completed` the state is toggled. */
export const setTaskCompletedInput = z.object({
  id: entityId,
  completed: fields.completed.optional(),
});
export type SetTaskCompletedInput = z.output<typeof setTaskCompletedInput>;

const TASKS_PER_PAGE = 20;

/** One page; `total` counts all pages. */
export const paginatedTasks = z.object({ tasks: z.array(task), total: z.number().int() });
export type PaginatedTasks = z.infer<typeof paginatedTasks>;

export const paginatedTasksInput = z
  .object({
    ...pagination(TASKS_PER_PAGE),
    completed: fields.completed.optional(),
    /** Whether they have a due date. */
    dated: fields.completed.optional(),
    /** Due on this day or before. */
    dueUntil: stayDate('Indica un giorno (aaaa-mm-gg).').optional(),
    /** Searched in name and description. */
    search: searchText,
  })
  .default({ page: 1, limit: TASKS_PER_PAGE });
export type PaginatedTasksInput = z.output<typeof paginatedTasksInput>;

export const safetyChecksAdded = z.object({
  message: z.string(),
  /** How many were added. */
  added: z.number().int(),
});

export const completedTasksDeleted = z.object({
  message: z.string(),
  /** How many were deleted. */
  deleted: z.number().int(),
});
