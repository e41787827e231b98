import { textsWithoutScene } from '#editor/preview/texts-without-scene.ts'
import { unplayedTexts } from '#editor/preview/unplayed-texts.ts'
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
  'venue-edits',
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

const shown = visitorTexts.length - textsWithoutScene.length - unplayedTexts.length

/**
 * How much of what screens say and are drawn with is in a scene, in whole percent, how many texts that is, and how many are said elsewhere:
 * the sheet of messages has those. tests/api/scene-coverage.test.ts reads every scene and every variable.
 */
export const sceneMeter = {
  percent: Math.floor((100 * shown) / (shown + unplayedTexts.length)),
  shown,
  elsewhere: textsWithoutScene.length,
} as const
