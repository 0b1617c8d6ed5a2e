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

export const downloadJson = (data: unknown, fileName: string): void =>
  downloadFile(fileName, JSON.stringify(data, null, 2), 'application/json');
