/** Characters as a person counts them: a letter outside the basic plane is one. */
export const PASSWORD_MAX = 128;
/** At registration and after a reset. */
export const PASSWORD_MIN = 8;
/** In the profile and for users made by an administrator (specification, section 9). */
export const PASSWORD_MIN_IN_PROFILE = 6;

export const passwordLength = (password: string): number => [...password].length;
