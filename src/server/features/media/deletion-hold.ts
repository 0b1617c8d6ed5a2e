import { perApp } from '#server/per-app.ts';

/** Postpones the deletion of uploads while a backup reads them. */
export const deletionHold = perApp(() => {
  let isHeld = false;
  let postponed: string[] = [];
  return {
    begin: (): void => {
      isHeld = true;
    },
    /** Returns the names of the files to delete now. */
    end: (): string[] => {
      const fileNames = postponed;
      isHeld = false;
      postponed = [];
      return fileNames;
    },
    /** True when these files have to stay for now. */
    postpones: (fileNames: readonly string[]): boolean => {
      if (isHeld) postponed.push(...fileNames);
      return isHeld;
    },
  };
});
