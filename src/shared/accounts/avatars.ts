import { text } from '#shared/texts/texts.ts';

/** The styles of generated avatars. */
export const avatarStyles = ['adventurer', 'avataaars', 'bottts', 'personas'] as const;
export type AvatarStyle = (typeof avatarStyles)[number];

/** Pixels per side: the most that an upload may have, and the most that is stored. */
export const AVATAR_MAX_SIDE = 1000;
export const AVATAR_MAX_BYTES = 5 * 1024 * 1024;
export const AVATAR_STORED_SIDE = 512;
/** Compression quality (0 to 1), in the browser and again on the server. */
export const AVATAR_JPEG_QUALITY = 0.7;

export const avatarMessages = {
  tooHeavy: text('profile.avatarTooHeavy'),
  tooLarge: text('profile.avatarTooLarge'),
  tooCostly: text('profile.avatarTooCostly'),
  unreadable: text('profile.avatarUnreadable'),
  unknown: text('profile.avatarUnknown'),
};

const pathPattern = /^\/avatars\/([a-z]+)\/([A-Za-z0-9_-]{1,64})\.svg$/;

const isAvatarStyle = (value: string): value is AvatarStyle =>
  (avatarStyles as readonly string[]).includes(value);

/** The path of a generated avatar. */
export const generatedAvatarPath = (style: AvatarStyle, seed: string): string =>
  `/avatars/${style}/${seed}.svg`;

/** The style and seed in the path of a generated avatar; null for any other path. */
export const parseGeneratedAvatar = (path: string): { style: AvatarStyle; seed: string } | null => {
  const [, style, seed] = pathPattern.exec(path) ?? [];
  return style && seed && isAvatarStyle(style) ? { style, seed } : null;
};

const DICEBEAR = 'api.dicebear.com';

/** The site's own path for the address of a DiceBear avatar in one of the styles; null for any other text. */
export const pathOfDicebear = (address: string): string | null => {
  const url = URL.parse(address);
  if (url?.hostname !== DICEBEAR) return null;
  const style = url.pathname.split('/').find(isAvatarStyle);
  const seed = (url.searchParams.get('seed') ?? '').replace(/[^A-Za-z0-9_-]+/g, '-').slice(0, 64);
  return style ? generatedAvatarPath(style, seed || style) : null;
};
