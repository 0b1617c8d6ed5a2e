/** Fields and their messages, wherever a form is. */
export const forms = {} as const;
