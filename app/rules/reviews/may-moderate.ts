/** Who of the venue may hide reviews: whoever answers for what everybody reads (`app/api/README.md`). Takes the roles of one of its staff. */
export const mayModerate = (roles: readonly string[]): boolean => roles.includes('publisher')
