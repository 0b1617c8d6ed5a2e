import { sql } from 'kysely';

// Triggers that keep the due date of tasks by stay. There is no foreign key to the bookings: a migration
// that copies them into a new table would clear it. Such a migration runs `followBookings` again, because
// dropping the table drops its triggers.

/** A task of one stay is due on the day of the stay. */
const follow = (which: string): string => `
  UPDATE tasks SET due_date = (
    SELECT CASE tasks.stay_day WHEN 'arrival' THEN start_date ELSE end_date END
    FROM bookings WHERE id = tasks.booking_id
  )
  WHERE completed = 0 AND stay_day IS NOT NULL AND ${which}`;

/**
 * A task that repeats with each stay is due on the first arrival or departure of a confirmed one. The
 * status is named twice and so is the day, as an index needs them.
 */
const place = (which: string): string => `
  UPDATE tasks SET (due_date, booking_id) = (
    SELECT CASE tasks.repeat WHEN 'arrival' THEN start_date ELSE end_date END AS day, bookings.id
    FROM bookings
    WHERE status IN ('CONFIRMED', 'NOT_AVAILABLE') AND status = 'CONFIRMED'
      AND occupied_until >= tasks.repeat_from
      AND CASE tasks.repeat WHEN 'arrival' THEN start_date ELSE end_date END >= tasks.repeat_from
    ORDER BY day
    LIMIT 1
  )
  WHERE completed = 0 AND repeat IN ('arrival', 'departure') AND ${which}`;

const trigger = (name: string, when: string, ...statements: string[]) =>
  sql.raw(`CREATE TRIGGER ${name} AFTER ${when} BEGIN ${statements.join(';')}; END`);

/** Tasks follow every change of their stay. */
export const followBookings = [
  trigger('bookings_insert_places_tasks', 'INSERT ON bookings', place('TRUE')),
  trigger(
    'bookings_update_places_tasks',
    'UPDATE OF start_date, end_date, status ON bookings',
    place('TRUE'),
    follow('booking_id = NEW.id'),
  ),
  trigger(
    'bookings_delete_places_tasks',
    'DELETE ON bookings',
    place('TRUE'),
    'UPDATE tasks SET booking_id = NULL, stay_day = NULL WHERE booking_id = OLD.id',
  ),
];

/** So do tasks that are written. */
export const followTasks = [
  trigger('tasks_insert_is_placed', 'INSERT ON tasks', place('id = NEW.id'), follow('id = NEW.id')),
  trigger(
    'tasks_update_is_placed',
    'UPDATE OF completed, repeat, repeat_from, stay_day ON tasks',
    place('id = NEW.id'),
    follow('id = NEW.id'),
  ),
];
