import clsx from 'clsx';
import { uploadUrl } from '#shared/upload-url.ts';

const isDrawing = (fileName: string): boolean => fileName.toLowerCase().endsWith('.svg');

/** A drawing is shown whole, a photograph fills a small square. */
export const BoxIcon = ({ fileName }: { fileName: string }) => (
  <img
    src={uploadUrl(fileName)}
    alt=""
    width={48}
    height={48}
    fetchPriority="low"
    className={clsx(
      'size-12 shrink-0',
      isDrawing(fileName) ? 'object-contain' : 'rounded-field object-cover',
    )}
  />
);
