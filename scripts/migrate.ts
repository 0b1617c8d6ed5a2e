import { readEnvironment } from '#server/config.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';

// `npm run migrate`: brings the database to today's schema without starting the site.
const database = openDatabase(readEnvironment().databaseFile);
const steps = await migrateToLatest(database);
await database.destroy();
process.stdout.write(steps.length > 0 ? `${steps.join('\n')}\n` : 'Already up to date\n');
