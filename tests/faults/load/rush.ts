import { startQuietSite } from '#tests/bench/pinned-site.ts';
import type { FaultRow } from '#tests/faults/fault-suite.ts';
import { picture } from '#tests/support/media-files.ts';
import { memoryPeakDuring } from '#tests/support/memory-peak.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { ADMIN } from '#tests/support/start-site.ts';
import { MULTIPART, multipartBody } from '#tests/support/upload.ts';
import { findAddresses, sayTimes, startVisits, visitFor } from './visitors.ts';

const VISITS_PER_SECOND = 50;
const WARM_UP_MS = 3000;

type RushOptions = { logins: number; uploads: number; settings?: Record<string, string> };

type Outcome = { what: string; status: number };

/** Asserts that every refusal says when to come back, and that nothing else fails. */
const assertHonest = (what: string, { status, headers }: Response): Outcome => {
  const isPutOff = status === 429 || status === 503;
  if (isPutOff && !(Number(headers.get('retry-after')) > 0)) {
    throw new Error(`${what}: ${status} that does not say when to come back`);
  }
  if (!isPutOff && status >= 400) throw new Error(`${what}: ${status}`);
  return { what, status };
};

const countByStatus = (outcomes: readonly Outcome[], what: string): string => {
  const ofKind = Map.groupBy(
    outcomes.filter((outcome) => outcome.what === what),
    ({ status }) => status,
  );
  return [...ofKind].map(([status, { length }]) => `${length} × ${status}`).join(', ');
};

/** K2: people log in, pictures come in and a backup is made, all at the same moment, among visitors. */
export const rush = async ({ logins, uploads, settings }: RushOptions): Promise<FaultRow> => {
  // Every person has a separate address.
  const site = await startQuietSite({
    settings: { TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'fatal', ...settings },
  });
  try {
    const { token } = await adminApi(site);
    const bytes = await picture('jpeg', { width: 2000, height: 1500 });
    const call = async (what: string, path: string, init: RequestInit): Promise<Outcome> => {
      const answer = await fetch(`${site.url}/api${path}`, { method: 'POST', ...init });
      await answer.arrayBuffer();
      return assertHonest(what, answer);
    };
    const json = { 'content-type': 'application/json' };
    const logIn = (number: number) =>
      call('login', '/auth/login', {
        headers: { ...json, 'x-forwarded-for': `203.0.113.${number}` },
        body: JSON.stringify({ email: ADMIN.email, password: ADMIN.password }),
      });
    const authorization = `Bearer ${token}`;
    const body = new Uint8Array(multipartBody([{ bytes }]));
    const upload = () =>
      call('upload', '/media', { headers: { authorization, 'content-type': MULTIPART }, body });
    const backUp = () =>
      call('backup', '/backup/create', {
        headers: { ...json, authorization },
        body: JSON.stringify({ method: 'local' }),
      });

    const addresses = await findAddresses(site);
    const visitors = { url: site.url, addresses, perSecond: VISITS_PER_SECOND };
    const quiet = await visitFor(WARM_UP_MS, visitors);
    const visits = startVisits(visitors);
    let outcomes: Outcome[] = [];
    const peak = await memoryPeakDuring(site.pid, async () => {
      outcomes = await Promise.all([
        ...Array.from({ length: logins }, (_, number) => logIn(number)),
        ...Array.from({ length: uploads }, upload),
        backUp(),
      ]);
    });
    const busy = await visits.stop();
    const [ofLogins, ofUploads] = ['login', 'upload'].map((what) => countByStatus(outcomes, what));
    return {
      id: 'K2',
      found: `${logins} logins (${ofLogins}), ${uploads} pictures (${ofUploads}) and a backup at once, among ${VISITS_PER_SECOND} requests a second: whoever was put off was told when to come back, 0 other errors, at most ${peak?.toFixed(0) ?? '?'} MB more; meanwhile ${sayTimes(busy)}, each answered 200; before ${sayTimes(quiet)}`,
    };
  } finally {
    await site.close();
  }
};
