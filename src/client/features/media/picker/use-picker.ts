import { useState } from 'react';
import { mimeTypesOf } from '#client/features/media/media-labels.ts';
import { useUploads } from '#client/features/media/upload/use-uploads.ts';
import { useMediaPage } from '#client/features/media/use-media-page.ts';
import type { Media } from '#shared/media.schema.ts';
import { type PickerMode, toggled } from './picker-mode.ts';

/** Specification, section 9. */
const PICKER_PAGE_SIZE = 12;

type PickerOptions = { formats: string; mode: PickerMode; onClose: () => void };

export const usePicker = ({ formats, mode, onClose }: PickerOptions) => {
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
  const onDone = (media: Media): void => {
    setSearch('');
    setPage(1);
    // The server detects the type from the content, which may not match the extension.
    if (mimeTypesOf(formats).includes(media.type)) pick(media);
  };
  const uploading = useUploads({ formats, onDone });

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
    sendFiles: (files: File[]): void =>
      uploading.queue.add(mode.kind === 'one' ? files.slice(0, 1) : files),
  };
};

export type Picker = ReturnType<typeof usePicker>;
