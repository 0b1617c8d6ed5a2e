type ErrorLike = { message?: string | undefined };

/** What is wrong with a list as a form tells it, or with the first of its items that is. */
export const listError = (error: object | undefined): string | undefined => {
  const { message } = (error ?? {}) as ErrorLike;
  if (message) return message;
  const items: unknown[] = Array.isArray(error) ? error : [];
  return items.map((item) => (item as ErrorLike | undefined)?.message).find(Boolean);
};
