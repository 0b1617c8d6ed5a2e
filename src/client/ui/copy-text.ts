/** Copies a field's text, or a part of it; false if the browser refuses, with that text selected. */
export const copyText = async (
  field: HTMLInputElement | HTMLTextAreaElement,
  part = field.value,
): Promise<boolean> => {
  try {
    // Only available over HTTPS.
    await navigator.clipboard.writeText(part);
    return true;
  } catch {
    const start = field.value.indexOf(part);
    field.focus();
    field.setSelectionRange(start, start + part.length);
    return document.execCommand('copy');
  }
};
