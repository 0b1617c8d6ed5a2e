// What the page has to say before there is any other code to say it with.

/** The page brings these texts in its own language: no code that comes before it knows which that is. */
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

/** The id of the element that holds them. */
export const NOTICES = 'avvisi';

export const noticeText = (name: NoticeText): string => {
  const texts: Partial<Record<string, string>> = JSON.parse(
    document.getElementById(NOTICES)?.textContent || '{}',
  );
  return texts[name] ?? '';
};

let shown: HTMLElement | undefined;

export const hideNotice = (): void => shown?.remove();

type Action = { label: string; run: () => void };

/** Announced at once, at the foot of the screen. Replaces what was said before. */
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

/** For what waits for code: says so after a while, unless something else is said by then. Returns what ends it. */
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
