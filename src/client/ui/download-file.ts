/** Saves a text or bytes as a file. */
export const downloadFile = (
  fileName: string,
  content: string | Uint8Array<ArrayBuffer>,
  type: string,
): void => {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
};

/** The same for bytes that a call answers in Base64. */
export const downloadBase64 = (fileName: string, content: string, type: string): void => {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  downloadFile(fileName, bytes, type);
};

export const downloadJson = (data: unknown, fileName: string): void =>
  downloadFile(fileName, JSON.stringify(data, null, 2), 'application/json');
