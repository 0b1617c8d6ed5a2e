/** Whether something happens to a button or player inside of a block, not to the block. */
export const isBlockControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.editor-embed :is(button, video, audio)') !== null;
