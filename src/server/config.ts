import { isIP } from 'node:net';
import { z } from 'zod';
import { it as italian } from 'zod/locales';
import { asciiAddress } from '#shared/accounts/email-address.ts';
import {
  type MailServer,
  mailServerOf,
  mailServerProblems,
  mailServerSettings,
} from './mail-server.ts';
import { StartError } from './start-error.ts';

const onOff = z
  .enum(['on', 'off'], { error: 'deve essere on oppure off' })
  .transform((value) => value === 'on');

const webUrl = z
  .string()
  .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), {
    error: 'deve essere un indirizzo che comincia con http:// o https://',
  });

/** The URL of a site without a path: the site's own paths start at the root. */
const siteUrl = webUrl.refine(
  (value) =>
    !URL.canParse(value) || new URL(value).href.replace(/\/$/, '') === new URL(value).origin,
  { error: 'deve essere un indirizzo senza percorso, come https://casa.example' },
);

/** Characters allowed in a URL or query: no spaces, no quotes, ASCII only. */
const plainText = z.string().regex(/^[\w.~+/=-]+$/, { error: 'va copiato come lo mostra Google' });

/** `posta@casa.example` or `Casa Maestrale <posta@casa.example>` */
const sender = z
  .string()
  .regex(/^([^<>@\r\n]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/, {
    error: 'deve essere un solo indirizzo, con o senza nome: Casa <posta@casa.example>',
  });

const isNetwork = (value: string): boolean => {
  const [address = '', bits, ...more] = value.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
};

/** Addresses and networks; a number or `true` would trust any caller. */
const addressList = z
  .string()
  .transform((value) => value.split(',').map((address) => address.trim()))
  .refine((addresses) => addresses.every(isNetwork), {
    error: 'deve essere un elenco di indirizzi IP o di reti, separati da virgole',
  });

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: 'deve essere un numero da 0 a 65535' })
    .transform(Number)
    .refine((port) => port <= 65_535, { error: 'deve essere un numero da 0 a 65535' })
    .default(3000),
  PUBLIC_URL: siteUrl.optional(),
  DATABASE_FILE: z.string().default('data/site.db'),
  UPLOADS_DIR: z.string().default('uploads'),
  BACKUPS_DIR: z.string().default('backups'),
  ...mailServerSettings,
  MAIL_FROM: sender.optional(),
  MAIL_DIR: z.string().default('data/mail'),
  ADMIN_EMAIL: z
    .string()
    .overwrite(asciiAddress)
    .pipe(z.email({ error: 'deve essere un indirizzo email' }))
    .optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(6, { error: 'deve avere da 6 a 128 caratteri' })
    .max(128, { error: 'deve avere da 6 a 128 caratteri' })
    .optional(),
  ADMIN_NAME: z.string().optional(),
  DEMO_CONTENT: onOff.default(true),
  GOOGLE_DRIVE_CLIENT_ID: plainText.optional(),
  GOOGLE_DRIVE_CLIENT_SECRET: plainText.optional(),
  GOOGLE_DRIVE_FOLDER_ID: plainText.optional(),
  GOOGLE_API_URL: siteUrl.default('https://www.googleapis.com'),
  GOOGLE_TOKEN_URL: webUrl.default('https://oauth2.googleapis.com/token'),
  GOOGLE_CONSENT_URL: webUrl.default('https://accounts.google.com/o/oauth2/v2/auth'),
  ALLOGGIATI_URL: webUrl.default('https://alloggiatiweb.poliziadistato.it/service/Service.asmx'),
  TRUST_PROXY: addressList.optional(),
  RATE_LIMITS: onOff.default(true),
  CALENDAR_PRIVATE_ADDRESSES: onOff.default(false),
  MONITOR_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, {
      error: 'deve avere almeno 16 caratteri, senza spazi né accenti',
    })
    .optional(),
  LOG_LEVEL: z.enum(logLevels, { error: `deve essere ${logLevels.join(', ')}` }).default('info'),
});

/** Settings of earlier versions that gave access to Google Drive without a consent in the back office. */
const WITHDRAWN = ['GOOGLE_DRIVE_REFRESH_TOKEN', 'GOOGLE_SERVICE_ACCOUNT_FILE'];

