import type { ReactNode } from 'react';
import { useLanguage } from './language.tsx';

/** Shorter texts are shown whole. */
const LONG = 240;

type LongTextProps = { length: number; children: ReactNode };

/**
 * On phones the first lines of a long text, and all of it once its fold is open. The text is not inside the
 * fold, so that screen readers and search engines have all of it.
 */
export const LongText = ({ length, children }: LongTextProps) => {
  const { t } = useLanguage();
  return (
    <>
      <div className="long-text">{children}</div>
      {length > LONG && (
        <details className="fold md:hidden">
          <summary>{t('common.readAll')}</summary>
        </details>
      )}
    </>
  );
};
