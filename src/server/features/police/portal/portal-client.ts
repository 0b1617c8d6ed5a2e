import type { XmlElement } from '@rgrove/parse-xml';
import type { AppContext } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import { perApp } from '#server/per-app.ts';
import { instantAtHouse } from '#shared/bookings/house-clock.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { PoliceCredentials, PortalOutcome } from '#shared/police/police.schema.ts';
import { callSoap, childOf, childrenOf, type Fields, NoAnswer, textOf } from './soap.ts';

// The web service of Alloggiati Web (MANUALEWS.pdf, Rev. 01).

const NAMESPACE = 'AlloggiatiService';
/** A token is replaced before it can end on the way. */
const EARLY_MS = 60_000;
/** Where the portal does not say when a token ends. */
const USUAL_LIFETIME_MS = 10 * 60_000;

/** What the portal says about a request or a guest. */
export type Verdict = Omit<PortalOutcome, 'advice'>;

export type Sent = { request: Verdict; accepted: number | null; guests: readonly Verdict[] };

/** An account for one structure, or for apartments in one file. */
export type Account = { credentials: PoliceCredentials; isForApartments: boolean };

const verdictOf = (element: XmlElement | undefined): Verdict => ({
  isAccepted: textOf(element, 'esito').toLowerCase() === 'true',
  code: textOf(element, 'ErroreCod'),
  words: ['ErroreDes', 'ErroreDettaglio']
    .map((name) => textOf(element, name))
    .filter(Boolean)
    .join(': '),
});

const call = (app: AppContext, operation: string, fields: Fields): Promise<XmlElement> =>
  callSoap(
    {
      ...{ url: app.config.policeUrl, namespace: NAMESPACE, operation },
      timeoutMs: app.timeouts.portalMs,
    },
    fields,
  );

/** Where nothing was to be changed, no answer is only that. PORTAL_UNAVAILABLE. */
const asking = async <Answer>(app: AppContext, answer: Promise<Answer>): Promise<Answer> => {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    app.logger.warn({ reason: error.message }, 'the police portal does not answer');
    throw new AppError('PORTAL_UNAVAILABLE');
  }
};

const assertAccepted = ({ isAccepted, code, words }: Verdict): void => {
  if (isAccepted) return;
  const said = [words, code && `(${code})`].filter(Boolean).join(' ') || 'senza dire perché';
  throw new AppError('PORTAL_REFUSED', `Alloggiati Web non accetta la richiesta: ${said}.`);
};

type Token = { of: string; text: string; endsAtMs: number };

const tokens = perApp<{ newest: Promise<Token> | null }>(() => ({ newest: null }));

/** `2026-05-20T10:00:00+02:00`, or without a zone at the house's time. */
const instantMs = (said: string): number => {
  const isZoned = /(Z|[+-]\d\d:\d\d)$/.test(said);
  return Date.parse(isZoned ? said : (instantAtHouse(said.slice(0, 16)) ?? ''));
};

const newToken = async (app: AppContext, credentials: PoliceCredentials): Promise<Token> => {
  const { userName, password, wsKey } = credentials;
  const answer = await asking(
    app,
    call(app, 'GenerateToken', [
      ['Utente', userName],
      ['Password', password],
      ['WsKey', wsKey],
    ]),
  );
  assertAccepted(verdictOf(childOf(answer, 'result')));
  const info = childOf(answer, 'GenerateTokenResult');
  const text = textOf(info, 'token');
  if (text === '') throw new AppError('PORTAL_UNAVAILABLE');
  const said = instantMs(textOf(info, 'expires'));
  const endsAtMs = Number.isNaN(said) ? app.clock.now().getTime() + USUAL_LIFETIME_MS : said;
  return { of: JSON.stringify(credentials), text, endsAtMs };
};

/**
 * A token that holds for another minute. Two calls at once share one: a newer token may end the older.
 * PORTAL_UNAVAILABLE, PORTAL_REFUSED.
 */
const tokenFor = async (app: AppContext, account: Account): Promise<string> => {
  const kept = tokens(app);
  const before = kept.newest;
  const token = await before?.catch(() => null);
  const isGood =
    token?.of === JSON.stringify(account.credentials) &&
    app.clock.now().getTime() < token.endsAtMs - EARLY_MS;
  if (isGood) return token.text;
  if (kept.newest !== before) return tokenFor(app, account);
  kept.newest = newToken(app, account.credentials);
  return (await kept.newest).text;
};

