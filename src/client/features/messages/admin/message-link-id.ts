/** The link that opens a message from the list. */
export const messageLinkId = (id: number): string => `message-${id}`;

/** That of the message after this one, or before it; null where it is the only one. */
export const messageLinkBeside = (
  messages: readonly { id: number }[],
  id: number,
): string | null => {
  const place = messages.findIndex((message) => message.id === id);
  const beside = messages[place + 1] ?? messages[place - 1];
  return place >= 0 && beside ? messageLinkId(beside.id) : null;
};
