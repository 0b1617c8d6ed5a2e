import type { FaultSuite } from './fault-suite.ts';
import { killedMigrations } from './migrations/killed-migrations.ts';

/** The process is killed while the database is brought to today's schema. */
export const migrationFaults: FaultSuite = {
  name: 'migrations',
  run: async (rounds) => [await killedMigrations(Math.ceil(rounds / 2))],
};
