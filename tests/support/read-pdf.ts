import { extractText, getDocumentProxy, getMeta } from 'unpdf';

/** What another program reads in a PDF: the text of each page with single blanks, and what it says of itself. */
export const readPdf = async (bytes: Uint8Array) => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf);
  const { Title: title, Language: lang } = (await getMeta(pdf)).info as Record<string, string>;
  return {
    pages: text.map((page) => page.replaceAll(/\s+/g, ' ').trim()),
    text: text.join(' ').replaceAll(/\s+/g, ' ').trim(),
    title,
    lang,
  };
};
