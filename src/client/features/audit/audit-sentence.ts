import { roleNames } from '#shared/accounts/roles.ts';
import { AUDIT_TIMES_MAX, type AuditEvent } from '#shared/audit.schema.ts';
import { formatShortInstant } from '#shared/languages/italian-dates.ts';

/** `who` is the subject of the sentence, rendered in bold. */
type AuditSentence = { who: string; text: string };

const LOGIN = 'accounts.login';

const stamp = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-.*$/;

/** 'del 20 mag 2026, 12:00', from the timestamp in the id of a backup. */
const backupName = (id: string): string | null => {
  const instant = id.replace(stamp, '$1-$2-$3T$4:$5:$6Z');
  return Number.isNaN(Date.parse(instant)) ? null : `del ${formatShortInstant(instant)}`;
};

const nameOf = ({ kind, id, label }: NonNullable<AuditEvent['subject']>): string | null => {
  if (kind === 'backup') return backupName(id);
  return label === null ? null : `«${label}»`;
};

/** ' la pagina «Come arrivare»', or ' una pagina' without a known name. */
const objectOf = ({ words: { object }, subject }: AuditEvent): string => {
  if (!object) return '';
  const name = subject && nameOf(subject);
  return name ? ` ${object.named} ${name}` : ` ${object.unnamed}`;
};

/** The audit log still names the removed role CLEANER. */
const auditedRoles: Record<string, string> = { ...roleNames, CLEANER: 'Pulizie' };

const roleOf = (role = ''): string => auditedRoles[role] ?? role;

const toRole = (role: string): string => (role.startsWith('A') ? `ad ${role}` : `a ${role}`);

const roleClause = ({ action, detail }: AuditEvent): string => {
  if (!detail) return '';
  if (action === 'users.create') return ` con il ruolo ${roleOf(detail)}`;
  if (action !== 'users.update') return '';
  const [before, after] = detail.split('>');
  return `: il ruolo passa da ${roleOf(before)} ${toRole(roleOf(after))}`;
};

/** 'pubblicato l’articolo «…»' */
const predicateOf = (event: AuditEvent): string => `${event.words.did}${objectOf(event)}`;

const timesOf = ({ times }: AuditEvent): string => {
  if (times === 1) return '';
  return times < AUDIT_TIMES_MAX ? ` (${times} volte)` : ` (almeno ${AUDIT_TIMES_MAX} volte)`;
};

/** The actor is unknown, so the sentence names the account of the attempt. */
const refusedLogin = (event: AuditEvent): AuditSentence => {
  const { subject, detail, outcome } = event;
  const whose = subject ? `di ${subject.label ?? 'un utente eliminato'}` : null;
  const times = timesOf(event);
  if (detail === 'too-many') {
    return {
      who: 'Troppi tentativi',
      text: `di accesso${whose ? ` all’account ${whose}` : ''}${times}`,
    };
  }
  const who = outcome === 'denied' ? 'Accesso negato' : 'Accesso non riuscito';
  if (!whose) return { who, text: `con un’email che non è di nessun account${times}` };
  const why = detail === 'unconfirmed' ? ': l’email non è ancora confermata' : '';
  return { who, text: `per l’account ${whose}${why}${times}` };
};

const whoOf = ({ actor, words }: AuditEvent): string =>
  actor ? (actor.name ?? 'Un utente eliminato') : (words.anonymous ?? 'Qualcuno');

/** The plural of an object without a name. */
const plurals: Record<string, string> = {
  'un testo': 'testi',
  'un file': 'file',
  'un articolo': 'articoli',
  'una pagina': 'pagine',
  'una voce': 'voci',
  'una prenotazione': 'prenotazioni',
  'un utente': 'utenti',
  'un backup': 'backup',
  'una raccolta': 'raccolte',
  'una casella': 'caselle',
  'un lavoro': 'lavori',
};

/** Consecutive events that differ by their subject alone, or not at all. */
export const runsOf = (events: readonly AuditEvent[]): AuditEvent[][] => {
  const runs: AuditEvent[][] = [];
  for (const event of events) {
    const run = runs.at(-1);
    if (run?.[0] && isAlike(run[0], event)) run.push(event);
    else runs.push([event]);
  }
  return runs;
};

const isAlike = (one: AuditEvent, other: AuditEvent): boolean =>
  one.outcome === 'done' &&
  other.outcome === 'done' &&
  one.action === other.action &&
  one.detail === other.detail &&
  one.actor?.id === other.actor?.id;

/** 'ha tradotto 8 testi', or 'ha fatto l’accesso, 3 volte' where the subject is one. */
export const runSentence = (run: readonly [AuditEvent, ...AuditEvent[]]): AuditSentence => {
  const [first] = run;
  const { did, object } = first.words;
  const subjects = new Set(run.map(({ subject, id }) => subject?.id ?? `event ${id}`)).size;
  const many = plurals[object?.unnamed ?? ''];
  const what =
    subjects > 1 && many
      ? `${did} ${subjects} ${many}`
      : `${predicateOf(subjects > 1 ? { ...first, subject: null } : first)}, ${run.length} volte`;
  return { who: whoOf(first), text: `ha ${what}` };
};

/** 'Marta ha pubblicato l’articolo «…»' */
export const auditSentence = (event: AuditEvent): AuditSentence => {
  const { action, outcome } = event;
  if (action === LOGIN && outcome !== 'done') return refusedLogin(event);
  const who = whoOf(event);
  const predicate = predicateOf(event);
  if (outcome === 'done') return { who, text: `ha ${predicate}${roleClause(event)}` };
  const but = outcome === 'denied' ? 'non ne ha il permesso' : 'qualcosa è andato storto';
  return { who, text: `avrebbe ${predicate}, ma ${but}${timesOf(event)}` };
};
