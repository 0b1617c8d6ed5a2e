import clsx from 'clsx';
import { Monitor, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PreviewFrame } from './preview-frame.tsx';

const devices = {
  desktop: { label: 'Computer', Icon: Monitor, width: 1120, height: 700 },
  phone: { label: 'Telefono', Icon: Smartphone, width: 390, height: 740 },
} as const;

type Device = keyof typeof devices;

type DeviceChoiceProps = { device: Device; onChoose: (device: Device) => void };

const DeviceChoice = ({ device, onChoose }: DeviceChoiceProps) => (
  <fieldset className="flex rounded-full border border-sand-300 bg-white p-0.5">
    <legend className="sr-only">Schermo dell’anteprima</legend>
    {(['desktop', 'phone'] as const).map((each) => {
      const { label, Icon } = devices[each];
      return (
        <button
          key={each}
          type="button"
          aria-pressed={device === each}
          onClick={() => onChoose(each)}
          className={clsx(
            'inline-flex min-h-8 items-center gap-1.5 rounded-full px-3 text-sm font-semibold text-sea-700',
            'hover:bg-sea-100 aria-pressed:bg-sea-700 aria-pressed:text-white',
          )}
        >
          <Icon aria-hidden className="size-4" />
          {label}
        </button>
      );
    })}
  </fieldset>
);

export type PreviewProps = {
  /** What is shown, as in 'Anteprima della home page'. */
  title: string;
  /** Whether what is shown fills at least one screen. */
  fillsScreen?: boolean;
  children: ReactNode;
};

type PreviewPanelProps = PreviewProps & { startWith: Device; className?: string };

/** What visitors will see, on a computer or on a phone. */
export const PreviewPanel = (props: PreviewPanelProps) => {
  const { title, startWith, fillsScreen = false, className, children } = props;
  const [device, setDevice] = useState(startWith);
  const { width, height } = devices[device];
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-ink-soft">Cambia mentre si scrive; i link non si aprono.</p>
        <DeviceChoice device={device} onChoose={setDevice} />
      </div>
      <section
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keys too
        tabIndex={0}
        className={clsx(
          'overflow-x-hidden overflow-y-auto rounded-card border border-sand-300 bg-sand-50',
          className,
        )}
      >
        <div className={clsx(device === 'phone' && 'mx-auto max-w-80')}>
          <PreviewFrame
            key={device}
            title={title}
            width={width}
            minHeight={fillsScreen ? height : 0}
          >
            {children}
          </PreviewFrame>
        </div>
      </section>
    </div>
  );
};
