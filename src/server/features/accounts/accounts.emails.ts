import type { AppContext } from '#server/app-context.ts';
import { isPlainName } from '#server/features/outbox/mail-layout.ts';
import type { MailFact } from '#server/features/outbox/mail-parts.ts';
import type {
  MailContent,
  MailSubject,
  MailTemplates,
  PasskeyChange,
} from '#server/features/outbox/outbox.mails.ts';
import { languages } from '#server/languages.ts';
import type { OwnUser } from '#shared/accounts/accounts.schema.ts';
import { type Role, roleNames } from '#shared/accounts/roles.ts';
import { HOUSE_LOCALE, type Locale } from '#shared/languages/locales.ts';
import type { MailKind } from '#shared/outbox.schema.ts';
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

/** The language of a member, as the subject of a mail or an account names it. */
const languageOf = ({ locale = HOUSE_LOCALE }: { locale?: Locale }) => {
  const language = languages[locale];
  return { language, t: language.t };
};

const roleKeys = {
  USER: 'mails.roleUser',
  EDITOR: 'mails.roleEditor',
  ADMIN: 'mails.roleAdmin',
} as const satisfies Record<Role, string>;

/** The end of the sentence about a change. */
const passkeyChanges = {
  added: 'mails.passkeyAdded',
  removed: 'mails.passkeyRemoved',
  'codes-renewed': 'mails.passkeyCodesRenewed',
  'code-used': 'mails.passkeyCodeUsed',
  'reset-by-admin': 'mails.passkeysResetByAdmin',
  'reset-on-server': 'mails.passkeysResetOnServer',
  'reset-with-password': 'mails.passkeysResetWithPassword',
} as const satisfies Record<PasskeyChange, string>;

type LinkPage = '/confirm-email' | '/not-me';

const linkPath = (page: LinkPage, token: string, email: string): string =>
  `${page}?${new URLSearchParams({ token, email })}`;

export const resetPasswordPath = (token: string): string => `/reset-password/${token}`;

/** The registered data and their time; the reader may not be the one who registered. */
const registrationFacts = (user: OwnUser): MailFact[] => {
  const { language, t } = languageOf(user);
  return [
    ...(isPlainName(user.name) ? [{ label: t('mails.registeredName'), value: user.name }] : []),
    { label: t('mails.email'), value: user.email },
    { label: t('mails.registeredAt'), value: language.formatInstant(user.createdAt) },
  ];
};

