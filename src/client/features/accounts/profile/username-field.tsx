/** Tells a password manager whose password is written in the form. Nobody else meets it. */
export const UsernameField = ({ email }: { email: string }) => (
  <input type="text" autoComplete="username" value={email} readOnly hidden />
);
