import { type FormEvent, useRef } from 'react';
import { AvatarImage } from '#client/features/accounts/avatar/avatar-image.tsx';
import { Button } from '#client/ui/button.tsx';
import type { OwnUser } from '#shared/accounts.schema.ts';
import { FaceChooser } from './face-chooser.tsx';
import { FormFoot } from './form-foot.tsx';
import { PictureInput } from './picture-input.tsx';
import { useAvatarChoice } from './use-avatar-choice.ts';
import { useSaveProfile } from './use-save-profile.ts';

const caption = (shown: string | null, unsaved: boolean): string => {
  if (shown === null) return 'Nessun avatar: si vedono le iniziali';
  return unsaved ? 'Anteprima' : 'Avatar attuale';
};

/** A picture of one's own, a drawn face, or the initials; shown at once, saved by the button. */
export const AvatarForm = ({ user }: { user: OwnUser }) => {
  const save = useSaveProfile();
  const { seed, setSeed, shown, unsaved, choose, giveUp } = useAvatarChoice(user.avatar);
  const submitRef = useRef<HTMLButtonElement>(null);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate({ avatar: shown }, { onSuccess: () => choose(undefined) });
  };
  /** For buttons that take themselves away: the next step is the button that saves. */
  const goOn = (step: () => void) => () => {
    step();
    submitRef.current?.focus();
  };

  return (
    <form noValidate onSubmit={send} className="grid gap-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <div className="flex w-32 flex-col items-center gap-2">
          <AvatarImage name={user.name} avatar={shown} className="size-28" />
          <p role="status" className="text-center text-xs text-ink-soft">
            {caption(shown, unsaved)}
          </p>
        </div>
        <div className="grid min-w-0 grow basis-56 justify-items-start gap-2">
          <PictureInput onPick={choose} />
          {shown !== null && (
            <Button
              variant="quiet"
              size="small"
              onClick={goOn(() => choose(null))}
              className="-ml-4"
            >
              Rimuovi l’avatar
            </Button>
          )}
        </div>
      </div>
      <FaceChooser seed={seed} shown={shown} onSeed={setSeed} onPick={choose} />
      <FormFoot save={save} fields={[]} unsaved={unsaved}>
        <Button ref={submitRef} type="submit" variant="secondary" busy={save.isPending}>
          Salva l’avatar
        </Button>
        {unsaved && (
          <Button variant="quiet" onClick={goOn(giveUp)}>
            Annulla
          </Button>
        )}
      </FormFoot>
    </form>
  );
};
