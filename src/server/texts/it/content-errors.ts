/** Refusals of all other calls of visitors. */
export const contentErrors = {
  loginToReview: 'Per favore fai login per scrivere una recensione.',
} as const;
