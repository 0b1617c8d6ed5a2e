import type { AppContext } from '#server/app-context.ts';
import type {
  MailContent,
  MailSubject,
  MailTemplates,
  PasskeyChange,
} from '#server/features/outbox/outbox.mails.ts';
import type { OwnUser } from '#shared/accounts.schema.ts';
import type { MailKind } from '#shared/outbox.schema.ts';
import { type Role, roleNames } from '#shared/roles.ts';
import { createLink, isLinkInMailbox, LINK_LIFETIME_MS } from './account-links.service.ts';
import { findAccount, findAccountAwaiting, findAccountByEmail } from './accounts.repository.ts';

export type AccountMailKind = Extract<
  MailKind,
  | 'confirm-email'
  | 'reset-password'
  | 'account-created'
  | 'password-changed'
  | 'email-changed'
  | 'role-changed'
  | 'staff-changed'
  | 'passkeys-changed'
>;

const roleOf = (role: Role | null): string => (role === null ? '' : roleNames[role]);

const UNEXPECTED =
  'Se non te lo aspettavi, cambia la tua password e guarda nel Registro chi ha fatto cosa.';

const NOT_YOU = 'Se non sei stato tu, non serve fare nulla: basta ignorare questa email.';

const confirmPath = (token: string, email: string): string =>
  `/confirm-email?${new URLSearchParams({ token, email })}`;

export const resetPasswordPath = (token: string): string => `/reset-password/${token}`;

const confirmation = async (
  app: AppContext,
  user: OwnUser,
  siteName: string,
): Promise<MailContent> => {
  const lifetimeMs = LINK_LIFETIME_MS.confirmEmail;
  const token = await createLink(
    app.database,
    { userId: user.id, kind: 'confirm-email', email: user.email, lifetimeMs },
    app.clock.now(),
  );
  return {
    recipientName: user.name,
    subject: `Conferma la tua email per ${siteName}`,
    paragraphs: [
      `con questo indirizzo qualcuno si è appena registrato su ${siteName}. Se sei stato tu, conferma che è il tuo: il link vale 48 ore e si usa una volta sola.`,
    ],
    action: { label: 'Conferma la tua email', path: confirmPath(token, user.email) },
    closing: NOT_YOU,
  };
};

const confirmationOfChange = async (
  app: AppContext,
  user: OwnUser,
  newEmail: string,
  siteName: string,
): Promise<MailContent> => {
  const lifetimeMs = LINK_LIFETIME_MS.confirmEmail;
  const token = await createLink(
    app.database,
    { userId: user.id, kind: 'change-email', email: newEmail, lifetimeMs },
    app.clock.now(),
  );
  return {
    recipientName: user.name,
    subject: `Conferma il tuo nuovo indirizzo per ${siteName}`,
    paragraphs: [
      `hai chiesto di usare questo indirizzo per accedere a ${siteName}. Confermalo con il link qui sotto: vale 48 ore e si usa una volta sola. Fino ad allora si accede con l'indirizzo di prima.`,
    ],
    action: { label: 'Conferma il nuovo indirizzo', path: confirmPath(token, newEmail) },
    closing: NOT_YOU,
  };
};

const passwordLink = (app: AppContext, user: OwnUser, lifetimeMs: number): Promise<string> =>
  createLink(
    app.database,
    { userId: user.id, kind: 'set-password', email: user.email, lifetimeMs },
    app.clock.now(),
  );

/** How the sentence ends after the name of the passkeys' owner. */
const passkeyChanges: Record<PasskeyChange, string> = {
  added: 'è stata aggiunta una passkey',
  removed: 'è stata tolta una passkey',
  'codes-renewed': 'sono stati fatti nuovi codici di recupero',
  'code-used': 'è stato usato un codice di recupero al posto della passkey',
  'reset-by-admin': 'un amministratore ha tolto le passkey e i codici di recupero',
  'reset-on-server': 'le passkey e i codici di recupero sono stati tolti dal server',
};

/** What administrators read about a change; `name` and `by` are names of staff. */
const changeInWords = ({ name, by, change }: MailSubject<'staff-changed'>): string => {
  if (change.what === 'address') {
    return `${by} ha cambiato l'indirizzo con cui accede ${name}: prima ${change.from}, adesso ${change.to}.`;
  }
  if (change.what === 'passkeys') return `All'accesso di ${name}: ${passkeyChanges[change.did]}.`;
  if (change.what === 'password') {
    return change.did === 'replaced'
      ? `Dal server è stata data una nuova password a ${name}.`
      : `Dal server è stato fatto un link con cui ${name} sceglie una nuova password.`;
  }
  if (change.what === 'passkey-demand') {
    return change.on
      ? `${by} ha deciso che chi lavora al sito deve usare una passkey.`
      : `${by} ha deciso che la passkey non è più richiesta a chi lavora al sito.`;
  }
  const { from, to } = change;
  if (to === null) return `${by} ha eliminato l'accesso di ${name}, che era ${roleOf(from)}.`;
  if (from === null) return `${by} ha creato un accesso per ${name}, con il ruolo ${roleOf(to)}.`;
  return `${by} ha cambiato il ruolo di ${name}: prima ${roleOf(from)}, adesso ${roleOf(to)}.`;
};

