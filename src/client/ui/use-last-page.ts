import { useEffect, useEffectEvent } from 'react';

type LastPageOptions = {
  page: number;
  pages: number;
  /** Whether the number of pages is what the server said of this view. */
  isKnown: boolean;
  onLast: () => void;
};

/** A page that is not there any more leads to the last one. */
export const useLastPage = ({ page, pages, isKnown, onLast }: LastPageOptions): void => {
  const goToLast = useEffectEvent(onLast);
  useEffect(() => {
    if (isKnown && page > pages) goToLast();
  }, [page, pages, isKnown]);
};
