// What somebody may enter as the place a link leads to.

/** A path of this site. Two slashes at the beginning would be another site. */
const ownPath = /^\/(?![/\\])/;
const elsewhere = /^(https?:\/\/|mailto:|tel:|#)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip control characters while they read an address
const blank = /[\u0000-\u0020\u007f]/;

/** Whether an address is a path of this site. */
export const isOwnPath = (address: string): boolean =>
  ownPath.test(address) && !blank.test(address);

/** Whether a link may lead to an address: none that would run as a script. */
export const isSafeAddress = (address: string): boolean =>
  (ownPath.test(address) || elsewhere.test(address)) && !blank.test(address);