/**
 * The mails about accounts. A template returns null when its recipient no longer exists; the mail is
 * then not sent.
 */
export const accountMailTemplates: Pick<MailTemplates, AccountMailKind> = {
  'confirm-email': async ({ userId }, { siteName }, app, { email }) => {
    const user = await (userId === null
      ? findAccountAwaiting(app.database, email)
      : findAccount(app.database, userId));
    if (!user || (await isLinkInMailbox(app, user, { kind: 'confirm-email', email }))) return null;
    if (user.email === email && !user.emailConfirmed) return confirmation(app, user, siteName);
    return user.pendingEmail === email ? confirmationOfChange(app, user, email, siteName) : null;
  },

  'reset-password': async (_subject, { siteName }, app, recipient) => {
    const { email } = recipient;
    const user = await findAccountByEmail(app.database, email);
    if (!user || (await isLinkInMailbox(app, user, { kind: 'reset-password', email }))) return null;
    const token = await passwordLink(app, user, LINK_LIFETIME_MS.resetPassword);
    return {
      recipientName: user.name,
      subject: `Scegli una nuova password per ${siteName}`,
      paragraphs: [
        `hai chiesto di scegliere una nuova password per ${siteName}. Il link qui sotto vale un'ora e si usa una volta sola; uno nuovo annulla quelli di prima.`,
      ],
      action: { label: 'Scegli una nuova password', path: resetPasswordPath(token) },
      closing: `${NOT_YOU} La password di adesso resta valida.`,
    };
  },

  'account-created': async ({ userId }, { siteName }, app) => {
    const user = await findAccount(app.database, userId);
    if (!user) return null;
    const token = await passwordLink(app, user, LINK_LIFETIME_MS.firstPassword);
    return {
      subject: `Il tuo accesso a ${siteName}`,
      paragraphs: [
        `è stato creato un accesso per te su ${siteName}. Si entra con questo indirizzo: scegli ora la tua password. Il link vale sette giorni e si usa una volta sola.`,
      ],
      facts: [
        { label: 'Email', value: user.email },
        { label: 'Ruolo', value: roleNames[user.role] },
      ],
      action: { label: 'Scegli la password', path: resetPasswordPath(token) },
    };
  },

  'password-changed': (_subject, { siteName }) => ({
    subject: `La tua password per ${siteName} è cambiata`,
    paragraphs: [
      `la password del tuo accesso a ${siteName} è stata appena cambiata, e gli altri dispositivi collegati sono stati scollegati.`,
      'Se non sei stato tu, scegli subito una nuova password.',
    ],
    action: { label: 'Non sono stato io', path: '/forgot-password' },
  }),

  'email-changed': (_subject, { siteName }) => ({
    subject: `Il tuo indirizzo per ${siteName} è cambiato`,
    paragraphs: [
      `l'indirizzo con cui accedi a ${siteName} è stato cambiato: da adesso vale quello nuovo, e qui non arriverà più nulla.`,
      'Se non sei stato tu, scrivi subito a chi gestisce il sito.',
    ],
  }),

  'role-changed': ({ role }, { siteName }) => ({
    subject: `Il tuo ruolo su ${siteName} è cambiato`,
    paragraphs: [
      `da adesso il tuo ruolo su ${siteName} è: ${roleNames[role]}.`,
      'Se non te lo aspettavi, scrivi a chi gestisce il sito.',
    ],
  }),

  'passkeys-changed': ({ did }, { siteName }) => ({
    subject: `Il tuo accesso a ${siteName} è cambiato`,
    paragraphs: [
      `al tuo accesso a ${siteName}: ${passkeyChanges[did]}.`,
      'Se non sei stato tu, entra nel tuo profilo, togli le passkey che non riconosci e cambia la password.',
    ],
    action: { label: 'Apri il profilo', path: '/profile' },
  }),

  'staff-changed': (subject, { siteName }) => ({
    subject: `${siteName}: è cambiato un accesso`,
    paragraphs: [
      `ti avvisiamo di un cambiamento che riguarda chi può gestire ${siteName}.`,
      changeInWords(subject),
    ],
    action: { label: 'Apri gli utenti', path: '/admin/users' },
    closing: UNEXPECTED,
  }),
};
