/** Google's URLs; tests use others. */
type GoogleAddresses = { apiUrl: string; tokenUrl: string; consentUrl: string };

type OAuthClient = { clientId: string; clientSecret: string };

/** How the site gets access to Google Drive. */
export type DriveAccess =
  /** No Google project in the settings, so no backups on Drive. */
  | { kind: 'unset' }
  /** An administrator connects an account in the back office. */
  | ({ kind: 'consent'; folderId: string | undefined } & OAuthClient)
  /** The settings hold the refresh token of an account. */
  | ({ kind: 'token'; folderId: string | undefined; refreshToken: string } & OAuthClient)
  /** A service account has no storage of its own, so the folder is on a shared drive. */
  | { kind: 'serviceAccount'; folderId: string; keyFile: string };

export type DriveSettings = GoogleAddresses & { access: DriveAccess };

export type DriveVariables = {
  GOOGLE_DRIVE_CLIENT_ID?: string | undefined;
  GOOGLE_DRIVE_CLIENT_SECRET?: string | undefined;
  GOOGLE_DRIVE_REFRESH_TOKEN?: string | undefined;
  GOOGLE_DRIVE_FOLDER_ID?: string | undefined;
  GOOGLE_SERVICE_ACCOUNT_FILE?: string | undefined;
};

/** Contradictory settings, each as a line that begins with the setting's name. */
export const driveProblems = (given: DriveVariables): string[] => {
  const hasId = Boolean(given.GOOGLE_DRIVE_CLIENT_ID);
  const hasSecret = Boolean(given.GOOGLE_DRIVE_CLIENT_SECRET);
  const hasKeyFile = Boolean(given.GOOGLE_SERVICE_ACCOUNT_FILE);
  const problems: [boolean, string][] = [
    [hasId && !hasSecret, 'GOOGLE_DRIVE_CLIENT_SECRET: manca, accanto all’id del client'],
    [hasSecret && !hasId, 'GOOGLE_DRIVE_CLIENT_ID: manca, accanto al segreto del client'],
    [
      Boolean(given.GOOGLE_DRIVE_REFRESH_TOKEN) && !hasId && !hasSecret,
      'GOOGLE_DRIVE_REFRESH_TOKEN: vuole l’id e il segreto del client per cui è stato dato',
    ],
    [
      hasKeyFile && (hasId || hasSecret || Boolean(given.GOOGLE_DRIVE_REFRESH_TOKEN)),
      'GOOGLE_SERVICE_ACCOUNT_FILE: un account di servizio oppure un client, non tutti e due',
    ],
    [
      hasKeyFile && !given.GOOGLE_DRIVE_FOLDER_ID,
      'GOOGLE_DRIVE_FOLDER_ID: un account di servizio vuole una cartella di un Drive condiviso',
    ],
  ];
  return problems.filter(([isWrong]) => isWrong).map(([, problem]) => problem);
};

/** The access that settings without problems describe. */
export const driveAccessOf = (given: DriveVariables): DriveAccess => {
  const {
    GOOGLE_DRIVE_CLIENT_ID: clientId,
    GOOGLE_DRIVE_CLIENT_SECRET: clientSecret,
    GOOGLE_DRIVE_REFRESH_TOKEN: refreshToken,
    GOOGLE_DRIVE_FOLDER_ID: folderId,
    GOOGLE_SERVICE_ACCOUNT_FILE: keyFile,
  } = given;
  if (keyFile && folderId) return { kind: 'serviceAccount', folderId, keyFile };
  if (!clientId || !clientSecret) return { kind: 'unset' };
  if (refreshToken) return { kind: 'token', clientId, clientSecret, refreshToken, folderId };
  return { kind: 'consent', clientId, clientSecret, folderId };
};
