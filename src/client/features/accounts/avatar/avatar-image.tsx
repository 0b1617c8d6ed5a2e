import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { initialsOf } from './initials.ts';

type AvatarImageProps = {
  name: string;
  /** A path on this site or a data URL; null shows the initials. */
  avatar: string | null;
  /** Sets the size, as in `size-10`. */
  className: string;
};

/** Also detects an image that failed before hydration, when no `error` event could be handled. */
const useBrokenImage = (avatar: string | null) => {
  const [broken, setBroken] = useState<string | null>(null);
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (ref.current?.complete && ref.current.naturalWidth === 0) setBroken(avatar);
  }, [avatar]);
  return { ref, isBroken: broken === avatar, onError: () => setBroken(avatar) };
};

/** Decorative: the name is always beside it. */
export const AvatarImage = ({ name, avatar, className }: AvatarImageProps) => {
  const { ref, isBroken, onError } = useBrokenImage(avatar);
  return (
    <span
      aria-hidden
      className={clsx(
        '@container inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-sea-100',
        className,
      )}
    >
      {avatar === null || isBroken ? (
        <span className="text-[38cqi] leading-none font-semibold text-sea-700">
          {initialsOf(name)}
        </span>
      ) : (
        <img
          ref={ref}
          src={avatar}
          alt=""
          loading="lazy"
          decoding="async"
          onError={onError}
          className="size-full object-cover"
        />
      )}
    </span>
  );
};
