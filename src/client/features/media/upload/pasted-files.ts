/** The name browsers give a copied picture that has no file. */
const GENERIC_NAME = /^image\.\w+$/;

const withName = (file: File): File => {
  if (!GENERIC_NAME.test(file.name)) return file;
  const extension = file.name.slice(file.name.lastIndexOf('.'));
  return new File([file], `Immagine incollata${extension}`, { type: file.type });
};

/** The files of a paste event; none if there is text too, which belongs to the focused field. */
export const pastedFiles = ({ files, types }: Pick<DataTransfer, 'files' | 'types'>): File[] =>
  types.includes('text/plain') ? [] : [...files].map(withName);
