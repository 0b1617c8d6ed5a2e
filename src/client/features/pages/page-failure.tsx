import { TextFailure } from '#client/features/rich-text/text-failure.tsx';
import { pageTexts } from './page-texts.ts';

export const PageFailure = ({ error }: { error: unknown }) => (
  <TextFailure
    heading="Pagina"
    title={pageTexts.failed}
    error={error}
    backTo="/"
    back={pageTexts.back}
  />
);
