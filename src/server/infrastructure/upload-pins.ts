/**
 * While a backup reads the uploads none of them may go: what should be removed meanwhile is removed
 * afterwards.
 */
export type UploadPins = {
  pin(): void;
  /** Returns what has to be removed now. */
  release(): string[];
  /** True when these files stay for now. */
  postpones(fileNames: readonly string[]): boolean;
};

export const createUploadPins = (): UploadPins => {
  let isPinned = false;
  let postponed: string[] = [];
  return {
    pin: () => {
      isPinned = true;
    },
    release: () => {
      const names = postponed;
      isPinned = false;
      postponed = [];
      return names;
    },
    postpones: (fileNames) => {
      if (isPinned) postponed.push(...fileNames);
      return isPinned;
    },
  };
};
