import { useEffect } from 'react';
import { Folded } from '#client/ui/folded.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { progressBarClass } from '#client/ui/progress-bar-class.ts';
import { noticeLinkClass, textLinkClass } from '#client/ui/text-link.ts';
import type { Missing } from './completeness.ts';
import { goToField } from './folding-section.tsx';

type FieldLinkProps = { field: string; className: string; children: string };

/** Scrolls instead of navigating, because the router would ask about unsaved changes. */
const FieldLink = ({ field, className, children }: FieldLinkProps) => (
  <a
    href={`#${field}`}
    onClick={(event) => {
      event.preventDefault();
      goToField(field);
    }}
    className={className}
  >
    {children}
  </a>
);

type CompletenessMeterProps = { percent: number; missing: readonly Missing[] };

/** How complete the typed data are, with a link to each missing item; nothing once they are. */
export const CompletenessMeter = ({ percent, missing }: CompletenessMeterProps) => {
  // A link from another screen names the field in its hash.
  useEffect(() => goToField(location.hash.slice(1)), []);
  if (missing.length === 0) return null;
  const lacksController = missing.some(({ field }) => field === 'dataController');
  return (
    <section aria-labelledby="completeness" className="grid gap-4">
      <div className="rounded-card border border-sand-200 bg-white px-4 py-4 md:px-6">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id="completeness" className="text-xl">
            Quanto è completa la casa
          </h2>
          <span className="shrink-0 font-semibold text-sea-700 tabular-nums">{percent}&nbsp;%</span>
        </div>
        <progress
          aria-labelledby="completeness"
          value={percent}
          max={100}
          className={`mt-2 ${progressBarClass}`}
        />
        <Folded title={missing.length === 1 ? 'Manca una cosa' : `Mancano ${missing.length} cose`}>
          <ul className="mt-1 flex flex-wrap gap-x-5 text-sm">
            {missing.map(({ field, what }) => (
              <li key={field} className="py-1">
                <FieldLink field={field} className={`inline-block py-0.5 ${textLinkClass}`}>
                  {what}
                </FieldLink>
              </li>
            ))}
          </ul>
        </Folded>
      </div>
      {lacksController && (
        <Notice
          tone="warning"
          title="L’informativa privacy non dice chi risponde dei dati"
          action={
            <FieldLink field="dataController" className={noticeLinkClass}>
              Scrivi il nome
            </FieldLink>
          }
        >
          La legge vuole che chi lascia i suoi dati sappia a chi li lascia.
        </Notice>
      )}
    </section>
  );
};
