import { useState } from 'react';
import { typesOfFormats } from '#client/features/media/media-labels.ts';
import { useMediaPage } from '#client/features/media/media-query.ts';
import { useUploads } from '#client/features/media/upload/use-uploads.ts';
import type { Media } from '#shared/media.schema.ts';
import { type PickerMode, toggled } from './picker-choice.ts';

/** Specification, section 9. */
const PICKER_PAGE_SIZE = 12;

type PickerOptions = { formats: string; mode: PickerMode; onClose: () => void };

/** What a picker shows, what is picked in it, and what is sent from it. */
export const usePicker = ({ formats, mode, onClose }: PickerOptions) => {
  const [search, setSearch] = useState('');
  const [wantedPage, setPage] = useState(1);
  const [picked, setPicked] = useState<readonly Media[]>([]);
  const found = useMediaPage({ page: wantedPage, limit: PICKER_PAGE_SIZE, search, formats });

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
    // The bytes decide what a file is, and it may be something else than its name said.
    if (typesOfFormats(formats).includes(media.type)) pick(media);
  };
  const uploading = useUploads({ formats, onDone });

  return {
    ...found,
    page: Math.min(wantedPage, found.pages),
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
    /** One place takes one file. */
    sendFiles: (files: File[]): void =>
      uploading.queue.add(mode.kind === 'one' ? files.slice(0, 1) : files),
  };
};

export type Picker = ReturnType<typeof usePicker>;
