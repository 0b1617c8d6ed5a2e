/** Saves a text as a file. */
export const downloadFile = (fileName: string, text: string, type: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
};

export const downloadJson = (data: unknown, fileName: string): void =>
  downloadFile(fileName, JSON.stringify(data, null, 2), 'application/json');
