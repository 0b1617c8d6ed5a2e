/** Letters, marks and figures of any script, and what parts them. */
const domainName = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * An address with its domain as mail servers know it (`mario@città.it` is `mario@xn--citt-3na.it`): one
 * spelling for each, and one in which letters of different scripts do not look alike. What has no such
 * domain stays as it is.
 */
export const asciiAddress = (address: string): string => {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 0 || !domainName.test(domain)) return address;
  const url = URL.parse(`http://${domain}`);
  return url ? `${address.slice(0, at)}@${url.hostname}` : address;
};
