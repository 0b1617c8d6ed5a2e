import { isValidFiscalCode } from 'codice-fiscale-ts';

/** Without blanks, in capitals. */
export const plainTaxCode = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/** Whether eleven digits are an Italian VAT number: each second one counts double, and all sum to a multiple of ten. */
const isVatNumber = (code: string): boolean => {
  if (!/^\d{11}$/.test(code)) return false;
  const sum = [...code]
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2))
    .reduce((all, one) => all + (one > 9 ? one - 9 : one), 0);
  return sum % 10 === 0;
};

/** Whether this is an Italian codice fiscale or VAT number. */
export const isTaxCode = (code: string): boolean =>
  isVatNumber(plainTaxCode(code)) || isValidFiscalCode(plainTaxCode(code));