const forgetToken = (app: AppContext): void => {
  tokens(app).newest = null;
};

const operationOf = (name: 'Test' | 'Send', { isForApartments }: Account): string =>
  isForApartments ? `GestioneAppartamenti_FileUnico_${name}` : name;

const readSent = (answer: XmlElement, operation: string): Sent => {
  const result = childOf(answer, 'result');
  const valid = textOf(result, 'SchedineValide');
  return {
    request: verdictOf(childOf(answer, `${operation}Result`)),
    accepted: /^\d+$/.test(valid) ? Number(valid) : null,
    guests: childrenOf(childOf(result, 'Dettaglio'), 'EsitoOperazioneServizio').map(verdictOf),
  };
};

type Ready = { userName: string; token: string; account: Account };

const submit = async (
  app: AppContext,
  name: 'Test' | 'Send',
  { userName, token, account }: Ready,
  lines: readonly string[],
): Promise<Sent> => {
  const operation = operationOf(name, account);
  const answer = await call(app, operation, [
    ['Utente', userName],
    ['token', token],
    ['ElencoSchedine', lines],
  ]);
  const sent = readSent(answer, operation);
  // It may be the token that is refused: the next attempt takes a new one.
  if (!sent.request.isAccepted) forgetToken(app);
  return sent;
};

const readyWith = async (app: AppContext, account: Account): Promise<Ready> => ({
  userName: account.credentials.userName,
  token: await tokenFor(app, account),
  account,
});

/**
 * What a Send needs. The portal has just answered that it takes the token, so that a Send seldom fails.
 * PORTAL_UNAVAILABLE, PORTAL_REFUSED.
 */
export const getReady = async (app: AppContext, account: Account): Promise<Ready> => {
  const ready = await readyWith(app, account);
  const operation = 'Authentication_Test';
  const answer = await asking(
    app,
    call(app, operation, [
      ['Utente', ready.userName],
      ['token', ready.token],
    ]),
  );
  if (verdictOf(childOf(answer, `${operation}Result`)).isAccepted) return ready;
  forgetToken(app);
  return readyWith(app, account);
};

/** The portal's verdict on each line, in their order; nothing is sent. PORTAL_UNAVAILABLE, PORTAL_REFUSED. */
export const testLines = async (
  app: AppContext,
  account: Account,
  lines: readonly string[],
): Promise<Sent> => asking(app, submit(app, 'Test', await readyWith(app, account), lines));

/** Sends the lines, once. Throws NoAnswer if the portal may or may not have taken them. */
export const sendLines = (app: AppContext, ready: Ready, lines: readonly string[]): Promise<Sent> =>
  submit(app, 'Send', ready, lines);

type Asked = { operation: string; field: readonly [name: string, value: string]; answered: string };

const ask = async (app: AppContext, account: Account, asked: Asked): Promise<string> => {
  const { userName, token } = await readyWith(app, account);
  const { operation, field, answered } = asked;
  const answer = await asking(
    app,
    call(app, operation, [['Utente', userName], ['token', token], field]),
  );
  const verdict = verdictOf(childOf(answer, `${operation}Result`));
  if (!verdict.isAccepted) forgetToken(app);
  assertAccepted(verdict);
  return textOf(answer, answered);
};

/** The receipt of a day, a PDF in Base64; empty where the portal has none yet. PORTAL_UNAVAILABLE, PORTAL_REFUSED. */
export const askReceipt = (app: AppContext, account: Account, day: StayDate): Promise<string> =>
  ask(app, account, {
    operation: 'Ricevuta',
    field: ['Data', `${day}T00:00:00`],
    answered: 'PDF',
  });

/** A table of the portal as CSV with semicolons. PORTAL_UNAVAILABLE, PORTAL_REFUSED. */
export const askTable = (
  app: AppContext,
  account: Account,
  kind: 'Luoghi' | 'Tipi_Documento',
): Promise<string> =>
  ask(app, account, { operation: 'Tabella', field: ['tipo', kind], answered: 'CSV' });
