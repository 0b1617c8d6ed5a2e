const keySteps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The tab pattern of the ARIA Authoring Practices. */
export const mountGalleryTabs = (list: HTMLElement): (() => void) => {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];

  const choose = (chosen: HTMLElement): void => {
    for (const tab of tabs) {
      const isChosen = tab === chosen;
      tab.ariaSelected = String(isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      panel?.toggleAttribute('data-chosen', isChosen);
    }
  };
  const press = ({ target }: Event): void => {
    const tab = tabs.find((each) => target instanceof Node && each.contains(target));
    if (tab) choose(tab);
  };
  const moveByKey = (event: KeyboardEvent): void => {
    const index = tabs.findIndex(({ ariaSelected }) => ariaSelected === 'true');
    const next = tabs[keySteps[event.key]?.(index, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
    choose(next);
  };

  const mounted = new AbortController();
  list.addEventListener('click', press, mounted);
  list.addEventListener('keydown', moveByKey, mounted);
  return () => mounted.abort();
};
