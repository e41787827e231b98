/**
 * What staff of a venue may do, one by one: change a part of the theme's draft (words and text sets; look; links; logo; what this version
 * cannot name), change pictures, make a theme public (at once, at a time, or by bringing one back), hide reviews, set the venue up.
 */
export const staffRights = [
  'words',
  'look',
  'links',
  'logo',
  'other',
  'pictures',
  'publish',
  'moderate',
  'set-up',
] as const
export type StaffRight = (typeof staffRights)[number]

/** Who may do what (W8): the table of `app/routes/editor/README.md`. Of several roles the rights add up. */
const rightsOfRole: Readonly<Record<string, readonly StaffRight[]>> = {
  wording: ['words'],
  designer: ['look', 'links', 'logo', 'pictures'],
  publisher: ['words', 'look', 'links', 'logo', 'other', 'pictures', 'publish', 'moderate'],
  onboarding: ['set-up'],
}

/** The rights of somebody with these roles, in the order of the list. A role that is not known gives none. */
export const rightsOf = (roles: readonly string[]): StaffRight[] =>
  staffRights.filter(right =>
    roles.some(role => Object.hasOwn(rightsOfRole, role) && rightsOfRole[role]?.includes(right)),
  )

/** Whether somebody with these roles may do this. */
export const mayDo = (roles: readonly string[], right: StaffRight): boolean => rightsOf(roles).includes(right)
