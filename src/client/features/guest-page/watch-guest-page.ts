import { SIGNS_OF_USE } from '#client/hydration/early-events.ts';
import { readToken } from '#client/session/token.ts';

/**
 * Reports that a person uses the page of a stay: messengers and mail scanners fetch it too, but press and
 * scroll nothing. If the guest is logged in, the server adds the stay to the account.
 */
export const watchGuestPage = (early: readonly Event[]): void => {
  const token = document.querySelector<HTMLElement>('[data-stay]')?.dataset.stay;
  if (!token) return;
  const signs = [...SIGNS_OF_USE, 'scroll'];
  const note = (): void => {
    for (const sign of signs) removeEventListener(sign, note);
    const session = readToken();
    const headers = session ? { authorization: `Bearer ${session}` } : {};
    // Without an answer the next visit notes it.
    fetch(`/api/stay/${token}/seen`, { method: 'POST', headers }).catch(() => undefined);
  };
  if (early.length > 0) note();
  else for (const sign of signs) addEventListener(sign, note, { passive: true });
};
