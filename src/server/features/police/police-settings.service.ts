import type { AppContext } from '#server/app-context.ts';
import { AppError, invalidInput } from '#server/app-error.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { bumpVersion } from '#server/database/versions.ts';
import { startAskingGuests } from '#server/features/guest-information/guest-information.service.ts';
import { renewTables } from '#server/features/party/place-table-renewal.service.ts';
import type { InputIssue } from '#shared/error-codes.ts';
import { definedOf } from '#shared/forms/partial.ts';
import type { PlaceTable } from '#shared/party/place-tables.schema.ts';
import type {
  PoliceCredentials,
  PoliceSettings,
  UpdatePoliceSettingsInput,
} from '#shared/police/police.schema.ts';
import { findSettings, type SettingsRow, updateSettings } from './police.repository.ts';
import { sealCredentials, unsealCredentials } from './police-seals.ts';
import { type Account, askTable } from './portal/portal-client.ts';

/** The table has one row. */
const ROW_ID = 1;

const toSettings = (app: AppContext, row: SettingsRow): PoliceSettings => {
  const { isOn, accountKind, apartment, way, credentials, version } = row;
  const stored = credentials === '' ? 'missing' : 'set';
  const isUnreadable = stored === 'set' && unsealCredentials(app, credentials) === null;
  return {
    ...{ isOn: isOn === 1, accountKind, apartment, way, version },
    credentials: isUnreadable ? 'unreadable' : stored,
  };
};

export const getPoliceSettings = async (app: AppContext): Promise<PoliceSettings> =>
  toSettings(app, await findSettings(app.database));

/** The account of the web service; null where it is not set up, or this server cannot read it. */
export const findAccount = (app: AppContext, settings: SettingsRow): Account | null => {
  if (settings.isOn === 0 || settings.way !== 'service') return null;
  const credentials = unsealCredentials(app, settings.credentials);
  return credentials && { credentials, isForApartments: settings.accountKind === 'apartments' };
};

/** The same. POLICE_OFF where there is none. */
export const getAccount = (app: AppContext, settings: SettingsRow): Account => {
  const account = findAccount(app, settings);
  if (account) return account;
  throw new AppError(
    'POLICE_OFF',
    'L’invio diretto non è pronto: un amministratore scrive le credenziali in Impostazioni, Adempimenti.',
  );
};

const none: PoliceCredentials = { userName: '', password: '', wsKey: '' };

const missingCredential: Record<keyof PoliceCredentials, string> = {
  userName: 'Scrivi il nome utente di Alloggiati Web',
  password: 'Scrivi la password di Alloggiati Web',
  wsKey: 'Scrivi la chiave WsKey: la crei nel portale, in Chiave Web Service',
};

type After = Pick<PoliceSettings, 'isOn' | 'accountKind' | 'apartment' | 'way'>;

const issuesOf = (after: After, credentials: PoliceCredentials): InputIssue[] => {
  if (!after.isOn) return [];
  const issues: InputIssue[] = [];
  if (after.accountKind === 'apartments' && after.apartment === '') {
    issues.push({
      path: 'apartment',
      message: 'Scrivi il numero dell’appartamento: lo trovi nel portale',
    });
  }
  if (after.way === 'service') {
    for (const path of ['userName', 'password', 'wsKey'] as const) {
      if (credentials[path] === '') issues.push({ path, message: missingCredential[path] });
    }
  }
  return issues;
};

/**
 * Changes the given fields only. Switched on, it asks guests who comes; by hand, it forgets the credentials.
 * INVALID_INPUT, CHANGED_MEANWHILE.
 */
export const updatePoliceSettings = (
  app: AppContext,
  { seenVersion, userName, password, wsKey, ...changes }: UpdatePoliceSettingsInput,
): Promise<PoliceSettings> =>
  inTransaction(app.database, async (tx) => {
    await bumpVersion(tx, 'policeSettings', { id: ROW_ID, seenVersion });
    const row = await findSettings(tx);
    const { isOn, accountKind, apartment, way } = {
      ...toSettings(app, row),
      ...definedOf(changes),
    };
    const given = Object.entries({ userName, password, wsKey }).filter(([, value]) => value);
    const credentials: PoliceCredentials = {
      ...(unsealCredentials(app, row.credentials) ?? none),
      ...Object.fromEntries(given),
    };
    const [issue, ...others] = issuesOf({ isOn, accountKind, apartment, way }, credentials);
    if (issue) throw invalidInput(issue, ...others);
    const sealed = given.length > 0 ? sealCredentials(app, credentials) : row.credentials;
    await updateSettings(tx, {
      ...{ isOn: isOn ? 1 : 0, accountKind, apartment, way },
      credentials: way === 'hand' ? '' : sealed,
    });
    if (isOn) await startAskingGuests(tx);
    return toSettings(app, await findSettings(tx));
  });

/** The heading of a table, and the rows whose code begins like this. */
const rowsOfKind = (csv: string, first: string): string =>
  csv
    .split(/\r?\n/)
    .filter((line, index) => index === 0 || line.startsWith(first))
    .join('\n');

/**
 * Takes all tables from the portal, which has comuni and states in one. As `getAccount`; PORTAL_UNAVAILABLE,
 * PORTAL_REFUSED, INVALID_INPUT for a table that cannot be.
 */
export const renewTablesFromPortal = async (app: AppContext): Promise<PlaceTable[]> => {
  const account = getAccount(app, await findSettings(app.database));
  const places = await askTable(app, account, 'Luoghi');
  const documents = await askTable(app, account, 'Tipi_Documento');
  return renewTables(app, 'portal', [
    { kind: 'comuni', csv: rowsOfKind(places, '4') },
    { kind: 'states', csv: rowsOfKind(places, '1') },
    { kind: 'documents', csv: documents },
  ]);
};
