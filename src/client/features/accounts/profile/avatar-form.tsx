import { Dices, Upload } from 'lucide-react';
import { type ChangeEvent, type FormEvent, useId, useRef, useState } from 'react';
import { AvatarImage } from '#client/features/accounts/avatar/avatar-image.tsx';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { FieldError, useFieldControl } from '#client/ui/field.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { RadioCard } from '#client/ui/radio-card.tsx';
import type { OwnUser } from '#shared/accounts/accounts.schema.ts';
import {
  avatarStyles,
  generatedAvatarPath,
  parseGeneratedAvatar,
} from '#shared/accounts/avatars.ts';
import { FormFooter, useSaveProfile } from './profile-form.tsx';
import { readPicture } from './read-picture.ts';

type PictureInputProps = { onPick: (dataUrl: string) => void };

const PictureInput = ({ onPick }: PictureInputProps) => {
  const { t } = useLanguage();
  const [error, setError] = useState<string>();
  const hint = t('profile.avatarFormats');
  const { control, hintId, errorId } = useFieldControl({ hint, error });

  const pick = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0];
    // Allows picking the same file again after correcting it.
    input.value = '';
    if (!file) return;
    const { dataUrl, problem } = await readPicture(file);
    setError(problem);
    if (dataUrl) onPick(dataUrl);
  };

  return (
    <div className="relative">
      <input
        {...control}
        type="file"
        accept="image/jpeg,image/png,image/gif,image/webp"
        onChange={(event) => void pick(event)}
        className="peer sr-only"
      />
      <label
        htmlFor={control.id}
        className={`${buttonClass({ variant: 'secondary', size: 'small' })} cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-sea-600`}
      >
        <Upload aria-hidden className="size-4" />
        {t('profile.avatarUpload')}
      </label>
      <p id={hintId} className="mt-1.5 text-xs text-ink-soft">
        {hint}
      </p>
      <FieldError id={errorId} error={error} />
    </div>
  );
};

const SEED_BYTES = 8;

/** 16 hex characters. A seed always generates the same face. */
const randomSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SEED_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

type FaceChooserProps = {
  seed: string;
  shown: string | null;
  onSeed: (seed: string) => void;
  onPick: (path: string) => void;
};

const FaceChooser = ({ seed, shown, onSeed, onPick }: FaceChooserProps) => {
  const { t } = useLanguage();
  const group = useId();
  const chosen = shown === null ? null : parseGeneratedAvatar(shown);
  const shuffle = () => {
    const next = randomSeed();
    onSeed(next);
    if (chosen) onPick(generatedAvatarPath(chosen.style, next));
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-sm font-semibold">{t('profile.avatarDrawn')}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {avatarStyles.map((style) => {
          const path = generatedAvatarPath(style, seed);
          return (
            <RadioCard
              key={style}
              name={group}
              checked={path === shown}
              onChange={() => onPick(path)}
              className="px-2 py-3 text-sm"
            >
              <AvatarImage name="" avatar={path} className="size-16" />
              {t(`profile.${style}`)}
            </RadioCard>
          );
        })}
      </div>
      <Button variant="quiet" size="small" onClick={shuffle} className="mt-3 -ml-4">
        <Dices aria-hidden className="size-4" />
        {t('profile.avatarShuffle')}
      </Button>
    </fieldset>
  );
};

const seedOf = (avatar: string | null): string | undefined =>
  avatar === null ? undefined : parseGeneratedAvatar(avatar)?.seed;

/** The unsaved choice, on top of the saved avatar. */
const useAvatarChoice = (current: string | null) => {
  const [chosen, setChosen] = useState<string | null | undefined>();
  const [seed, setSeed] = useState(() => seedOf(current) ?? randomSeed());
  const shown = chosen === undefined ? current : chosen;
  return {
    seed,
    setSeed,
    shown,
    unsaved: shown !== current,
    choose: setChosen,
    discard: () => {
      setChosen(undefined);
      setSeed(seedOf(current) ?? seed);
    },
  };
};

const captionKey = (shown: string | null, unsaved: boolean) => {
  if (shown === null) return 'profile.avatarNone';
  return unsaved ? 'profile.avatarPreview' : 'profile.avatarCurrent';
};

export const AvatarForm = ({ user }: { user: OwnUser }) => {
  const { t } = useLanguage();
  const save = useSaveProfile();
  const { seed, setSeed, shown, unsaved, choose, discard } = useAvatarChoice(user.avatar);
  const submitRef = useRef<HTMLButtonElement>(null);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate({ avatar: shown }, { onSuccess: () => choose(undefined) });
  };
  /** For buttons that disappear when pressed. */
  const focusSubmitAfter = (action: () => void) => () => {
    action();
    submitRef.current?.focus();
  };

  return (
    <form noValidate onSubmit={send} className="grid gap-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <div className="flex w-32 flex-col items-center gap-2">
          <AvatarImage name={user.name} avatar={shown} className="size-28" />
          <p role="status" className="text-center text-xs text-ink-soft">
            {t(captionKey(shown, unsaved))}
          </p>
        </div>
        <div className="grid min-w-0 grow basis-56 justify-items-start gap-2">
          <PictureInput onPick={choose} />
          {shown !== null && (
            <Button
              variant="quiet"
              size="small"
              onClick={focusSubmitAfter(() => choose(null))}
              className="-ml-4"
            >
              {t('profile.avatarRemove')}
            </Button>
          )}
        </div>
      </div>
      <FaceChooser seed={seed} shown={shown} onSeed={setSeed} onPick={choose} />
      <FormFooter save={save} fields={[]} unsaved={unsaved}>
        <Button ref={submitRef} type="submit" variant="secondary" busy={save.isPending}>
          {t('profile.avatarSave')}
        </Button>
        {unsaved && (
          <Button variant="quiet" onClick={focusSubmitAfter(discard)}>
            {t('forms.cancel')}
          </Button>
        )}
      </FormFooter>
    </form>
  );
};
