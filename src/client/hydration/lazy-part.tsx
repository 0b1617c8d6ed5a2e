import {
  type ComponentType,
  createElement,
  type ReactNode,
  Suspense,
  use,
  useSyncExternalStore,
} from 'react';
import { loadCode } from '#client/loading/load-code.ts';
import { Button } from '#client/ui/button.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Island, untilNearViewport } from './island.tsx';

type Trouble = 'none' | 'retrying' | 'failed';

/** A part of a page whose code is a separate chunk. */
type Part<Props extends object> = ComponentType<Props> & {
  /** On the server, before the page is rendered. */
  preload: () => Promise<void>;
  onTrouble: (listener: () => void) => () => void;
  trouble: () => Trouble;
  retry: () => void;
};

/** The code is loaded when the visitor comes near the element with this id. */
export const lazyPart = <Props extends object>(
  nearId: string,
  load: () => Promise<ComponentType<Props>>,
): Part<Props> => {
  let Loaded: ComponentType<Props> | undefined;
  let trouble: Trouble = 'none';
  const listeners = new Set<() => void>();
  const loading = Promise.withResolvers<void>();
  let isRequested = false;

  const report = (now: Trouble): void => {
    trouble = now;
    for (const listener of listeners) listener();
  };
  const request = async (): Promise<void> => {
    try {
      Loaded = await loadCode(load, () => report('retrying'));
      report('none');
      loading.resolve();
    } catch (error) {
      if (typeof document === 'undefined') loading.reject(error);
      report('failed');
    }
  };
  const preload = (): Promise<void> => {
    if (!isRequested) void untilNearViewport(nearId).then(request);
    isRequested = true;
    return loading.promise;
  };

  const LazyPart = (props: Props) => {
    if (!Loaded) use(preload());
    return Loaded && createElement(Loaded, props);
  };
  return Object.assign(LazyPart, {
    preload,
    onTrouble: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    trouble: () => trouble,
    retry: () => {
      report('retrying');
      void request();
    },
  });
};

type AnyPart = Pick<Part<never>, 'onTrouble' | 'trouble' | 'retry'>;

/** A separate component: React would drop the server's HTML of a boundary whose parent rerenders. */
const PartTrouble = ({ part }: { part: AnyPart }) => {
  const { t } = useLanguage();
  const trouble = useSyncExternalStore(part.onTrouble, part.trouble, () => 'none');
  if (trouble === 'none') return null;
  return (
    <div className="page-width sticky top-20 z-20 py-3">
      <Notice
        tone="warning"
        title={t('common.lineDown')}
        action={
          trouble === 'failed' && (
            <Button variant="secondary" size="small" onClick={part.retry}>
              {t('common.retry')}
            </Button>
          )
        }
      >
        {t(trouble === 'failed' ? 'common.partFailed' : 'common.partRetrying')}
      </Notice>
    </div>
  );
};

type LazyIslandProps = { part: AnyPart; fallback: ReactNode; children: ReactNode };

/** Shows a part whose code loads later. Until then the server's HTML stays, or the fallback. */
export const LazyIsland = ({ part, fallback, children }: LazyIslandProps) => (
  <>
    <PartTrouble part={part} />
    <Suspense fallback={fallback}>
      <Island>{children}</Island>
    </Suspense>
  </>
);
