// Notices that work before the app has loaded.

/** The page contains these texts in its own language, because the code that shows them knows no language. */
export const noticeTexts = [
  'lineSlow',
  'lineRetrying',
  'lineFailed',
  'retry',
  'siteReloads',
  'siteUpdated',
  'reload',
] as const;
type NoticeText = (typeof noticeTexts)[number];

/** The id of the element with these texts. */
export const NOTICES = 'avvisi';

export const noticeText = (name: NoticeText): string => {
  const texts: Partial<Record<string, string>> = JSON.parse(
    document.getElementById(NOTICES)?.textContent || '{}',
  );
  return texts[name] ?? '';
};

let shown: HTMLElement | undefined;

const hideNotice = (): void => shown?.remove();

type Action = { label: string; run: () => void };

/** Announced at once, at the bottom of the screen. Replaces an earlier notice. */
export const showNotice = (text: string, action?: Action): HTMLElement => {
  hideNotice();
  shown = document.createElement('div');
  shown.role = 'alert';
  shown.className =
    'fixed inset-x-0 bottom-0 z-20 bg-amber-100 px-4 py-3 text-center text-amber-800 print:hidden';
  shown.append(text);
  if (action) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'min-h-11 px-3 font-semibold underline underline-offset-4';
    button.textContent = action.label;
    button.onclick = action.run;
    shown.append(' ', button);
  }
  document.body.append(shown);
  return shown;
};

/** Longer than the page's code takes on a slow phone. */
const SLOW_MS = 4000;

/**
 * For an action that waits for code: shows a notice after a while, unless another notice is shown. Returns a
 * function that ends the wait.
 */
export const showNoticeWhenSlow = (): (() => void) => {
  let said: HTMLElement | undefined;
  const timer = setTimeout(() => {
    if (!shown?.isConnected) said = showNotice(noticeText('lineSlow'));
  }, SLOW_MS);
  return () => {
    clearTimeout(timer);
    said?.remove();
  };
};
