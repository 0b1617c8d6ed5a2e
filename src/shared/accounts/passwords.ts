/** Length in code points: an emoji counts as one. */
export const PASSWORD_MAX = 128;
/** Minimum length at registration and after a reset. */
export const PASSWORD_MIN = 8;
/** Minimum length in the profile and for users created by an administrator (specification, section 9). */
export const PASSWORD_MIN_IN_PROFILE = 6;

export const passwordLength = (password: string): number => [...password].length;
