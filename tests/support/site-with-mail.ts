import { startSmtpServer, type TestSmtpServer } from './smtp-server.ts';
import { type Site, type SiteOptions, startSite } from './start-site.ts';

export type SiteWithMail = Site & { mailServer: TestSmtpServer };

/** Runs the site with a new mail server. */
export const startSiteWithMail = async (options: SiteOptions = {}): Promise<SiteWithMail> => {
  const mailServer = await startSmtpServer();
  const settings = { SMTP_URL: mailServer.url, ...options.settings };
  const site = await startSite({ ...options, settings });
  return {
    ...site,
    mailServer,
    close: async () => {
      await site.close();
      await mailServer.close();
    },
  };
};
