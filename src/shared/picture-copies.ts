/** Widths in pixels of the copies that a picture gets, those below its own width. */
const COPY_WIDTHS = [480, 640, 960, 1440];

/** The copies of a stored picture: `abc.webp`, 1920 wide, has `abc-480.webp`, `abc-640.webp` … */
export const pictureCopies = (
  fileName: string,
  originalWidth: number,
): { fileName: string; width: number }[] => {
  const stem = fileName.replace(/\.[^.]+$/, '');
  return copyWidths(originalWidth).map((width) => ({ fileName: `${stem}-${width}.webp`, width }));
};

/** Widths of the copies of a picture so wide, ascending. */
export const copyWidths = (originalWidth: number): number[] =>
  COPY_WIDTHS.filter((width) => width < originalWidth);
