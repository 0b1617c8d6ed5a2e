/** Copies a field's text; false if the browser refuses, with the text selected. */
export const copyText = async (field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> => {
  try {
    // Only available over HTTPS.
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    return document.execCommand('copy');
  }
};
