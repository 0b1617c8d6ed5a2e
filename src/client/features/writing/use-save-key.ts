import { type RefObject, useEffect, useEffectEvent } from 'react';

const isSaveKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Whether no other dialog is open over the one that holds the element. */
const isOnTop = (element: Element | null): boolean =>
  element !== null &&
  element.closest('dialog') === [...document.querySelectorAll('dialog[open]')].at(-1);

/** Ctrl+S, on a Mac Cmd+S, saves what is written here instead of the browser's page. */
export const useSaveKey = (formRef: RefObject<HTMLElement | null>, save: () => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    if (isOnTop(formRef.current)) save();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
};
