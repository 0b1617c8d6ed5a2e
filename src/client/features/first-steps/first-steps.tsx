import { Link, type LinkProps } from '@tanstack/react-router';
import { Circle, CircleCheck, EyeOff } from 'lucide-react';
import { completenessOf } from '#client/features/property/admin/completeness.ts';
import { useSaveSiteSettings } from '#client/features/site-settings/admin/site-settings.form.ts';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { DashboardRow } from '#client/ui/dashboard-row.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { Notice } from '#client/ui/notice.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import type { FirstStep } from '#shared/first-steps.schema.ts';
import { formatToPercent } from '#shared/languages/italian-measures.ts';
import { formatItalianList } from '#shared/languages/lists.ts';

type StepText = { title: string; why: string; to: NonNullable<LinkProps['to']> };

const texts: Record<FirstStep, StepText> = {
  house: {
    title: 'Descrivi la casa',
    why: 'Camere, bagni, servizi e le parole con cui la racconti.',
    to: '/admin/property',
  },
  pictures: {
    title: 'Metti le foto',
    why: 'Una grande nella prima pagina, e quelle della casa.',
    to: '/admin/homepage',
  },
  prices: {
    title: 'Scrivi il listino',
    why: 'Quello di adesso è un esempio, ma gli ospiti lo prendono per vero.',
    to: '/admin/prices',
  },
  'national-code': {
    title: 'Inserisci il CIN',
    why: 'Per legge deve comparire in ogni annuncio.',
    to: '/admin/property',
  },
  mail: {
    title: 'Attiva le mail',
    why: 'La posta la imposta chi ha installato il sito. Poi la provi da qui.',
    to: '/admin/settings',
  },
  backup: {
    title: 'Fai la prima copia di sicurezza',
    why: 'Poi il sito ne fa una da solo ogni notte.',
    to: '/admin/backup',
  },
  passkey: {
    title: 'Accedi con il dito o con il viso (la «passkey»)',
    why: 'Fai prima, e una password rubata non basta più.',
    to: '/profile',
  },
};

const Step = ({ step }: { step: FirstStep }) => {
  const { title, why, to } = texts[step];
  return (
    <li className="flex items-start gap-3 py-2.5">
      <Circle aria-hidden className="mt-0.5 size-5 shrink-0 text-sea-600" />
      <div className="min-w-0">
        <Link to={to} className={textLinkClass}>
          {title}
        </Link>
        <p className="text-sm text-ink-soft">{why}</p>
      </div>
    </li>
  );
};

const DoneSteps = ({ steps }: { steps: readonly FirstStep[] }) =>
  steps.length > 0 && (
    <p className="mt-2 flex items-start gap-2 text-sm text-ink-soft">
      <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-olive-700" />
      Già fatti: {formatItalianList(steps.map((step) => texts[step].title))}.
    </p>
  );

const HideButton = () => {
  const save = useSaveSiteSettings('I primi passi sono nascosti: li ritrovi in Posta e apertura.');
  const hide = () => save.mutate({ firstStepsShown: false }, { onSuccess: rescueFocus });
  return (
    <div className="mt-3 grid gap-3">
      <div>
        <Button variant="quiet" size="small" busy={save.isPending} onClick={hide} className="-ml-3">
          <EyeOff aria-hidden className="size-4" />
          Nascondi i primi passi, per tutti
        </Button>
      </div>
      {save.isError && (
        <Notice tone="error">{errorText(save.error, 'Errore nel salvataggio')}</Notice>
      )}
    </div>
  );
};

/** How complete the house is, with a link to the first missing item. */
const HouseLine = () => {
  const { data } = trpc.property.get.useQuery(undefined, liveQuery);
  if (!data) return null;
  const { percent, missing } = completenessOf(data);
  const [first] = missing;
  return (
    <p className="mt-2 text-sm text-ink-soft">
      La casa è completa {formatToPercent(percent)}.{' '}
      {first && (
        <Link to="/admin/property" hash={first.field} className={textLinkClass}>
          Che cosa manca
        </Link>
      )}
    </p>
  );
};

/** Not a step: a house with Italian guests only needs no languages. */
const LanguagesLine = () => {
  const { data } = trpc.siteSettings.state.useQuery();
  if (data?.languages.length !== 1) return null;
  return (
    <p className="mt-1 text-sm text-ink-soft">
      Ospiti dall’estero? Il sito parla anche inglese, tedesco e francese.{' '}
      <Link to="/admin/translations" className={textLinkClass}>
        Traduci i testi
      </Link>
    </p>
  );
};

type FirstStepsProps = {
  /** Steps that another part of the start page asks for. */
  saidAbove: readonly string[];
  /** Whether guests wait for an answer, who come first. */
  isFolded: boolean;
};

/** The setup steps of a new site, until they are done or staff hide them. */
export const FirstSteps = ({ saidAbove, isFolded }: FirstStepsProps) => {
  const { data } = trpc.firstSteps.get.useQuery(undefined, liveQuery);
  const missing = data?.missing.filter((step) => !saidAbove.includes(step)) ?? [];
  if (!data?.isShown || missing.length === 0) return null;
  return (
    <DashboardRow
      title="Primi passi"
      note={missing.length === 1 ? 'ne manca uno' : `ne mancano ${missing.length}`}
      open={!isFolded}
    >
      <ol className="divide-y divide-sand-200">
        {missing.map((step) => (
          <Step key={step} step={step} />
        ))}
      </ol>
      <DoneSteps steps={data.done} />
      <HouseLine />
      <LanguagesLine />
      <HideButton />
    </DashboardRow>
  );
};
