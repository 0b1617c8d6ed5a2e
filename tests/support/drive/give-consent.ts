import type { DriveStorage } from '#server/google-drive/drive-storage.ts';

export const redirectUrl = 'https://casa.example/api/backup/drive/callback';

/** Agrees on Google's consent page. Returns the parameters of the redirect to the site. */
export const agree = async ({ consent }: DriveStorage) => {
  const { url, state, verifier } = consent.begin(redirectUrl);
  const page = await fetch(url, { redirect: 'manual' });
  const back = new URL(page.headers.get('location') ?? '').searchParams;
  if (back.get('state') !== state) throw new Error('The redirect answers another request');
  return { code: back.get('code') ?? '', verifier, redirectUrl };
};

/** Connects an account, as an administrator does. */
export const giveConsent = async (storage: DriveStorage): Promise<void> =>
  storage.consent.connect(await agree(storage));
