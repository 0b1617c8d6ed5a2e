import { useState } from 'react';
import { CaptionDialog } from '#client/features/media/upload/caption-dialog.tsx';
import { acceptedTypes } from '#client/features/media/upload/check-file.ts';
import { DropOverlay, useIncomingFiles } from '#client/features/media/upload/incoming-files.tsx';
import { StopUploadsDialog } from '#client/features/media/upload/stop-uploads-dialog.tsx';
import { UploadButton } from '#client/features/media/upload/upload-button.tsx';
import { UploadList } from '#client/features/media/upload/upload-list.tsx';
import { useUploads } from '#client/features/media/upload/use-uploads.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import type { ListAddress } from '#client/ui/list-screen.tsx';
import { useLeaveGuard } from '#client/ui/use-leave-guard.ts';
import { formatFileSize } from '#shared/languages/italian-measures.ts';
import { acceptedMediaTypes, maxMediaBytes } from '#shared/media/media-rules.ts';
import { MediaOverview } from './media-overview.tsx';
import { MediaPanel } from './media-panel.tsx';
import type { MediaSearch } from './media-search.ts';
import type { OpenedMedia } from './use-focus-after-deletion.ts';

const limits = [
  { kind: 'Foto', limit: 'di ogni misura: quelle grandi vengono rimpicciolite' },
  { kind: 'Audio mp3', limit: `fino a ${formatFileSize(maxMediaBytes.audio)}` },
  { kind: 'Video mp4', limit: `fino a ${formatFileSize(maxMediaBytes.video)}` },
];

const UploadHint = () => (
  <div className="mb-6 rounded-card border border-dashed border-sand-300 px-4 py-3 text-sm text-ink-soft max-md:hidden">
    <p>Puoi anche trascinare i file in questa pagina, o incollarli.</p>
    <dl className="flex flex-wrap gap-x-6 gap-y-0.5">
      {limits.map(({ kind, limit }) => (
        <div key={kind} className="flex gap-1.5">
          <dt className="font-semibold">{kind}</dt>
          <dd>{limit}</dd>
        </div>
      ))}
    </dl>
  </div>
);

/** Uploads by button, drop and paste. */
const useScreenUploads = ({ onSearch }: Pick<ListAddress<MediaSearch>, 'onSearch'>) => {
  const [newIds, setNewIds] = useState<ReadonlySet<number>>(new Set());
  const uploads = useUploads({
    onDone: ({ id }) => setNewIds((before) => new Set([...before, id])),
  });
  const sendFiles = (files: File[]): void => {
    uploads.queue.add(files);
    // Without filters new files come first.
    onSearch({});
  };
  const isDragging = useIncomingFiles({ onFiles: sendFiles });
  return { ...uploads, newIds, sendFiles, isDragging };
};

export const MediaScreen = ({ search, onSearch }: ListAddress<MediaSearch>) => {
  const [opened, setOpened] = useState<OpenedMedia | null>(null);
  const [deleted, setDeleted] = useState<OpenedMedia | null>(null);
  const { uploads, queue, newIds, sendFiles, isDragging, isUploading, uncaptioned, forgetArrived } =
    useScreenUploads({ onSearch });
  const { question } = useLeaveGuard(isUploading);
  const close = () => setOpened(null);
  const closeDeleted = () => {
    setDeleted(opened);
    close();
  };
  const upload = (
    <UploadButton accept={acceptedTypes(acceptedMediaTypes)} multiple onFiles={sendFiles}>
      Carica file
    </UploadButton>
  );
  return (
    <>
      <AdminPageHeader
        title="Tutte le foto"
        purpose="Qui carichi foto, video e audio; nelle altre schermate li scegli."
        action={upload}
      />
      <UploadHint />
      <UploadList uploads={uploads} queue={queue} />
      <MediaOverview
        search={search}
        onSearch={onSearch}
        newIds={newIds}
        onOpen={setOpened}
        deleted={deleted}
        upload={upload}
      />
      {opened && <MediaPanel media={opened.media} onClose={close} onDeleted={closeDeleted} />}
      {uncaptioned.length > 0 && !opened && !question.open && (
        <CaptionDialog pictures={uncaptioned} onClose={forgetArrived} />
      )}
      {isDragging && <DropOverlay>Rilascia per caricare</DropOverlay>}
      <StopUploadsDialog {...question} />
    </>
  );
};
