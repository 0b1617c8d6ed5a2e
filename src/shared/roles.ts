export const roles = ['USER', 'EDITOR', 'ADMIN'] as const;
export type Role = (typeof roles)[number];

export const roleNames: Record<Role, string> = {
  USER: 'Utente',
  EDITOR: 'Editore',
  ADMIN: 'Amministratore',
};

export const isStaff = (role: Role | undefined): boolean => role === 'EDITOR' || role === 'ADMIN';

/** Whether a role may do more than another. */
export const isHigher = (role: Role, than: Role): boolean =>
  roles.indexOf(role) > roles.indexOf(than);
