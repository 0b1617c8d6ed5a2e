import { readEnvironment } from '#server/config.ts';
import { createContext } from '#server/create-context.ts';
import { UnusableDataError } from '#server/database/assert-usable.ts';
import { DataInUseError, lockData } from '#server/database/lock-data.ts';
import { migrateData, NotSecuredError } from '#server/features/backups/migration-backup.service.ts';

// `npm run migrate`: migrates the database without starting the site.

const migrate = async (): Promise<void> => {
  const config = readEnvironment();
  const unlock = lockData(config.databaseFile);
  try {
    const app = await createContext(config);
    const steps = await migrateData(app);
    await app.database.destroy();
    process.stdout.write(steps.length > 0 ? `${steps.join('\n')}\n` : 'Already up to date\n');
  } finally {
    unlock();
  }
};

try {
  await migrate();
} catch (error) {
  const foreseen = [DataInUseError, NotSecuredError, UnusableDataError];
  if (!(error instanceof Error && foreseen.some((kind) => error instanceof kind))) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
