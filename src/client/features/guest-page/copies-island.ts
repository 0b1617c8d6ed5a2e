/** A press on a button copies what its line says. */
export const mountCopies = (list: HTMLElement): (() => void) => {
  const copy = async ({ target }: Event): Promise<void> => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-copies]');
    if (!button) return;
    const { copies = '', copied = '' } = button.dataset;
    const said = button.previousElementSibling?.lastElementChild;
    try {
      // Only available over HTTPS; elsewhere the text is selected.
      await navigator.clipboard.writeText(copies);
      const status = list.querySelector('[role=status]');
      if (status) status.textContent = `${copied}: ${copies}`;
      button.dataset.done = '';
    } catch {
      if (said) getSelection()?.selectAllChildren(said);
    }
  };
  const mounted = new AbortController();
  list.addEventListener('click', (event) => void copy(event), mounted);
  return () => mounted.abort();
};
