/**
 * Whether a code has the shape of the CINs that one sees: IT, the six digits of the comune, a letter and
 * a digit, eight letters or digits. No official grammar is published, so another shape is only warned of.
 */
export const looksLikeCin = (code: string): boolean =>
  /^IT\d{6}[A-Z]\d[A-Z\d]{8}$/i.test(code.replace(/\s/g, ''));
