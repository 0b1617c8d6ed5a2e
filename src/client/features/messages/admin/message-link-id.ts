/** The element id of the link that opens a message. */
export const messageLinkId = (id: number): string => `message-${id}`;

/** The link of the next message, or the previous one; null if there is no other. */
export const messageLinkBeside = (
  messages: readonly { id: number }[],
  id: number,
): string | null => {
  const place = messages.findIndex((message) => message.id === id);
  const beside = messages[place + 1] ?? messages[place - 1];
  return place >= 0 && beside ? messageLinkId(beside.id) : null;
};
