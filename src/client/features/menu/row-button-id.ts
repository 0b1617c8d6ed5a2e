type RowAction = 'up' | 'down' | 'edit' | 'delete';

/** Names a row's button in the page, so that the focus can be given to it. */
export const rowButtonId = (id: number, action: RowAction): string => `menu-${id}-${action}`;
