import { type Site, type SiteOptions, startSite } from '#tests/support/start-site.ts';
import { endWithBenchmark, pin } from './pinned-process.ts';

/** The built site as in production, with little logging, on any core. */
export const startQuietSite = async (options: SiteOptions = {}): Promise<Site> => {
  const site = await startSite({
    ...options,
    settings: { LOG_LEVEL: 'warn', ...options.settings },
  });
  const forget = endWithBenchmark(site.pid);
  return {
    ...site,
    close: async () => {
      await site.close();
      forget();
    },
  };
};

/** The same, on the server's core. */
export const startPinnedSite = async (options: SiteOptions = {}): Promise<Site> => {
  const site = await startQuietSite(options);
  pin(site.pid, 'server');
  return site;
};
