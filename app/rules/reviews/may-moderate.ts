/**
 * Whether a staff member with these roles may hide reviews: only those who are responsible for what everybody reads
 * (`app/api/README.md`).
 */
export const mayModerate = (roles: readonly string[]): boolean => roles.includes('publisher')
