import { isIP } from 'node:net';
import { z } from 'zod';

const NOT_A_PORT = 'deve essere un numero da 1 a 65535';

/** How the connection to a mail server is encrypted, and the usual port of each. */
const usualPorts = { direct: 465, starttls: 587, off: 25 };

const tlsModes = Object.keys(usualPorts) as (keyof typeof usualPorts)[];

export type MailServer = {
  host: string;
  port: number;
  /**
   * `direct`: from the first byte. `starttls`: after STARTTLS, or the mail is not sent. `offered`: after
   * STARTTLS if the server knows it. `off`: never.
   */
  tls: keyof typeof usualPorts | 'offered';
  login: { user: string; password: string } | undefined;
};

/** What the wording of an error may show: never the password. */
export const nameOf = ({ host, port }: MailServer): string =>
  `${isIP(host) === 6 ? `[${host}]` : host}:${port}`;

/** No sign may end the password too early. */
const PLAIN_ADDRESS = /^smtps?:\/\/(?:[^@/?#\\]+@)?[^@/?#\\]+\/?$/i;

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** The server that an address names; undefined for an address that can be read in more than one way. */
export const mailServerAt = (address: string): MailServer | undefined => {
  const parts = PLAIN_ADDRESS.test(address) ? URL.parse(address) : null;
  if (!parts) return undefined;
  const [user, password] = [decoded(parts.username), decoded(parts.password)];
  if (user === null || password === null || (user === '' && password !== '')) return undefined;
  const isDirect = parts.protocol === 'smtps:';
  return {
    host: parts.hostname.replace(/^\[|\]$/g, ''),
    port: Number(parts.port) || usualPorts[isDirect ? 'direct' : 'starttls'],
    tls: isDirect ? 'direct' : 'offered',
    login: user === '' ? undefined : { user, password },
  };
};

/** The settings of the environment: one address, or its parts. */
export const mailServerSettings = {
  SMTP_URL: z
    .string()
    .refine((address) => mailServerAt(address) !== undefined, {
      error:
        'non è un indirizzo come smtps://utente:password@mail.example:465, forse per un segno (@ # / ? %) ' +
        'nella password. Al suo posto scrivi SMTP_HOST, SMTP_PORT, SMTP_USER e SMTP_PASSWORD, con la ' +
        'password così com’è',
    })
    .optional(),
  SMTP_HOST: z
    .string()
    .refine((host) => isIP(host) !== 0 || /^\w(?:[\w.-]*\w)?$/.test(host), {
      error: 'deve essere il nome del server di posta, senza smtp:// e senza porta',
    })
    .optional(),
  SMTP_PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: NOT_A_PORT })
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, { error: NOT_A_PORT })
    .optional(),
  SMTP_TLS: z.enum(tlsModes, { error: `deve essere ${tlsModes.join(', ')}` }).optional(),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
};

type Given = z.infer<z.ZodObject<typeof mailServerSettings>>;

const APART = ['SMTP_HOST', 'SMTP_PORT', 'SMTP_TLS', 'SMTP_USER', 'SMTP_PASSWORD'] as const;

/** Settings that contradict each other, as lines that begin with a setting's name. */
export const mailServerProblems = (given: Partial<Record<keyof Given, unknown>>): string[] => {
  const apart = APART.filter((name) => given[name] !== undefined);
  if (given.SMTP_URL !== undefined && apart.length > 0)
    return [
      `SMTP_URL: dice già quale server di posta usare. Togli SMTP_URL, oppure ${apart.join(', ')}`,
    ];
  if (apart.length > 0 && given.SMTP_HOST === undefined)
    return [`SMTP_HOST: manca, accanto a ${apart.join(', ')}`];
  if (given.SMTP_USER !== undefined && given.SMTP_PASSWORD === undefined)
    return ['SMTP_PASSWORD: manca, accanto a SMTP_USER'];
  if (given.SMTP_PASSWORD !== undefined && given.SMTP_USER === undefined)
    return ['SMTP_USER: manca, accanto a SMTP_PASSWORD'];
  return [];
};

/** The mail server of settings without problems; undefined where none is set. */
export const mailServerOf = (given: Given): MailServer | undefined => {
  const { SMTP_URL, SMTP_HOST: host, SMTP_PORT, SMTP_TLS, SMTP_USER, SMTP_PASSWORD } = given;
  if (SMTP_URL !== undefined) return mailServerAt(SMTP_URL);
  if (host === undefined) return undefined;
  const isDirect = SMTP_PORT === undefined || SMTP_PORT === usualPorts.direct;
  const tls = SMTP_TLS ?? (isDirect ? 'direct' : 'starttls');
  return {
    host,
    port: SMTP_PORT ?? usualPorts[tls],
    tls,
    login: SMTP_USER && SMTP_PASSWORD ? { user: SMTP_USER, password: SMTP_PASSWORD } : undefined,
  };
};
