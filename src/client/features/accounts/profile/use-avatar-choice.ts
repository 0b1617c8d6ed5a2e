import { useState } from 'react';
import { parseGeneratedAvatar } from '#shared/avatars.ts';
import { randomSeed } from './random-seed.ts';

const seedOf = (avatar: string | null): string | undefined =>
  avatar === null ? undefined : parseGeneratedAvatar(avatar)?.seed;

/** What was chosen and is not saved yet, over the avatar that the user has. */
export const useAvatarChoice = (current: string | null) => {
  const [chosen, setChosen] = useState<string | null | undefined>();
  const [seed, setSeed] = useState(() => seedOf(current) ?? randomSeed());
  const shown = chosen === undefined ? current : chosen;
  return {
    seed,
    setSeed,
    /** A path, a data URL, or null for none. */
    shown,
    unsaved: shown !== current,
    choose: setChosen,
    /** Back to what the user has. */
    giveUp: () => {
      setChosen(undefined);
      setSeed(seedOf(current) ?? seed);
    },
  };
};
