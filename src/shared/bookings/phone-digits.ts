const ITALY = '39';

/**
 * The digits of a telephone number with its country's code, as links and comparisons need it. Without
 * a code it is an Italian one.
 */
export const phoneDigits = (phone: string): string => {
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  // '39 333 1234567': no Italian number is that long without its code.
  return digits.startsWith(ITALY) && digits.length >= 12 ? digits : ITALY + digits;
};
