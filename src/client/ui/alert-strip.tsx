import { Link, type LinkProps } from '@tanstack/react-router';
import clsx from 'clsx';
import { ChevronDown, ChevronRight, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Something that is broken, or that holds for the whole site, in one line. */
export type Alert = {
  key: string;
  /** 'danger' can cost a guest the stay. */
  tone: 'danger' | 'warning' | 'info';
  line: string;
} & (
  | { target: Pick<LinkProps, 'to' | 'hash' | 'search'> }
  /** Unfolds below the line. */
  | { detail: ReactNode }
  /** A button at the end of the line. */
  | { action: ReactNode }
);

const rowClass = 'flex min-h-11 w-full items-center gap-2.5 px-3 py-1.5 text-left text-sm md:px-4';
const tones = {
  danger: { Icon: TriangleAlert, className: 'text-red-700' },
  warning: { Icon: TriangleAlert, className: 'text-amber-800' },
  info: { Icon: Info, className: 'text-sea-700' },
} as const;

const AlertLine = ({ alert: { tone, line } }: { alert: Alert }) => {
  const { Icon, className } = tones[tone];
  return (
    <>
      <Icon aria-hidden className={`size-4 shrink-0 ${className}`} />
      <span
        className={clsx('min-w-0 grow font-semibold wrap-anywhere', tone === 'danger' && className)}
      >
        {line}
      </span>
    </>
  );
};

const See = ({ Icon }: { Icon: typeof ChevronDown }) => (
  <span className="flex shrink-0 items-center gap-1 font-semibold text-sea-700">
    Vedi
    <Icon aria-hidden className="size-4 group-open/alert:rotate-180" />
  </span>
);

const AlertRow = ({ alert }: { alert: Alert }) => {
  if ('target' in alert) {
    return (
      <Link {...alert.target} className={`${rowClass} hover:bg-sand-50`}>
        <AlertLine alert={alert} />
        <See Icon={ChevronRight} />
      </Link>
    );
  }
  if ('action' in alert) {
    return (
      <div className={rowClass}>
        <AlertLine alert={alert} />
        {alert.action}
      </div>
    );
  }
  return (
    <details className="group/alert">
      <summary className={`${rowClass} cursor-pointer list-none hover:bg-sand-50`}>
        <AlertLine alert={alert} />
        <See Icon={ChevronDown} />
      </summary>
      <div className="grid gap-3 px-3 pt-1 pb-4 text-sm md:px-4">{alert.detail}</div>
    </details>
  );
};

const AlertList = ({ alerts }: { alerts: readonly Alert[] }) => (
  <ul className="divide-y divide-sand-200">
    {alerts.map((alert) => (
      <li key={alert.key}>
        <AlertRow alert={alert} />
      </li>
    ))}
  </ul>
);

/** So many lines leave the first request in sight on a phone. */
const MAX_LINES = 3;

/** One line a cause; further causes are behind the last line. */
export const AlertStrip = ({ alerts }: { alerts: readonly Alert[] }) => {
  if (alerts.length === 0) return null;
  const shown = alerts.length > MAX_LINES ? alerts.slice(0, MAX_LINES - 1) : alerts;
  const more = alerts.slice(shown.length);
  return (
    <section
      aria-label="Avvisi"
      className={clsx(
        'overflow-hidden rounded-card border border-sand-200 border-l-4 bg-white',
        alerts.some(({ tone }) => tone === 'danger') ? 'border-l-red-700' : 'border-l-amber-800',
      )}
    >
      <AlertList alerts={shown} />
      {more.length > 0 && (
        <details className="border-t border-sand-200">
          <summary className={`${rowClass} cursor-pointer font-semibold text-sea-700`}>
            Altri {more.length} avvisi
          </summary>
          <AlertList alerts={more} />
        </details>
      )}
    </section>
  );
};
