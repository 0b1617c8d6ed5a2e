import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';

type SaveBarProps = {
  unsaved: boolean;
  isOutdated: boolean;
  save: { isPending: boolean; isError: boolean; error: unknown };
  onGiveUp: () => void;
};

/** Stays at the foot of the screen: the list is longer than a phone is high. */
export const SaveBar = ({ unsaved, isOutdated, save, onGiveUp }: SaveBarProps) => (
  <div className="sticky bottom-0 z-10 -mx-4 mt-6 -mb-6 border-t border-sand-200 bg-sand-50 px-4 py-3 md:-mx-8 md:-mb-8 md:px-8">
    {save.isError && (
      <div className="mb-3">
        <Notice tone="error">{errorText(save.error, 'Errore nel salvataggio del listino')}</Notice>
      </div>
    )}
    {isOutdated && (
      <div className="mb-3">
        <Notice tone="warning">
          Intanto qualcun altro ha cambiato i prezzi: salvando restano quelli scritti qui.
        </Notice>
      </div>
    )}
    <div className="flex max-w-3xl flex-wrap items-center justify-end gap-x-3 gap-y-1">
      <p role="status" className="grow basis-full text-sm text-ink-soft sm:basis-auto">
        {unsaved && 'Modifiche non salvate'}
      </p>
      {unsaved && (
        <Button variant="secondary" onClick={onGiveUp}>
          Scarta
        </Button>
      )}
      <Button type="submit" busy={save.isPending}>
        Salva il listino
      </Button>
    </div>
  </div>
);
