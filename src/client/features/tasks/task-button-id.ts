type TaskAction = 'complete' | 'edit' | 'delete';

/** Names a row's control in the page, so that the focus can be given to it. */
export const taskButtonId = (id: number, action: TaskAction): string => `task-${id}-${action}`;
