import type { ComponentProps } from 'react';

/** Seen, reached and filled by no person and no browser: what is written here was written by a script. */
export const TrapField = (input: ComponentProps<'input'>) => (
  <div aria-hidden className="sr-only">
    <label>
      Lascia vuoto questo campo
      <input {...input} type="text" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
