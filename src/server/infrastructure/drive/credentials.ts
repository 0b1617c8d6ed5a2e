import type { DriveState } from '#shared/backups.schema.ts';

/** What is handed to Google for an access token. */
export type Grant = {
  /** Tells one credential from another, so that a token is used only for the one it was made for. */
  credential: string;
  params(): Record<string, string>;
};

/** The site's way to prove who it is. */
export type Credentials = {
  /** Asks nobody: what Google said last counts. */
  state(): Promise<DriveState>;
  grant(): Promise<Grant>;
  /** Keeps what Google made of a grant. */
  remember(grant: Grant, outcome: 'accepted' | 'refused'): Promise<void>;
};
