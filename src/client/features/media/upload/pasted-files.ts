/** What browsers call a picture that comes from no file. */
const NAMELESS = /^image\.\w+$/;

const withName = (file: File): File => {
  if (!NAMELESS.test(file.name)) return file;
  const ending = file.name.slice(file.name.lastIndexOf('.'));
  return new File([file], `Immagine incollata${ending}`, { type: file.type });
};

/** The files on a clipboard. One that also holds text is left to the field it is pasted into. */
export const pastedFiles = ({ files, types }: Pick<DataTransfer, 'files' | 'types'>): File[] =>
  types.includes('text/plain') ? [] : [...files].map(withName);
