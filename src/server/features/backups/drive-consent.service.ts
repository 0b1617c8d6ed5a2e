import type { AppContext, Caller } from '#server/app-context.ts';
import { perApp } from '#server/per-app.ts';
import { asBackupError } from './backup-errors.ts';
import { createOneTimeTokens } from './one-time-tokens.ts';

/** Where Google redirects an administrator to; must be registered in the Google project. */
export const CALLBACK_PATH = '/backup/drive/callback';

const redirectUrlOf = ({ config }: AppContext): string => `${config.publicUrl}/api${CALLBACK_PATH}`;

/** Long enough to read Google's consent page. */
const CONSENT_TOKEN_MS = 15 * 60_000;

/** The PKCE verifier that completes a consent, by the state that Google sends back. */
const consentTokens = perApp((app) => createOneTimeTokens<string>(app, CONSENT_TOKEN_MS));

/** The URL of Google's consent page. DRIVE_UNAVAILABLE when no Google project is configured. */
export const beginConsent = (app: AppContext, by: Caller): string => {
  try {
    const { url, state, verifier } = app.drive.consent.begin(redirectUrlOf(app));
    consentTokens(app).remember(state, verifier, by);
    return url;
  } catch (error) {
    throw asBackupError(error);
  }
};

/** The parameters that Google adds to the callback URL. */
export type ConsentAnswer = { state: string; code: string };
export type ConsentOutcome = 'connected' | 'refused' | 'failed';

/** Completes a consent that `beginConsent` started within the last minutes. */
export const finishConsent = async (
  app: AppContext,
  { state, code }: ConsentAnswer,
): Promise<ConsentOutcome> => {
  const consent = await consentTokens(app).redeem(state);
  if (consent === null) return 'failed';
  if (code === '') return 'refused';
  const { value: verifier, by: actor } = consent;
  const action = 'backups.driveCallback';
  try {
    await app.drive.consent.connect({ code, verifier, redirectUrl: redirectUrlOf(app) });
    await app.audit.record({ action, outcome: 'done', actor });
    return 'connected';
  } catch (err) {
    app.logger.warn({ err }, 'Google Drive not connected');
    await app.audit.record({ action, outcome: 'failed', actor });
    return 'failed';
  }
};

export const endConsent = (app: AppContext): Promise<void> => app.drive.consent.disconnect();
