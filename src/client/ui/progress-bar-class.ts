/** Styles a `progress` element; an indeterminate one is tinted and pulses. */
export const progressBarClass =
  'block h-2 w-full appearance-none overflow-hidden rounded-full bg-sand-200 ' +
  '[&::-webkit-progress-bar]:bg-sand-200 [&::-webkit-progress-value]:bg-sea-600 [&::-moz-progress-bar]:bg-sea-600 ' +
  'indeterminate:bg-sea-600/25 indeterminate:[&::-webkit-progress-bar]:bg-sea-600/25 motion-safe:indeterminate:animate-pulse';
