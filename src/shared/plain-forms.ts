/** Where visitors' forms are sent without JavaScript. The page answers, not the API. */
export const plainForms = { booking: '/richiesta', message: '/messaggio' } as const;