export type DriveSettings = {
  /** The Google project's client; without one there are no backups on Drive. */
  client: { id: string; secret: string } | undefined;
  /** A folder that a person made; without one the site makes its own. */
  folderId: string | undefined;
  /** Names of withdrawn settings that are still there. */
  withdrawn: string[];
  /** Google's URLs; tests use others. */
  apiUrl: string;
  tokenUrl: string;
  consentUrl: string;
};

/** Half a client, as a line that begins with the missing setting's name. */
const driveProblems = (given: Record<string, string | undefined>): string[] => {
  const { GOOGLE_DRIVE_CLIENT_ID: id, GOOGLE_DRIVE_CLIENT_SECRET: secret } = given;
  if (id && !secret) return ['GOOGLE_DRIVE_CLIENT_SECRET: manca, accanto all’id del client'];
  if (secret && !id) return ['GOOGLE_DRIVE_CLIENT_ID: manca, accanto al segreto del client'];
  return [];
};

export type Config = {
  host: string;
  port: number;
  /** Without a trailing slash; used in mails, canonical links and the sitemap. */
  publicUrl: string;
  databaseFile: string;
  uploadsDir: string;
  backupsDir: string;
  /** Without a server, mails become files in `dir`. */
  mail: { server: MailServer | undefined; from: string; dir: string };
  firstAdmin: { email: string; password: string | undefined; name: string };
  demoContent: boolean;
  drive: DriveSettings;
  /** The police's web service (Alloggiati Web); tests use another. */
  policeUrl: string;
  trustProxy: string[] | undefined;
  rateLimits: boolean;
  /** Whether calendars of other sites may lie on private and loopback addresses, for tests. */
  calendarPrivateAddresses: boolean;
  /** Bearer token for /metrics and /healthz?details; both are closed when it is unset. */
  monitorToken: string | undefined;
  logLevel: z.infer<typeof environment>['LOG_LEVEL'];
};

/** Lists all wrong settings at once. Another start would meet the same ones. */
class ConfigError extends StartError {
  /** EX_CONFIG of sysexits.h. */
  override readonly exitCode = 78;

  constructor(problems: readonly string[]) {
    super(`Impostazioni da correggere:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/** Reads the settings. An empty variable counts as unset. Throws ConfigError. */
export const readConfig = (variables: Record<string, string | undefined>): Config => {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const { data, error } = environment.safeParse(given, { error: italian().localeError });
  const issues = error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
  const problems = [...issues, ...mailServerProblems(given), ...driveProblems(given)];
  if (!data || problems.length > 0) throw new ConfigError(problems);
  const { GOOGLE_DRIVE_CLIENT_ID: id, GOOGLE_DRIVE_CLIENT_SECRET: secret } = data;
  const publicUrl = (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/\/$/, '');
  return {
    host: data.HOST,
    port: data.PORT,
    publicUrl,
    databaseFile: data.DATABASE_FILE,
    uploadsDir: data.UPLOADS_DIR,
    backupsDir: data.BACKUPS_DIR,
    mail: {
      server: mailServerOf(data),
      from: data.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
      dir: data.MAIL_DIR,
    },
    firstAdmin: {
      email: (data.ADMIN_EMAIL ?? 'admin@example.com').toLowerCase(),
      password: data.ADMIN_PASSWORD,
      name: data.ADMIN_NAME ?? 'Amministratore',
    },
    demoContent: data.DEMO_CONTENT,
    drive: {
      client: id && secret ? { id, secret } : undefined,
      folderId: data.GOOGLE_DRIVE_FOLDER_ID,
      withdrawn: WITHDRAWN.filter((name) => name in given),
      apiUrl: data.GOOGLE_API_URL.replace(/\/$/, ''),
      tokenUrl: data.GOOGLE_TOKEN_URL,
      consentUrl: data.GOOGLE_CONSENT_URL,
    },
    policeUrl: data.ALLOGGIATI_URL,
    trustProxy: data.TRUST_PROXY,
    rateLimits: data.RATE_LIMITS,
    calendarPrivateAddresses: data.CALENDAR_PRIVATE_ADDRESSES,
    monitorToken: data.MONITOR_TOKEN,
    logLevel: data.LOG_LEVEL,
  };
};

export const readEnvironment = (): Config => readConfig(process.env);
