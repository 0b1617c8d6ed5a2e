import { type Browser, chromium } from 'playwright-core';
import { ensureChromium } from './installed-browsers.ts';

/** The window of a phone: three pixels to one. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  locale: 'it-IT',
};

export const launchPhone = (): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  });
