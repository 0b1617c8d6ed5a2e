/** From the fewest rights to the most. */
export const roles = ['USER', 'EDITOR', 'ADMIN'] as const;
export type Role = (typeof roles)[number];

export const roleNames: Record<Role, string> = {
  USER: 'Utente',
  EDITOR: 'Editore',
  ADMIN: 'Amministratore',
};

export const staffRoles = ['EDITOR', 'ADMIN'] as const satisfies readonly Role[];
export type StaffRole = (typeof staffRoles)[number];

export const isStaff = (role: Role | null | undefined): role is StaffRole =>
  role === 'EDITOR' || role === 'ADMIN';

/** Whether a role may do more than another. */
export const isHigher = (role: Role, than: Role): boolean =>
  roles.indexOf(role) > roles.indexOf(than);
