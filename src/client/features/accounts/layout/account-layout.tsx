import type { ReactNode } from 'react';
import { useProperty } from '#client/features/property/use-property.ts';
import { SsrFallback } from '#client/hydration/ssr-fallback.tsx';
import { Sentence, useLanguage, useLocalizedPath } from '#client/ui/language.tsx';
import { PictureImage } from '#client/ui/picture-image.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import { homeLink } from '#shared/anchors.ts';

const noticeLink = 'font-semibold underline underline-offset-2';

/** Shown where JavaScript is required, with alternatives. `to` completes the sentence, as in "Per accedere". */
export const ScriptNotice = ({ to }: { to: string }) => {
  const { t } = useLanguage();
  const localized = useLocalizedPath();
  const link = (path: string) => (words: string) => (
    <a href={localized(path)} className={noticeLink}>
      {words}
    </a>
  );
  return (
    <p className="mb-6 rounded-card bg-amber-100 px-4 py-3 text-amber-800">
      <Sentence
        text={t('account.scriptNeeded', { to })}
        parts={[link(homeLink('request')), link('/contact')]}
      />
    </p>
  );
};

export const ScriptNeeded = ({ to }: { to: string }) => (
  <noscript>
    <ScriptNotice to={to} />
  </noscript>
);

/** The first picture of the house in an arched window, or a gradient without one. */
const AccountWindow = () => {
  const [picture] = useProperty()?.pictures ?? [];
  return (
    <div aria-hidden className="hidden lg:block">
      <div className="sticky top-24 rounded-t-full border border-sand-200 bg-white p-3">
        <div className="hero-plain relative h-128 overflow-hidden rounded-t-full">
          {picture && (
            <PictureImage
              picture={{ ...picture, alt: '' }}
              sizes="24rem"
              className="absolute inset-0 size-full object-cover"
            />
          )}
        </div>
      </div>
      <div className="mx-[-1rem] h-3 rounded-sm border border-sand-200 bg-sand-100" />
    </div>
  );
};

type AccountLayoutProps = {
  title: string;
  lead: ReactNode;
  children: ReactNode;
  /** Links to related screens, below the card. */
  foot?: ReactNode;
};

/** Shared by login, registration and the screens opened from mails. */
export const AccountLayout = ({ title, lead, children, foot }: AccountLayoutProps) => {
  const ref = useFocusLoss<HTMLDivElement>();
  return (
    <div
      ref={ref}
      className="page-width grid grid-cols-[minmax(0,28rem)] justify-center gap-x-20 py-10 md:py-16 lg:grid-cols-[minmax(0,28rem)_minmax(0,25rem)] xl:gap-x-28"
    >
      <div className="min-w-0">
        <h1 className="text-4xl">{title}</h1>
        <p className="mt-3 mb-7 text-ink-soft">{lead}</p>
        <div className="rounded-card border border-sand-200 bg-white p-5 sm:p-8">{children}</div>
        {foot && <div className="mt-6 space-y-2 text-ink-soft">{foot}</div>}
      </div>
      <AccountWindow />
    </div>
  );
};

type AccountShellProps = { title: string; lead: string; scriptNeededTo: string };

/** Rendered by the server for a screen opened from a mail; contains no data from the link. */
export const AccountShell = ({ title, lead, scriptNeededTo }: AccountShellProps) => (
  <SsrFallback>
    <AccountLayout title={title} lead={lead}>
      <ScriptNeeded to={scriptNeededTo} />
      <div className="noscript:hidden">
        <Skeleton className="h-40" />
      </div>
    </AccountLayout>
  </SsrFallback>
);
