import { textsWithoutScene } from '#editor/preview/texts-without-scene.ts'
import { textGroups } from '#theme/texts/lists/text-groups.ts'
import { type TextGroup, type TextReference, textOf, textReferences } from '#theme/texts/lists/texts.ts'

/** Words of the staff and of the platform: no venue's visitor reads them. */
const STAFF: readonly TextGroup[] = [
  'editor',
  'exchange',
  'pictures',
  'translations',
  'venue-hosts',
  'venue-settings',
  'versions',
  'draft-review',
  'onboarding',
  'home',
]

const ofStaff = new Set(STAFF.flatMap(group => Object.keys(textGroups[group])))

/** Every text that a visitor of some venue may read; those that say nothing by default are left out. */
export const visitorTexts: readonly TextReference[] = textReferences.filter(reference => {
  const { setting, message } = textOf(reference)
  return !setting && message !== '' && !ofStaff.has(reference)
})

/** How many texts visitors read, and how many of them a scene shows where they stand; the others are on the sheet of messages. */
export const sceneMeter = {
  total: visitorTexts.length,
  shown: visitorTexts.length - textsWithoutScene.length,
} as const
