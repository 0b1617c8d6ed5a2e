import { TextNotFound } from '#client/features/rich-text/text-not-found.tsx';
import { pageTexts } from './page-texts.ts';

/** An address of pages that names none. */
export const NoPageNamed = () => (
  <TextNotFound title={pageTexts.noSlug} backTo="/" back={pageTexts.back}>
    L’indirizzo non dice quale pagina mostrare.
  </TextNotFound>
);
