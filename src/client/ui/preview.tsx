import clsx from 'clsx';
import { Eye, Monitor, Smartphone } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { siteFonts } from './site-fonts.ts';
import { useMediaQuery } from './use-media-query.ts';

const devices = {
  desktop: { label: 'Computer', Icon: Monitor, width: 1120, height: 700 },
  phone: { label: 'Telefono', Icon: Smartphone, width: 390, height: 740 },
} as const;

type Device = keyof typeof devices;

type PreviewProps = {
  /** Accessible name, as in 'Anteprima della home page'. */
  title: string;
  /** Whether the content fills at least one screen. */
  fillsScreen?: boolean;
  /** The screen that it shows first beside a form. */
  startWith?: Device;
  children: ReactNode;
};

/** Whether the form and its preview fit side by side. */
const useFitsBeside = (): boolean => useMediaQuery('(width >= 80rem)');

/** Width and height of an element in pixels; zero while there is none. */
const useElementSize = (element: Element | null): { width: number; height: number } => {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const box = entry?.borderBoxSize[0];
      if (box) setSize({ width: box.inlineSize, height: box.blockSize });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
};

/** Copies this page's language and styles into the empty document of a frame. */
const copyStylesTo = (frameDocument: Document): void => {
  frameDocument.documentElement.lang = document.documentElement.lang;
  for (const style of document.querySelectorAll('link[rel="stylesheet"], style')) {
    frameDocument.head.append(style.cloneNode(true));
  }
};

/** Fonts that a script added belong to one document, so a frame loads its own. */
const addFontsTo = ({ fonts, defaultView: frameWindow }: Document): void => {
  if (!frameWindow) return;
  for (const [family, file, weight] of siteFonts) {
    fonts.add(new frameWindow.FontFace(family, file, { weight }));
  }
};

/** Some browsers create the empty document at once and fire no load event, others create it later. */
const useFrameBody = () => {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const prepare = (frameDocument: Document | null | undefined) => {
    if (!frameDocument || frameDocument.body === body) return;
    copyStylesTo(frameDocument);
    addFontsTo(frameDocument);
    setBody(frameDocument.body);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once there is a frame
  useEffect(() => prepare(frame?.contentDocument), [frame]);
  return { body, frame: { ref: setFrame, onLoad: () => prepare(frame?.contentDocument) } };
};

type PreviewFrameProps = {
  title: string;
  /** Width of the simulated screen in pixels; the frame is scaled to the available space. */
  width: number;
  /** In pixels; taller content makes the frame taller. */
  minHeight: number;
  /** Whether its folds open; links never do. */
  canOpen?: boolean;
  children: ReactNode;
};

const withoutLinks = (event: MouseEvent): void => {
  if ((event.target as Element).closest('a')) event.preventDefault();
};

/** Renders its children in a frame, so that media queries see the width of the simulated screen. */
export const PreviewFrame = (props: PreviewFrameProps) => {
  const { title, width, minHeight, canOpen = false, children } = props;
  const [wrapper, setWrapper] = useState<HTMLElement | null>(null);
  const [content, setContent] = useState<HTMLElement | null>(null);
  const { body, frame } = useFrameBody();
  const scale = useElementSize(wrapper).width / width;
  const height = Math.max(minHeight, Math.ceil(useElementSize(content).height));
  return (
    <div ref={setWrapper} className="relative overflow-hidden" style={{ height: height * scale }}>
      <iframe
        {...frame}
        title={title}
        inert={!canOpen}
        style={{ width, height, transform: `scale(${scale})` }}
        className={clsx(
          'absolute top-0 left-0 origin-top-left border-0',
          !canOpen && 'pointer-events-none',
        )}
      />
      {body &&
        createPortal(
          // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: only keeps links from opening
          <div ref={setContent} onClick={withoutLinks}>
            {children}
          </div>,
          body,
        )}
    </div>
  );
};

type DeviceChoiceProps = { device: Device; onChoose: (device: Device) => void };

const DeviceChoice = ({ device, onChoose }: DeviceChoiceProps) => (
  <fieldset className="segments">
    <legend className="sr-only">Schermo dell’anteprima</legend>
    {(['desktop', 'phone'] as const).map((each) => {
      const { label, Icon } = devices[each];
      return (
        <button
          key={each}
          type="button"
          aria-pressed={device === each}
          onClick={() => onChoose(each)}
          className="segment"
        >
          <Icon aria-hidden className="size-4" />
          {label}
        </button>
      );
    })}
  </fieldset>
);

type PreviewPanelProps = PreviewProps & { note?: string; className?: string };

/** The visitors' view, on a computer or on a phone. */
const PreviewPanel = (props: PreviewPanelProps) => {
  const { title, startWith = 'desktop', fillsScreen = false, className, children } = props;
  const { note = 'Cambia mentre scrivi; i link non si aprono.' } = props;
  const [device, setDevice] = useState(startWith);
  const { width, height } = devices[device];
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-ink-soft">{note}</p>
        <DeviceChoice device={device} onChoose={setDevice} />
      </div>
      <section
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
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

/** The preview beside a form, in sight while the form scrolls; nothing on narrower screens. */
export const PreviewBeside = (preview: PreviewProps) => {
  const titleId = useId();
  if (!useFitsBeside()) return null;
  return (
    <aside aria-labelledby={titleId} className="sticky top-8">
      <h2 id={titleId} className="mb-1 text-xl">
        Anteprima
      </h2>
      <PreviewPanel {...preview} className="max-h-[calc(100dvh-15rem)]" />
    </aside>
  );
};

type PreviewDialogProps = PreviewProps & {
  open: boolean;
  /** Shown while there is no preview yet. */
  instead: ReactNode;
  onClose: () => void;
};

/** The preview of a whole page, over a form that is a dialog itself. */
export const PreviewDialog = ({ open, instead, onClose, ...preview }: PreviewDialogProps) => {
  const startWith = useMediaQuery('(width >= 48rem)') ? 'desktop' : 'phone';
  const note = 'Come lo vedrà chi visita il sito; i link non si aprono.';
  return (
    <Dialog open={open} onClose={onClose} shape="large" title={preview.title}>
      {instead || <PreviewPanel {...preview} startWith={startWith} note={note} />}
    </Dialog>
  );
};

/** Opens the preview in a dialog on screens too narrow for `PreviewBeside`. */
export const PreviewButton = (preview: PreviewProps) => {
  const [isOpen, setIsOpen] = useState(false);
  if (useFitsBeside()) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)} className="max-sm:px-4">
        <Eye aria-hidden className="size-4" />
        <span className="max-sm:sr-only">Anteprima</span>
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Anteprima">
        <PreviewPanel {...preview} startWith="phone" />
      </Dialog>
    </>
  );
};
