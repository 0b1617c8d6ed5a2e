import { TriangleAlert, X } from 'lucide-react';
import { IconButton } from '#client/ui/icon-button.tsx';

type EditorWarningProps = { text: string; onDismiss: () => void };

/** The region is always there, so that a new warning is read out; it is seen in a long text too. */
export const EditorWarning = ({ text, onDismiss }: EditorWarningProps) => (
  <div role="status" className="sticky bottom-0 z-5 in-[dialog]:-bottom-5">
    {text && (
      <div className="flex items-start gap-3 rounded-b-field border-t border-sand-200 bg-amber-100 px-4 py-2 text-sm text-amber-800">
        <TriangleAlert aria-hidden className="mt-1.5 size-4.5 shrink-0" />
        <p className="grow py-1">{text}</p>
        <IconButton label="Chiudi l'avviso" onPress={onDismiss} className="text-amber-800">
          <X aria-hidden />
        </IconButton>
      </div>
    )}
  </div>
);
