import { PictureError } from './picture-error.ts';
import { pictureTasks } from './picture-tasks.ts';

// The child process: receives a task, answers, and waits for the next one.

type AnyTask = (input: unknown) => Promise<unknown>;

process.on(
  'message',
  async ({ name, input }: { name: keyof typeof pictureTasks; input: unknown }) => {
    try {
      process.send?.({ result: await (pictureTasks[name] as AnyTask)(input) });
    } catch (error) {
      // A file that sharp cannot read is not a picture.
      const reason = error instanceof PictureError ? error.reason : 'unreadable';
      process.send?.({ reason, cause: String(error) });
    }
  },
);

// A signal to the whole process group must not interrupt the picture in progress.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => undefined);

// Exit with the site, however it ended.
process.on('disconnect', () => process.exit());
