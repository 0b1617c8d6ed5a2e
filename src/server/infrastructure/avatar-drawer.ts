import type { Style } from '@dicebear/core';
import type { AvatarStyle } from '#shared/avatars.ts';

// Each family is loaded when the first face of it is drawn: most visitors never ask for one.
const styles: Record<AvatarStyle, () => Promise<Style<object>>> = {
  adventurer: () => import('@dicebear/adventurer'),
  avataaars: () => import('@dicebear/avataaars'),
  bottts: () => import('@dicebear/bottts'),
  personas: () => import('@dicebear/personas'),
};

/** A tint of the site's own sea. */
const BACKGROUND = 'dbeef3';

/** Draws a face as an SVG document: the same for the same seed. */
export const drawAvatar = async (style: AvatarStyle, seed: string): Promise<string> => {
  const { createAvatar } = await import('@dicebear/core');
  return createAvatar(await styles[style](), { seed, backgroundColor: [BACKGROUND] }).toString();
};
