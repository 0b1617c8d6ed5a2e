import { mapAddress, youtubeAddress } from '#shared/embeds.ts';
import { parseBlock, type RichTextBlock } from '#shared/rich-text.ts';

const fileKinds: Record<string, 'image' | 'video' | 'audio'> = {
  img: 'image',
  video: 'video',
  audio: 'audio',
};

/** The path of a file of this site; an address elsewhere is none. */
const ownPath = (address: string): string => {
  const url = URL.canParse(address, location.origin) ? new URL(address, location.origin) : null;
  return url?.origin === location.origin ? url.pathname : '';
};

const frameBlock = (element: Element): RichTextBlock | null => {
  const src = element.getAttribute('src') ?? '';
  const address = src.startsWith('//') ? `https:${src}` : src;
  const kind = youtubeAddress(address) ? 'youtube' : mapAddress(address) ? 'map' : undefined;
  return kind ? parseBlock({ 'data-block': kind, 'data-src': address }) : null;
};

const fileBlock = (element: Element): RichTextBlock | null => {
  const source =
    element.getAttribute('src') ?? element.querySelector('source')?.getAttribute('src');
  return parseBlock({
    'data-block': fileKinds[element.localName],
    'data-src': source ? ownPath(source) : '',
  });
};

/** Whether an element can only be a block, or nothing. */
export const isBlockElement = (element: Element): boolean =>
  element.localName === 'iframe' ||
  element.localName in fileKinds ||
  (element.localName === 'figure' && element.hasAttribute('data-block'));

/** The block that an element shows; null for one that may not be shown. */
export const blockOf = (element: Element): RichTextBlock | null => {
  if (element.localName === 'iframe') return frameBlock(element);
  if (element.localName !== 'figure') return fileBlock(element);
  return parseBlock(
    Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  );
};
