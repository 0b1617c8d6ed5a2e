/** Refusals of calls about stays. */
export const bookingErrors = {} as const;
