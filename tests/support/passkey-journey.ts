import type { CDPSession, Page } from 'playwright-core';
import { browser } from './browser.ts';

// The steps with passkeys that several journeys share, in the words of the screens.

type Device = { page: Page; devTools: CDPSession; authenticatorId: string };

/** A browser with a virtual authenticator that stores passkeys and verifies its user. */
export const openDevice = async (
  baseUrl: string,
  expectedProblems: RegExp[] = [],
): Promise<Device> => {
  const page = await browser.newPage({ baseUrl, expectedProblems });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { page, devTools, authenticatorId };
};

/** Adds one on the open profile. Returns the recovery codes that come with the first one. */
export const addPasskey = async (
  page: Page,
  name: string,
  password: string,
  isFirst = true,
): Promise<string[]> => {
  await page.getByRole('button', { name: 'Aggiungi una passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aggiungi una passkey' });
  await dialog.getByLabel('Nome della passkey').fill(name);
  await dialog.getByLabel('La tua password').fill(password);
  await dialog.getByRole('button', { name: 'Continua' }).click();
  if (!isFirst) {
    await dialog.waitFor({ state: 'detached' });
    return [];
  }
  const codes = page.getByRole('dialog', { name: 'I tuoi codici di recupero' });
  await codes.waitFor();
  const shown = await codes.getByRole('listitem').allInnerTexts();
  await codes.getByRole('button', { name: 'Li ho messi al sicuro' }).click();
  return shown;
};

export const forgetSession = (page: Page): Promise<void> =>
  page.evaluate(() => localStorage.removeItem('token'));
