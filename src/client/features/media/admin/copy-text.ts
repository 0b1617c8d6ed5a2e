/** Copies what a field holds; false where the browser allows it in no way, with the text selected. */
export const copyText = async (field: HTMLInputElement): Promise<boolean> => {
  try {
    // Only there where the site is reached by TLS.
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    return document.execCommand('copy');
  }
};
