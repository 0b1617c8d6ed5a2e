import type { AppContext } from '#server/app-context.ts';
import { asBackupError } from './backup-errors.ts';

/** Where Google sends an administrator back to; the Google project has to name the same address. */
export const CALLBACK_PATH = '/backup/drive/callback';

const redirectUrlOf = ({ config }: AppContext): string => `${config.publicUrl}/api${CALLBACK_PATH}`;

/** The address where Google asks for consent. DRIVE_UNAVAILABLE where the settings name no project. */
export const beginConsent = (app: AppContext): string => {
  try {
    const { url, state, verifier } = app.drive.consent.begin(redirectUrlOf(app));
    app.consentTickets.remember(state, verifier);
    return url;
  } catch (error) {
    throw asBackupError(error);
  }
};

/** What Google sends along. */
export type ConsentAnswer = { state: string; code: string };
export type ConsentOutcome = 'connected' | 'refused' | 'failed';

/** Ends what `beginConsent` began, if it began it here, a short time ago. */
export const finishConsent = async (
  app: AppContext,
  { state, code }: ConsentAnswer,
): Promise<ConsentOutcome> => {
  const verifier = app.consentTickets.redeem(state);
  if (verifier === null) return 'failed';
  if (code === '') return 'refused';
  try {
    await app.drive.consent.connect({ code, verifier, redirectUrl: redirectUrlOf(app) });
    app.logger.info('Google Drive connected');
    return 'connected';
  } catch (err) {
    app.logger.warn({ err }, 'Google Drive not connected');
    return 'failed';
  }
};

export const endConsent = async (app: AppContext): Promise<void> => {
  await app.drive.consent.disconnect();
  app.logger.info('Google Drive disconnected');
};
