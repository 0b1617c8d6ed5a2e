/** Letters, marks and digits of any script, and separators. */
const domainName = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * An address with its domain in ASCII (Punycode), as mail servers use it: `mario@città.it` is
 * `mario@xn--citt-3na.it`. Each address then has one spelling, and a look-alike letter of another
 * script is visible. An address with an invalid domain stays unchanged.
 */
export const asciiAddress = (address: string): string => {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 0 || !domainName.test(domain)) return address;
  const url = URL.parse(`http://${domain}`);
  return url ? `${address.slice(0, at)}@${url.hostname}` : address;
};
