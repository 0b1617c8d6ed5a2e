import { startVisits, type Visits } from '#tests/faults/load/visitors.ts';
import type { Site } from '#tests/support/start-site.ts';

const PER_SECOND = 20;

/** Visits of the home page, at an even pace, during other work. */
export const visitHomeDuring = async (
  { url }: Pick<Site, 'url'>,
  work: () => Promise<unknown>,
): Promise<Visits> => {
  const visits = startVisits({ url, addresses: ['/'], perSecond: PER_SECOND });
  await work();
  return visits.stop();
};

export const sayHome = ({ p50, p95, slowest }: Visits): string =>
  `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`;
