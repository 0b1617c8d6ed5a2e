import { CircleCheck, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLanguage } from './language.tsx';

type Undo = {
  /** Names the undone action: 'Annulla la conferma'. */
  label?: string;
  run: () => void;
};

type Toast = { id: number; text: string; undo?: Undo | undefined };

const VISIBLE_MS = 3000;
/** Long enough to read the message and to undo. */
const UNDO_MS = 8000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const serverToasts: readonly Toast[] = [];
const listeners = new Set<() => void>();

const replace = (next: readonly Toast[]): void => {
  toasts = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const dismiss = (id: number): void => replace(toasts.filter((toast) => toast.id !== id));

/**
 * Confirms an action for three seconds, or for eight if it can be taken back. Errors belong in a
 * `Notice`, which stays.
 */
export const toastSuccess = (text: string, undo?: Undo): void => {
  lastId += 1;
  const id = lastId;
  replace([...toasts, { id, text, undo }]);
  setTimeout(() => dismiss(id), undo ? UNDO_MS : VISIBLE_MS);
};

const ToastCard = ({ toast }: { toast: Toast }) => {
  const { t } = useLanguage();
  return (
    <div className="toast pointer-events-auto flex items-start rounded-card bg-ink py-2 pr-2 pl-4 text-white shadow-float">
      <CircleCheck aria-hidden className="my-2 size-5 shrink-0 max-md:my-3" />
      <div className="ml-3 flex grow flex-wrap items-center">
        <p className="py-1.5 max-md:py-2.5">{toast.text}</p>
        {toast.undo && (
          <button
            type="button"
            onClick={() => {
              dismiss(toast.id);
              toast.undo?.run();
            }}
            className="on-dark ml-auto h-9 rounded-full px-3 font-semibold hover:bg-white/15 max-md:h-11"
          >
            {toast.undo.label ?? t('forms.cancel')}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={t('forms.closeMessage')}
        onClick={() => dismiss(toast.id)}
        className="on-dark grid size-9 shrink-0 place-items-center rounded-full hover:bg-white/15 max-md:size-11"
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
};

/** Rendered once. A popover, so that it is visible above an open dialog. */
export const Toaster = () => {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => serverToasts,
  );
  const ref = useRef<HTMLDivElement>(null);
  const isEmpty = shown.length === 0;
  useEffect(() => {
    const region = ref.current;
    if (!region || isEmpty || typeof region.showPopover !== 'function') return;
    region.showPopover();
    return () => region.hidePopover();
  }, [isEmpty]);
  return (
    <div role="status">
      <div
        ref={ref}
        popover="manual"
        className="pointer-events-none print:hidden fixed inset-x-4 top-4 bottom-auto m-0 mx-auto w-auto max-w-md space-y-2 border-0 bg-transparent p-0 md:right-6 md:left-auto md:mx-0 md:w-md"
      >
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </div>
  );
};
