type ErrorLike = { message?: string | undefined };

/** The error of a list field, otherwise of its first invalid item. */
export const listError = (error: object | undefined): string | undefined => {
  const { message } = (error ?? {}) as ErrorLike;
  if (message) return message;
  const items: unknown[] = Array.isArray(error) ? error : [];
  return items.map((item) => (item as ErrorLike | undefined)?.message).find(Boolean);
};
