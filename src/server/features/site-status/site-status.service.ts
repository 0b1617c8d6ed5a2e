import { dirname } from 'node:path';
import type { AppContext } from '#server/app-context.ts';
import { lastBackups } from '#server/features/backups/backups.service.ts';
import { countUnsent } from '#server/features/outbox/outbox.service.ts';
import { version } from '#server/version.ts';
import type { SiteStatus } from '#shared/site-status.schema.ts';

const GIGABYTE = 1e9;

export const getSiteStatus = async (app: AppContext): Promise<SiteStatus> => {
  const { config, database } = app;
  const freeBytes = await app.freeBytes(dirname(config.databaseFile));
  return {
    version,
    mail: { isSent: config.mail.server !== undefined, ...(await countUnsent(database)) },
    disk: { freeBytes, isLow: freeBytes < GIGABYTE },
    backups: lastBackups(app),
  };
};

/** Seconds since 1970; 0 where it never was, so that an alarm on its age goes off. */
const seconds = (instant: string | null): number =>
  instant === null ? 0 : Date.parse(instant) / 1000;

/** The same in Prometheus' text format, version 0.0.4. */
export const asMetrics = ({ version, mail, disk, backups }: SiteStatus): string => {
  const gauges: [name: string, help: string, value: number, labels?: string][] = [
    ['casa_info', 'The running version, always 1', 1, `{version="${version}"}`],
    ['casa_free_disk_bytes', 'Bytes that can still be written', disk.freeBytes],
    ['casa_mail_sent_by_server', '1 if mails go to a mail server', mail.isSent ? 1 : 0],
    ['casa_waiting_mails', 'Mails still to be sent', mail.waiting],
    ['casa_failed_mails', 'Mails given up', mail.failed],
    ['casa_last_good_backup_seconds', 'Time of the last backup', seconds(backups.lastGoodAt)],
    [
      'casa_last_proven_backup_seconds',
      'Time of the last trial restore',
      seconds(backups.lastProvenAt),
    ],
  ];
  const lines = gauges.map(
    ([name, help, value, labels = '']) =>
      `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name}${labels} ${value}\n`,
  );
  return lines.join('');
};
