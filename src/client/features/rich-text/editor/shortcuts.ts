/** Ctrl, or the command key on a Mac, and a key by its place on the keyboard. */
export type Shortcut = { code: string; shift?: boolean; alt?: boolean };

type Keys = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Letters move with the layout, figures do not. */
const isKey = (code: string, event: Keys): boolean =>
  code.startsWith('Key') ? event.key.toUpperCase() === code.slice(3) : event.code === code;

export const isShortcut = (shortcut: Shortcut, event: Keys, isMac: boolean): boolean =>
  isKey(shortcut.code, event) &&
  event.ctrlKey === !isMac &&
  event.metaKey === isMac &&
  event.shiftKey === (shortcut.shift ?? false) &&
  event.altKey === (shortcut.alt ?? false);

const keyName = (code: string): string => code.replace(/^(Key|Digit)/, '');

/** 'Ctrl+Maiusc+7', on a Mac '⇧⌘7'. */
export const shortcutInWords = ({ code, shift, alt }: Shortcut, isMac: boolean): string =>
  isMac
    ? `${alt ? '⌥' : ''}${shift ? '⇧' : ''}⌘${keyName(code)}`
    : ['Ctrl', alt && 'Alt', shift && 'Maiusc', keyName(code)].filter(Boolean).join('+');

/** As the attribute `aria-keyshortcuts` wants it. */
export const ariaShortcut = ({ code, shift, alt }: Shortcut, isMac: boolean): string =>
  [isMac ? 'Meta' : 'Control', alt && 'Alt', shift && 'Shift', keyName(code)]
    .filter(Boolean)
    .join('+');

export const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);
