import { useEffect, useEffectEvent, useState } from 'react';
import { mimeTypesOf } from '#client/features/media/media-labels.ts';
import { useUploads } from '#client/features/media/upload/use-uploads.ts';
import { useMediaPage } from '#client/features/media/use-media-page.ts';
import type { Media } from '#shared/media/media.schema.ts';
import { type PickerMode, toggled } from './picker-mode.ts';

/** Specification, section 9. */
const PICKER_PAGE_SIZE = 12;

type PickerOptions = {
  formats: string;
  mode: PickerMode;
  asksCaptions: boolean;
  onClose: () => void;
};

export const usePicker = ({ formats, mode, asksCaptions, onClose }: PickerOptions) => {
  const [search, setSearch] = useState('');
  const [requestedPage, setPage] = useState(1);
  const [picked, setPicked] = useState<readonly Media[]>([]);
  const found = useMediaPage({ page: requestedPage, limit: PICKER_PAGE_SIZE, search, formats });

  const pick = (media: Media): void => {
    if (mode.kind === 'several') {
      setPicked((before) => toggled(before, media));
      return;
    }
    mode.onPick(media);
    onClose();
  };
  /** The server detects the type from the content, which may not match the extension. */
  const pickArrived = (media: Media): void => {
    if (!mimeTypesOf(formats).includes(media.type)) return;
    // A twin may be there already; picking it again would remove it.
    const has = ({ id, fileName }: Media): boolean =>
      mode.kind === 'several' &&
      (mode.chosen.includes(fileName) || picked.some((one) => one.id === id));
    if (!has(media)) pick(media);
  };
  const onDone = (media: Media): void => {
    setSearch('');
    setPage(1);
    if (mode.kind === 'several' || !asksCaptions || !media.picture) pickArrived(media);
  };
  const uploading = useUploads({ formats, onDone });
  const uncaptioned = asksCaptions ? uploading.uncaptioned : [];
  const closeCaptions = (pictures: readonly Media[]): void => {
    uploading.forgetArrived();
    const captioned = picked.map((one) => pictures.find(({ id }) => id === one.id) ?? one);
    setPicked(captioned);
    const [arrived] = pictures;
    if (mode.kind === 'one' && arrived) pickArrived(arrived);
    // Failed uploads stay on the screen, to be retried.
    const hasFailed = uploading.uploads.some(({ state }) => state === 'failed');
    if (mode.kind === 'several' && mode.files?.length && !hasFailed) {
      mode.onPick(captioned);
      onClose();
    }
  };

  const sendFirst = useEffectEvent(() => {
    if (mode.kind === 'several' && mode.files) uploading.queue.add(mode.files);
  });
  useEffect(() => sendFirst(), []);

  return {
    ...found,
    page: Math.min(requestedPage, found.pages),
    setPage,
    search,
    setSearch: (text: string): void => {
      setSearch(text);
      setPage(1);
    },
    picked,
    pick,
    confirm: (): void => {
      if (mode.kind === 'several') mode.onPick([...picked]);
      onClose();
    },
    ...uploading,
    uncaptioned,
    closeCaptions,
    sendFiles: (files: File[]): void => {
      // Files may also be dropped on the open dialog for captions.
      if (uncaptioned.length > 0) return;
      uploading.queue.add(mode.kind === 'one' ? files.slice(0, 1) : files);
    },
  };
};

export type Picker = ReturnType<typeof usePicker>;
