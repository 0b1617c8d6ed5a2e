// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u2028\u2029]/g;

/** Trims a text, without unpaired surrogates and control characters, which break mails and files. */
export const cleanText = (text: string): string => text.toWellFormed().replace(controls, '').trim();

/** The same for a line: tabs and line breaks become spaces. */
export const cleanLine = (text: string): string => cleanText(text.replace(/[\t\r\n]+/g, ' '));
