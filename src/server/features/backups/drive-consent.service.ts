import type { AppContext, AuditActor } from '#server/app-context.ts';
import { asBackupError } from './backup-errors.ts';

/** Where Google sends an administrator back to; the Google project has to name the same address. */
export const CALLBACK_PATH = '/backup/drive/callback';

const redirectUrlOf = ({ config }: AppContext): string => `${config.publicUrl}/api${CALLBACK_PATH}`;

/** The address where Google asks for consent. DRIVE_UNAVAILABLE where the settings name no project. */
export const beginConsent = (app: AppContext, by: AuditActor): string => {
  try {
    const { url, state, verifier } = app.drive.consent.begin(redirectUrlOf(app));
    app.consentTickets.remember(state, { verifier, by });
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
  const ticket = app.consentTickets.redeem(state);
  if (ticket === null) return 'failed';
  if (code === '') return 'refused';
  const { verifier, by: actor } = ticket;
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
