// Which addresses links may lead to.

/** A path of this site; two leading slashes would name another host. */
const ownPath = /^\/(?![/\\])/;
const elsewhere = /^(https?:\/\/|mailto:|tel:|#)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip control characters while they read an address
const blank = /[\u0000-\u0020\u007f]/;

/** Whether an address is a path of this site. */
export const isOwnPath = (address: string): boolean =>
  ownPath.test(address) && !blank.test(address);

/** Whether an address is safe in a link: no scheme that runs as a script. */
export const isSafeAddress = (address: string): boolean =>
  (ownPath.test(address) || elsewhere.test(address)) && !blank.test(address);
