import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';

/** Without blanks, in capitals: the one spelling that is kept. */
export const plainIban = (typed: string): string => electronicFormatIBAN(typed) ?? '';

// The weights of odd places, of 0 to 9 and of A to Z alike; an even place counts as it is.
const ODD = [
  ...[1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18],
  ...[20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23],
];

const numberOf = (sign: string): number =>
  /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 'A'.charCodeAt(0);

/** The letter (CIN) that the 22 signs of bank, branch and account number must have before them in Italy. */
const letterOf = (account: string): string => {
  const sum = [...account]
    .map((sign, index) => (index % 2 === 0 ? ODD[numberOf(sign)] : numberOf(sign)) ?? 0)
    .reduce((all, one) => all + one, 0);
  return String.fromCharCode('A'.charCodeAt(0) + (sum % 26));
};

/** Whether an IBAN is right: its country's form, its check digits, and in Italy and San Marino its letter too. */
export const isIban = (typed: string): boolean => {
  const iban = plainIban(typed);
  if (!isValidIBAN(iban)) return false;
  return !/^(IT|SM)/.test(iban) || iban[4] === letterOf(iban.slice(5));
};

export const isBic = isValidBIC;
