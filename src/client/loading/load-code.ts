import { noticeText, showNotice } from './page-notice.ts';

/** The pause before each retry. More retries would not help, and would burden a recovering server. */
const PAUSES_MS = [1000, 4000, 10_000];

/** Long enough for the notice to be read. */
const NOTICE_MS = 2000;

/** Ends early when the connection is back. */
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
    window.addEventListener('online', () => resolve(), { once: true });
  });

/**
 * An update replaces every chunk whose code changed. This chunk names the others, so it is replaced with any of
 * them.
 */
const isUpdated = async (): Promise<boolean> => {
  try {
    const { status } = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' });
    return status === 404;
  } catch {
    return false;
  }
};

const KEY = 'reloaded';

/** Whether this tab may reload: once for each version of the site, and only where it can remember that. */
const mayReload = (): boolean => {
  try {
    if (sessionStorage.getItem(KEY) === import.meta.url) return false;
    sessionStorage.setItem(KEY, import.meta.url);
    return true;
  } catch {
    return false;
  }
};

/** Never resolves if the page reloads. */
const reloadIfUpdated = async (): Promise<void> => {
  if (!(await isUpdated())) return;
  if (mayReload()) {
    showNotice(noticeText('siteReloads'));
    await pause(NOTICE_MS);
  } else {
    const asked = Promise.withResolvers<void>();
    showNotice(noticeText('siteUpdated'), { label: noticeText('reload'), run: asked.resolve });
    await asked.promise;
  }
  location.reload();
  await new Promise(() => undefined);
};

/**
 * Imports code that a page needs, with a few retries if the connection fails. Rejects after the last retry.
 * Calls `onTrouble` before the first retry.
 */
export const loadCode = async <Code>(
  load: () => Promise<Code>,
  onTrouble?: () => void,
  pauses: readonly number[] = PAUSES_MS,
): Promise<Code> => {
  try {
    return await load();
  } catch (error) {
    // On the server nothing is downloaded.
    if (typeof document === 'undefined') throw error;
    await reloadIfUpdated();
    const [next, ...later] = pauses;
    if (next === undefined) throw error;
    onTrouble?.();
    await pause(next);
    return loadCode(load, undefined, later);
  }
};

/** The same for essential code: shows notices, and resolves only when the code has loaded. */
export const loadWithNotices = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  // Other code may be loading too, with notices of its own.
  let notice: HTMLElement | undefined;
  try {
    return await loadCode(load, () => {
      notice = showNotice(noticeText('lineRetrying'));
    });
  } catch {
    const asked = Promise.withResolvers<void>();
    notice = showNotice(noticeText('lineFailed'), {
      label: noticeText('retry'),
      run: asked.resolve,
    });
    await asked.promise;
    return await loadWithNotices(load);
  } finally {
    notice?.remove();
  }
};
