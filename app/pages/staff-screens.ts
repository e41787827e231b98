import { type StaffPage, staffPages } from '#app/rules/staff/staff-pages.ts'
import type { TextReference } from '#theme/texts/lists/texts.ts'
import type { Text } from '#theme/texts/runtime/venue-texts.ts'

const WORDS = {
  composer: 'editor-page-title',
  pictures: 'editor-pictures',
  translations: 'editor-page-translations',
  legal: 'editor-page-legal',
  hours: 'editor-page-hours',
  settings: 'editor-page-settings',
  hosts: 'editor-page-hosts',
  reviews: 'editor-reviews',
  sharing: 'editor-page-sharing',
  versions: 'editor-versions',
  edits: 'editor-page-edits',
  exchange: 'editor-page-exchange',
} as const satisfies Record<StaffPage, TextReference>

export type StaffScreen = { page: StaffPage; name: string; href: string }

/** The screens of a venue's staff that somebody with these roles may open, by name, with their addresses. */
export const staffScreens = (
  roles: readonly string[],
  { tenantId, text }: { tenantId: string; text: Text },
): StaffScreen[] =>
  staffPages(roles).map(page => ({
    page,
    name: text(WORDS[page]),
    href: `/editor/${encodeURIComponent(tenantId)}/${page}`,
  }))
