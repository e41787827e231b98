import type { SceneName } from '#app/rules/scenes/scene-groups.ts'
import { likelyScenes } from '#editor/preview/scenes.ts'
import { textsInBrowser } from '#editor/preview/texts-in-browser.ts'
import { textsWithoutScene } from '#editor/preview/texts-without-scene.ts'
import { unplayedTexts } from '#editor/preview/unplayed-texts.ts'
import { textGroups } from '#theme/texts/lists/text-groups.ts'
import { isTextReference, type TextGroup, type TextReference } from '#theme/texts/lists/texts.ts'
import { groupOf, isVariableReference } from '#theme/variables.ts'

const unseen: ReadonlySet<string> = new Set([...textsWithoutScene, ...unplayedTexts])

/** Scenes in which a text or a variable is likely to show, the likeliest first; none of what has no place of its own. */
export function scenesShowing(reference: string): readonly SceneName[] {
  if (isVariableReference(reference)) return likelyScenes(groupOf(reference))
  if (!isTextReference(reference)) return []
  if (unseen.has(reference)) return ['messages']
  return [...scenesInBrowser(reference), ...groupsOf(reference).flatMap(likelyScenes)]
}

/** Scenes that say a text once something is pressed in them, or in a browser alone. */
const scenesInBrowser = (reference: TextReference): SceneName[] =>
  (Object.keys(textsInBrowser) as SceneName[]).filter(scene => textsInBrowser[scene]?.includes(reference))

const groupsOf = (reference: TextReference): TextGroup[] =>
  (Object.keys(textGroups) as TextGroup[]).filter(group => Object.hasOwn(textGroups[group], reference))
