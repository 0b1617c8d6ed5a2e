import type { MouseEvent, ReactNode } from 'react';
import { loadCode } from '#client/loading/load-code.ts';
import { hideNotice, showNotice } from '#client/loading/page-notice.ts';
import { useLanguage } from '#client/ui/language.tsx';
import type { Picture } from '#shared/media/pictures.schema.ts';
import type { Language } from '#shared/texts/texts.ts';

const openViewer = async (
  link: HTMLElement,
  pictures: readonly Picture[],
  index: number,
  language: Language,
): Promise<void> => {
  try {
    const { showPictures } = await loadCode(
      () => import('./picture-viewer.ts'),
      () => showNotice(language.t('media.waitsForConnection')),
    );
    hideNotice();
    showPictures(link, pictures, index, language);
  } catch {
    showNotice(language.t('media.notOpened'), {
      label: language.t('common.retry'),
      run: () => void openViewer(link, pictures, index, language),
    });
  }
};

type PictureLinkProps = {
  picture: Picture;
  /** The pictures of the viewer, this one included. */
  among: readonly Picture[];
  className?: string;
  children: ReactNode;
};

/** Opens a picture in full screen; without JavaScript its file in a new tab. */
export const PictureLink = ({ picture, among, className, children }: PictureLinkProps) => {
  const language = useLanguage();
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    // The visitor wants a new tab or window.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void openViewer(event.currentTarget, among, among.indexOf(picture), language);
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
      <span className="sr-only"> {language.t('media.opensWhole')}</span>
    </a>
  );
};
