/** Always with Ctrl, or Cmd on a Mac; `code` as in `KeyboardEvent.code`. */
export type Shortcut = { code: string; shift?: boolean; alt?: boolean };

type Keys = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Letters follow the keyboard layout; digits go by position, since some layouts need Shift. */
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
export const shortcutLabel = ({ code, shift, alt }: Shortcut, isMac: boolean): string =>
  isMac
    ? `${alt ? '⌥' : ''}${shift ? '⇧' : ''}⌘${keyName(code)}`
    : ['Ctrl', alt && 'Alt', shift && 'Maiusc', keyName(code)].filter(Boolean).join('+');

export const ariaShortcut = ({ code, shift, alt }: Shortcut, isMac: boolean): string =>
  [isMac ? 'Meta' : 'Control', alt && 'Alt', shift && 'Shift', keyName(code)]
    .filter(Boolean)
    .join('+');

export const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);
