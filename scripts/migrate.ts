import { assertSiteExists } from '#server/assert-startable.ts';
import { readEnvironment } from '#server/config.ts';
import { createContext } from '#server/create-context.ts';
import { asUnusable } from '#server/database/assert-usable.ts';
import { lockData } from '#server/database/lock-data.ts';
import { migrateData } from '#server/features/backups/migration-backup.service.ts';
import { printLine, runCommand } from './run-command.ts';

// `npm run migrate`: migrates the database without starting the site.

await runCommand(async () => {
  const config = readEnvironment();
  assertSiteExists(config);
  const unlock = lockData(config.databaseFile);
  try {
    const app = await createContext(config);
    const steps = await migrateData(app, printLine);
    await app.database.destroy();
    printLine(
      steps.length > 0 ? `Database aggiornato: ${steps.join(', ')}` : 'Database già aggiornato',
    );
  } catch (error) {
    throw asUnusable(config.databaseFile, error);
  } finally {
    unlock();
  }
});
