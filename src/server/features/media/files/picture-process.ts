import { PictureError } from './picture-error.ts';
import { pictureTasks } from './picture-tasks.ts';

// The process's own side: it is told a task, answers, and waits for the next.

type AnyTask = (input: unknown) => Promise<unknown>;

process.on(
  'message',
  async ({ name, input }: { name: keyof typeof pictureTasks; input: unknown }) => {
    try {
      process.send?.({ result: await (pictureTasks[name] as AnyTask)(input) });
    } catch (error) {
      // What the library cannot read is no picture.
      const reason = error instanceof PictureError ? error.reason : 'unreadable';
      process.send?.({ reason, cause: String(error) });
    }
  },
);

// Who stops the site may tell its whole group; what is being drawn is drawn to its end.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => undefined);

// However the site ended.
process.on('disconnect', () => process.exit());
