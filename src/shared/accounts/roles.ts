/** From the fewest rights to the most. */
export const roles = ['USER', 'CLEANER', 'EDITOR', 'ADMIN'] as const;
export type Role = (typeof roles)[number];

export const roleNames: Record<Role, string> = {
  USER: 'Utente',
  CLEANER: 'Pulizie',
  EDITOR: 'Editore',
  ADMIN: 'Amministratore',
};

export const isStaff = (role: Role | undefined): boolean => role === 'EDITOR' || role === 'ADMIN';

/** Whoever works for the house: staff, and those who clean. */
export const teamRoles = ['CLEANER', 'EDITOR', 'ADMIN'] as const satisfies readonly Role[];
export type TeamRole = (typeof teamRoles)[number];

export const isOnTeam = (role: Role | undefined): role is TeamRole =>
  role !== undefined && role !== 'USER';

/** Whether a role may do more than another. */
export const isHigher = (role: Role, than: Role): boolean =>
  roles.indexOf(role) > roles.indexOf(than);
