import { Dices } from 'lucide-react';
import { useId } from 'react';
import { AvatarImage } from '#client/features/accounts/avatar/avatar-image.tsx';
import { Button } from '#client/ui/button.tsx';
import {
  type AvatarStyle,
  avatarStyles,
  generatedAvatarPath,
  parseGeneratedAvatar,
} from '#shared/avatars.ts';
import { randomSeed } from './random-seed.ts';

const styleNames: Record<AvatarStyle, string> = {
  adventurer: 'Avventuriero',
  avataaars: 'Fumetto',
  bottts: 'Robot',
  personas: 'Personaggio',
};

type FaceChooserProps = {
  seed: string;
  /** The avatar that is shown now, drawn or not. */
  shown: string | null;
  onSeed: (seed: string) => void;
  onPick: (path: string) => void;
};

/** The same seed in each of the styles that the site draws, and new seeds by chance. */
export const FaceChooser = ({ seed, shown, onSeed, onPick }: FaceChooserProps) => {
  const group = useId();
  const chosen = shown === null ? null : parseGeneratedAvatar(shown);
  const shuffle = () => {
    const next = randomSeed();
    onSeed(next);
    if (chosen) onPick(generatedAvatarPath(chosen.style, next));
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-sm font-semibold">Oppure un avatar disegnato</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {avatarStyles.map((style) => {
          const path = generatedAvatarPath(style, seed);
          return (
            <label
              key={style}
              className="relative flex cursor-pointer flex-col items-center gap-2 rounded-card border border-field bg-white px-2 py-3 text-sm hover:border-ink has-checked:border-sea-600 has-checked:bg-sea-50 has-checked:font-semibold has-checked:ring-1 has-checked:ring-sea-600 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea-600"
            >
              <input
                type="radio"
                name={group}
                checked={path === shown}
                onChange={() => onPick(path)}
                className="absolute inset-0 cursor-pointer appearance-none rounded-card outline-none"
              />
              <AvatarImage name="" avatar={path} className="size-16" />
              {styleNames[style]}
            </label>
          );
        })}
      </div>
      <Button variant="quiet" size="small" onClick={shuffle} className="mt-3 -ml-4">
        <Dices aria-hidden className="size-4" />
        Altri visi a caso
      </Button>
    </fieldset>
  );
};
