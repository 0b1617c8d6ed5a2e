import { numbers } from '#shared/texts/it/numbers.ts';
import { formatItalianList } from './lists.ts';
import { createNumbers } from './numbers.ts';

/** Keeps a number and its unit on one line. */
const SPACE = '\u00a0';
const KILOBYTE = 1024;
const units = ['KB', 'MB', 'GB'];

const { withThousands, withOneDecimal } = createNumbers(numbers);

/** '5.242.881 byte' */
export const formatBytes = (bytes: number): string => `${withThousands(bytes)}${SPACE}byte`;

/** '812 KB', '3,4 MB', '1,2 GB'. A megabyte has 1024 × 1024 bytes, as in the limits. */
export const formatFileSize = (bytes: number): string => {
  if (bytes < KILOBYTE) return formatBytes(bytes);
  let amount = bytes / KILOBYTE;
  let unit = 0;
  // Never '1.024 KB' but '1 MB'.
  while (Math.round(amount) >= KILOBYTE && unit < units.length - 1) {
    amount /= KILOBYTE;
    unit += 1;
  }
  const figure = unit === 0 ? withThousands(Math.round(amount)) : withOneDecimal(amount);
  return `${figure}${SPACE}${units[unit]}`;
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const clockParts = (seconds: number) => {
  const whole = Math.round(seconds);
  return {
    hours: Math.floor(whole / 3600),
    minutes: Math.floor(whole / 60) % 60,
    seconds: whole % 60,
  };
};

/** '0:34', '12:05', '1:02:03' */
export const formatDuration = (duration: number): string => {
  const { hours, minutes, seconds } = clockParts(duration);
  if (hours === 0) return `${minutes}:${twoDigits(seconds)}`;
  return `${hours}:${twoDigits(minutes)}:${twoDigits(seconds)}`;
};

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** '34 secondi', '12 minuti e 5 secondi', for screen readers. */
export const formatDurationInWords = (duration: number): string => {
  const { hours, minutes, seconds } = clockParts(duration);
  const parts = [
    hours > 0 && counted(hours, 'ora', 'ore'),
    minutes > 0 && counted(minutes, 'minuto', 'minuti'),
    seconds > 0 && counted(seconds, 'secondo', 'secondi'),
  ].filter((part) => part !== false);
  return formatItalianList(parts) || 'meno di un secondo';
};

/** '1600 × 900 px' */
export const formatSides = ({ width, height }: { width: number; height: number }): string =>
  [width, '×', height, 'px'].join(SPACE);

/** 'all’86 %', 'allo 0 %', 'al 70 %' */
export const formatToPercent = (percent: number): string => {
  const figure = `${percent}${SPACE}%`;
  if (percent === 0) return `allo ${figure}`;
  // Otto, undici and the eighties begin with a vowel.
  return /^(8|11$)/.test(String(percent)) ? `all’${figure}` : `al ${figure}`;
};
