import { useRef, useState } from 'react';
import { DropVeil } from '#client/features/media/uploads/drop-veil.tsx';
import { StopUploadsDialog } from '#client/features/media/uploads/stop-uploads-dialog.tsx';
import { UploadButton } from '#client/features/media/uploads/upload-button.tsx';
import { UploadList } from '#client/features/media/uploads/upload-list.tsx';
import { useIncomingFiles } from '#client/features/media/uploads/use-incoming-files.ts';
import { useUploads } from '#client/features/media/uploads/use-uploads.ts';
import { useLeaveGuard } from '#client/features/media/use-leave-guard.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import type { Media } from '#shared/media.schema.ts';
import { acceptedMediaTypes } from '#shared/media-rules.ts';
import { focusCard } from './focus-card.ts';
import { MediaOverview } from './media-overview.tsx';
import { MediaPanel } from './media-panel.tsx';
import type { MediaSearch } from './media-search.ts';
import { UploadHint } from './upload-hint.tsx';

type Opened = { media: Media; place: number };

type MediaScreenProps = { search: MediaSearch; onSearch: (search: MediaSearch) => void };

/** What is sent from this screen, by button, drop and paste. */
const useScreenUploads = ({ onSearch }: Pick<MediaScreenProps, 'onSearch'>) => {
  const [newIds, setNewIds] = useState<ReadonlySet<number>>(new Set());
  const uploads = useUploads({
    onDone: ({ id }) => setNewIds((before) => new Set([...before, id])),
  });
  const sendFiles = (files: File[]): void => {
    uploads.queue.add(files);
    // New files come first, where nothing is filtered.
    onSearch({});
  };
  const isOver = useIncomingFiles({ onFiles: sendFiles });
  return { ...uploads, newIds, sendFiles, isOver };
};

export const MediaScreen = ({ search, onSearch }: MediaScreenProps) => {
  const [opened, setOpened] = useState<Opened | null>(null);
  const gridRef = useRef<HTMLUListElement>(null);
  const { uploads, queue, newIds, sendFiles, isOver, isUploading } = useScreenUploads({ onSearch });
  const { question } = useLeaveGuard(isUploading);
  const close = () => setOpened(null);
  const closeDeleted = () => {
    close();
    if (opened) focusCard(gridRef.current, opened.place);
  };
  const upload = (
    <UploadButton accept={acceptedMediaTypes} multiple onFiles={sendFiles}>
      Carica file
    </UploadButton>
  );
  return (
    <>
      <AdminPageHeader
        title="Media"
        purpose="Le foto, i video e gli audio del sito: qui si caricano, altrove si scelgono."
        action={upload}
      />
      <UploadHint />
      <UploadList uploads={uploads} queue={queue} />
      <MediaOverview
        search={search}
        onSearch={onSearch}
        newIds={newIds}
        onOpen={(media, place) => setOpened({ media, place })}
        gridRef={gridRef}
        upload={upload}
      />
      {opened && <MediaPanel media={opened.media} onClose={close} onDeleted={closeDeleted} />}
      {isOver && <DropVeil>Rilascia per caricare</DropVeil>}
      <StopUploadsDialog {...question} />
    </>
  );
};
