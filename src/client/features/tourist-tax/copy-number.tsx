import clsx from 'clsx';
import { toastSuccess } from '#client/ui/toasts.tsx';

type CopyNumberProps = {
  /** As it is typed into a form: '17', '34,00'. */
  value: string;
  /** What it counts, for screen readers. */
  name: string;
  className?: string;
};

/** A figure that a press copies. */
export const CopyNumber = ({ value, name, className }: CopyNumberProps) => {
  const copy = async () => {
    try {
      // Only available over HTTPS; elsewhere the figure is selected.
      await navigator.clipboard.writeText(value);
      toastSuccess(`Copiato: ${value}`);
    } catch {
      toastSuccess('Il browser non permette di copiare: scrivi la cifra a mano.');
    }
  };
  return (
    <button
      type="button"
      aria-label={`Copia ${name}: ${value}`}
      onClick={() => void copy()}
      className={clsx(
        'min-h-11 min-w-11 rounded-field px-2 font-semibold text-sea-700 tabular-nums hover:bg-sea-100 md:min-h-9 print:font-normal print:text-ink',
        className,
      )}
    >
      {value}
    </button>
  );
};
