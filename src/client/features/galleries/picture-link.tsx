import type { MouseEvent, ReactNode } from 'react';
import { loadCode } from '#client/hydration/load-code.ts';
import { hush, say } from '#client/hydration/page-notice.ts';
import type { Picture } from '#shared/pictures.schema.ts';

const openViewer = async (
  link: HTMLElement,
  pictures: readonly Picture[],
  index: number,
): Promise<void> => {
  try {
    const { showPictures } = await loadCode(
      () => import('./picture-viewer.ts'),
      () => say('La connessione non va: la foto si apre appena torna.'),
    );
    hush();
    showPictures(link, pictures, index);
  } catch {
    say('La connessione non va: la foto non si apre.', {
      label: 'Riprova',
      run: () => void openViewer(link, pictures, index),
    });
  }
};

type PictureLinkProps = {
  picture: Picture;
  /** The pictures one can go on to, this one among them. */
  among: readonly Picture[];
  className?: string;
  children: ReactNode;
};

/** Opens a picture in full screen; without JavaScript its file in a new tab. */
export const PictureLink = ({ picture, among, className, children }: PictureLinkProps) => {
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    // The visitor asks for a tab or a window.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void openViewer(event.currentTarget, among, among.indexOf(picture));
  };
  return (
    <a
      href={picture.url}
      target="_blank"
      rel="noopener"
      data-keep-click
      onClick={open}
      className={className}
    >
      {children}
      <span className="sr-only"> (si apre intera)</span>
    </a>
  );
};
