import { join } from 'node:path';
import { openDatabase } from '#server/database/open-database.ts';
import type { FaultRow } from '#tests/faults/fault-suite.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { startSite } from '#tests/support/start-site.ts';
import { CONTENDERS, TOUCHING } from './contenders.ts';
import { type Party, siteParty, startProcessParty } from './parties.ts';
import { type RaceCounts, race } from './race.ts';

const settings = { DEMO_CONTENT: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' };

type Setting = { what: string; withProcess: boolean };

const rowOf = (what: string, rounds: number, { held, refused, putOff }: RaceCounts): FaultRow => ({
  id: 'I4',
  found: `${what}: ${rounds} rounds of ${CONTENDERS} parallel confirmations and blocks (a quarter the same week, nested, partly overlapping, touching each): ${held} hold their nights, each night once, all ${rounds * TOUCHING} that only touch among them; ${refused} refused with 409 and unchanged, ${putOff} put off and tried again; a mail for each stay that was confirmed and for nobody else`,
});

/** I4: everybody wants the same nights at the same moment. */
const raceFor = async (rounds: number, { what, withProcess }: Setting): Promise<FaultRow> => {
  const site = await startSite({ settings });
  const databaseFile = join(site.folder, 'site.db');
  const database = openDatabase(databaseFile);
  const other = withProcess ? await startProcessParty(databaseFile) : null;
  try {
    const parties: Party[] = [siteParty(site, await adminApi(site))];
    if (other) parties.push(other.party);
    const counts: RaceCounts = { held: 0, refused: 0, putOff: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const { held, refused, putOff } = await race(database, parties);
      counts.held += held;
      counts.refused += refused;
      counts.putOff += putOff;
    }
    return rowOf(what, rounds, counts);
  } finally {
    await other?.close();
    await database.destroy();
    await site.close();
  }
};

/** All through one site. */
export const racesOnOneSite = (rounds: number): Promise<FaultRow> =>
  raceFor(rounds, { what: 'one site', withProcess: false });

/** Every second one through a process that works on the site's file past the lock. */
export const racesOfTwoProcesses = (rounds: number): Promise<FaultRow> =>
  raceFor(rounds, { what: 'a site, and a process on its file past the lock', withProcess: true });
