import { mayDo, type StaffRight } from './staff-rights.ts'

/** The screens of a venue's staff, in the order of their links, each with the right that it needs; null where every editor may see it. */
const RIGHT_OF = {
  composer: null,
  pictures: 'pictures',
  translations: 'words',
  legal: 'words',
  hours: 'publish',
  settings: 'publish',
  hosts: 'publish',
  reviews: 'moderate',
  sharing: null,
  versions: null,
  edits: null,
  exchange: null,
} as const satisfies Record<string, StaffRight | null>

export type StaffPage = keyof typeof RIGHT_OF

/** The screens that somebody with these roles may open, in the order of their links. */
export const staffPages = (roles: readonly string[]): StaffPage[] =>
  (Object.keys(RIGHT_OF) as StaffPage[]).filter(page => {
    const right = RIGHT_OF[page]
    return right === null || mayDo(roles, right)
  })