const confirmation = async (
  app: AppContext,
  user: OwnUser,
  siteName: string,
): Promise<MailContent> => {
  const lifetimeMs = LINK_LIFETIME_MS.confirmEmail;
  const { email } = user;
  const token = await createLink(
    app.database,
    { userId: user.id, kind: 'confirm-email', email, lifetimeMs },
    app.clock.now(),
  );
  const { language, t } = languageOf(user);
  return {
    language,
    recipientName: user.name,
    subject: t('mails.confirmSubject', { siteName }),
    body: [
      t('mails.confirm', { siteName }),
      { facts: registrationFacts(user) },
      { button: { label: t('mails.confirmButton'), to: linkPath('/confirm-email', token, email) } },
      t('mails.confirmNotYou'),
      { link: { label: t('mails.notMeButton'), to: linkPath('/not-me', token, email) } },
    ],
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
  const { language, t } = languageOf(user);
  return {
    language,
    recipientName: user.name,
    subject: t('mails.confirmChangeSubject', { siteName }),
    body: [
      t('mails.confirmChange', { siteName }),
      {
        button: {
          label: t('mails.confirmChangeButton'),
          to: linkPath('/confirm-email', token, newEmail),
        },
      },
      t('mails.notYou'),
    ],
  };
};

const passwordLink = (app: AppContext, user: OwnUser, lifetimeMs: number): Promise<string> =>
  createLink(
    app.database,
    { userId: user.id, kind: 'set-password', email: user.email, lifetimeMs },
    app.clock.now(),
  );

/** A change, in words for administrators; `name` and `by` are names of staff. */
const changeInWords = ({ name, by, change }: MailSubject<'staff-changed'>): string => {
  if (change.what === 'address') {
    return `${by} ha cambiato l’indirizzo con cui accede ${name}: prima ${change.from}, adesso ${change.to}.`;
  }
  if (change.what === 'passkeys') {
    return `All’accesso di ${name}: ${languages.it.t(passkeyChanges[change.did])}.`;
  }
  if (change.what === 'password') {
    return change.did === 'replaced'
      ? `Dal server è stata data una nuova password a ${name}.`
      : `Dal server è stato fatto un link con cui ${name} sceglie una nuova password.`;
  }
  if (change.what === 'passkey-demand') {
    return change.on
      ? `${by} ha deciso che chi gestisce il sito deve usare una passkey.`
      : `${by} ha deciso che la passkey non è più richiesta a chi gestisce il sito.`;
  }
  const { from, to } = change;
  if (to === null) return `${by} ha eliminato l’accesso di ${name}, che era ${roleOf(from)}.`;
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
    const { language, t } = languageOf(user);
    return {
      language,
      recipientName: user.name,
      subject: t('mails.resetSubject', { siteName }),
      body: [
        t('mails.reset', { siteName }),
        { facts: user.emailConfirmed ? [] : registrationFacts(user) },
        { button: { label: t('mails.resetButton'), to: resetPasswordPath(token) } },
        t('mails.resetClosing'),
      ],
    };
  },

  'account-created': async ({ userId }, { siteName }, app) => {
    const user = await findAccount(app.database, userId);
    if (!user) return null;
    const token = await passwordLink(app, user, LINK_LIFETIME_MS.firstPassword);
    const { language, t } = languageOf(user);
    return {
      language,
      subject: t('mails.createdSubject', { siteName }),
      body: [
        t('mails.created', { siteName }),
        {
          facts: [
            { label: t('mails.email'), value: user.email },
            { label: t('mails.role'), value: t(roleKeys[user.role]) },
          ],
        },
        { button: { label: t('mails.createdButton'), to: resetPasswordPath(token) } },
      ],
    };
  },

  'password-changed': (subject, { siteName }) => {
    const { language, t } = languageOf(subject);
    return {
      language,
      subject: t('mails.passwordChangedSubject', { siteName }),
      body: [
        t('mails.passwordChanged', { siteName }),
        t('mails.passwordChangedNotYou'),
        { button: { label: t('mails.passwordChangedButton'), to: '/forgot-password' } },
      ],
    };
  },

  'email-changed': (subject, { siteName }) => {
    const { language, t } = languageOf(subject);
    return {
      language,
      subject: t('mails.emailChangedSubject', { siteName }),
      body: [t('mails.emailChanged', { siteName }), t('mails.emailChangedNotYou')],
    };
  },

  'role-changed': (subject, { siteName }) => {
    const { language, t } = languageOf(subject);
    const role = t(roleKeys[subject.role]);
    return {
      language,
      subject: t('mails.roleChangedSubject', { siteName }),
      body: [t('mails.roleChanged', { siteName, role }), t('mails.roleChangedUnexpected')],
    };
  },

  'passkeys-changed': (subject, { siteName }) => {
    const { language, t } = languageOf(subject);
    const change = t(passkeyChanges[subject.did]);
    return {
      language,
      subject: t('mails.passkeysChangedSubject', { siteName }),
      body: [
        t('mails.passkeysChanged', { siteName, change }),
        t('mails.passkeysChangedNotYou'),
        { button: { label: t('mails.profileButton'), to: '/profile' } },
      ],
    };
  },

  'staff-changed': (subject, { siteName }) => ({
    subject: `${siteName}: è cambiato un accesso`,
    body: [
      `ti avvisiamo di un cambiamento che riguarda chi può gestire ${siteName}.`,
      changeInWords(subject),
      { button: { label: 'Apri gli utenti', to: '/admin/users' } },
      UNEXPECTED,
    ],
  }),
};
