import clsx from 'clsx';
import type { ReactNode } from 'react';

type HeaderPanelProps = {
  className: string;
  button: ReactNode;
  buttonClass: string;
  lang?: string | undefined;
  panelClass: string;
  children: ReactNode;
};

/** A button of the header with a panel below it. It works without code; page/header-panels.ts closes it. */
export const HeaderPanel = (panel: HeaderPanelProps) => (
  <details name="header-panel" className={panel.className}>
    <summary
      lang={panel.lang}
      className={clsx('inline-flex min-h-11 items-center rounded-full', panel.buttonClass)}
    >
      {panel.button}
    </summary>
    <div
      className={clsx(
        'absolute top-full rounded-card border border-sand-200 bg-white p-2 text-ink shadow-float',
        panel.panelClass,
      )}
    >
      {panel.children}
    </div>
  </details>
);
