import { useEffect, useRef } from 'react';
import { UploadButton } from '#client/features/media/upload/upload-button.tsx';
import { UploadList } from '#client/features/media/upload/upload-list.tsx';
import { SearchBox } from '#client/ui/search-box.tsx';
import { SEARCHED, typesOfFormats } from './media-words.ts';
import type { PickerMode } from './picker-choice.ts';
import { PickerGrid } from './picker-grid.tsx';
import type { Picker } from './use-picker.ts';

type PickerContentProps = { picker: Picker; formats: string; mode: PickerMode };

/** Search and upload above, the files below; another page is read from its top. */
export const PickerContent = ({ picker, formats, mode }: PickerContentProps) => {
  const { page, search, setSearch, sendFiles, uploads, queue } = picker;
  const scrollRef = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason
  useEffect(() => {
    scrollRef.current?.scrollTo({ top: 0 });
  }, [page]);
  return (
    <>
      <div className="flex items-end gap-3 px-5 pt-4 pb-3 md:px-6">
        <SearchBox
          placeholder={SEARCHED}
          value={search}
          onSearch={setSearch}
          className="min-w-0 grow"
        />
        <UploadButton
          accept={typesOfFormats(formats).join(',')}
          multiple={mode.kind === 'several'}
          variant="secondary"
          onFiles={sendFiles}
        >
          Carica
        </UploadButton>
      </div>
      <div ref={scrollRef} className="min-h-0 grow overflow-y-auto px-5 pt-1 pb-5 md:px-6">
        <UploadList uploads={uploads} queue={queue} />
        <PickerGrid picker={picker} mode={mode} />
      </div>
    </>
  );
};
