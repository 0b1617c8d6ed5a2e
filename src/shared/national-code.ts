/**
 * Whether a code has the shape of a CIN (ministerial decree 16726 of 6 June 2024): IT, the six digits of the comune,
 * the category and up to eight letters or digits. Blanks do not count. Another shape is only warned of.
 */
export const looksLikeCin = (code: string): boolean =>
  /^IT\d{6}[A-Z\d]{2}[A-Z\d]{1,8}$/i.test(code.replace(/\s/g, ''));

/** Whether a CIN names another comune than the house's. */
export const isOfOtherComune = (cin: string, comuneCode: string): boolean =>
  comuneCode !== '' && looksLikeCin(cin) && cin.replace(/\s/g, '').slice(2, 8) !== comuneCode;

/** The codes that the law wants in each advertisement, in one line; empty without any. */
export const codesInWords = (house: { nationalCode: string; regionalCode: string }): string =>
  [house.nationalCode && `CIN ${house.nationalCode}`, house.regionalCode]
    .filter(Boolean)
    .join(' · ');
