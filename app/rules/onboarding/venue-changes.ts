import type { WeekDay } from './week.ts'

/** A venue file as far as it is changed here; the import checks it as a whole. */
export type VenueFileDraft = {
  venue: Record<string, unknown>
  theme?: Record<string, unknown>
  texts?: Record<string, string>
  links?: Record<string, unknown>[]
  hours?: Record<string, unknown>
  personTypes?: Record<string, unknown>[]
  events?: Record<string, unknown>[]
  [part: string]: unknown
}

/** People and what is theirs: nobody is removed by being left out of a file, and what they changed meanwhile stays. */
const PERSONAL = ['members', 'visitors', 'staff', 'reviews', 'giftCertificates']
const LOOK = ['theme', 'texts', 'textSets', 'translations', 'emailTexts', 'links', 'themeVersion']

/** Whether a part of the file is neither people and what is theirs nor looks and words. */
export const isOfCatalogue = (part: string): boolean => !PERSONAL.includes(part) && !LOOK.includes(part)

/** The file without people, which an import then leaves as they are. */
export const withoutPersonalData = (file: VenueFileDraft): VenueFileDraft => without(file, PERSONAL)

/** The file without looks and words, which an import then leaves as they are. */
export const withoutLook = (file: VenueFileDraft): VenueFileDraft => without(file, LOOK)

const without = (file: VenueFileDraft, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(file).filter(([key]) => !keys.includes(key))) as VenueFileDraft

export type LookChange = {
  variables: Record<string, string>
  /** null: no logo */
  logo: { src: string; alt: string } | null
  /** the words of the venue */
  texts: Record<string, string>
}

/** The file with other seeds of its look, another logo and other words; what else is set stays. */
export function withLook(file: VenueFileDraft, { variables, logo, texts }: LookChange): VenueFileDraft {
  const { logo: _, ...theme } = file.theme ?? {}
  const old = (theme.variables ?? {}) as Record<string, unknown>
  const look = { ...theme, variables: { ...old, ...variables }, ...(logo && { logo }) }
  return { ...file, theme: look, texts }
}

/** The file with other facts about the venue; one that is empty is taken out. */
export function withProfile(file: VenueFileDraft, profile: Record<string, string>): VenueFileDraft {
  return { ...file, venue: withoutEmpty({ ...file.venue, ...profile }) }
}

export type DayChange = { day: WeekDay; spans: { open: string; close: string }[] }

/** The file with other hours of the week; days that differ by date stay. */
export function withHours(file: VenueFileDraft, days: readonly DayChange[]): VenueFileDraft {
  const open = days.filter(({ spans }) => spans.length > 0)
  const standard = Object.fromEntries(open.map(({ day, spans }) => [day, spans]))
  return { ...file, hours: { ...file.hours, standard } }
}

export type LinkRow = { key: string; label: string; href: string }

/** The file with these links; a row without an address is taken out. */
export function withLinks(file: VenueFileDraft, rows: readonly LinkRow[]): VenueFileDraft {
  const old = new Map((file.links ?? []).map(link => [link.key, link]))
  const links = rows
    .filter(({ href }) => href !== '')
    .map(({ key, label, href }) => ({ ...old.get(key), key, href, ...(label && { label }) }))
  return { ...file, links }
}

const withoutEmpty = (part: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== ''))
