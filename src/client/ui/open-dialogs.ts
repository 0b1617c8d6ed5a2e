import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

/** How Back closes each open dialog, the top one last; null where the address opens it. */
const open: ((() => void) | null)[] = [];

/** The index in the history of the first screen of this document, which a dialog may double. */
let firstIndex = 0;

let doubleFirstScreen = (): void => {};

/** Until the returned function is called, Back calls `close`. */
export const addOpenDialog = (close: (() => void) | null): (() => void) => {
  open.push(close);
  if (close) doubleFirstScreen();
  return () => {
    open.splice(open.lastIndexOf(close), 1);
  };
};

export const isFirstScreen = ({ location }: RouterHistory): boolean =>
  location.state.__TSR_index <= firstIndex;

/**
 * Lets Back close the top dialog instead of leaving its screen. Dialogs have no entries in the history. Only
 * the first screen of a document gets a second one, because Back could not be stopped from leaving the
 * document; once its dialogs are closed, Back leaves both entries.
 */
export const closeDialogsOnBack = (router: AnyRouter): void => {
  const history: RouterHistory = router.history;
  history.block({
    enableBeforeUnload: false,
    blockerFn: ({ action }) => {
      const close = action === 'BACK' && open.at(-1);
      if (close) close();
      return Boolean(close);
    },
  });
  history.subscribe(({ action }) => {
    if (action.type === 'BACK' && firstIndex > 0 && !history.canGoBack()) history.back();
  });
  doubleFirstScreen = () => {
    if (firstIndex > 0 || history.canGoBack()) return;
    firstIndex = 1;
    void router.navigate({
      to: '.',
      search: true,
      hash: true,
      // The same address with the same state would get no entry.
      state: { isDoubled: true } as object,
      resetScroll: false,
      ignoreBlocker: true,
    });
  };
};
