/** Logs in wrongly and rightly, makes a task, changes it and reads it. */
export type Journey = (
  baseUrl: string,
  login: { email: string; password: string },
) => Promise<{ code: string | undefined; due: string | null | undefined }>;
