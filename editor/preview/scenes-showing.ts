import type { SceneName } from '#app/rules/scenes/scene-groups.ts'
import { likelyScenes } from '#editor/preview/scenes.ts'
import { textsWithoutScene } from '#editor/preview/texts-without-scene.ts'
import { textGroups } from '#theme/texts/lists/text-groups.ts'
import { isTextReference, type TextGroup, type TextReference } from '#theme/texts/lists/texts.ts'
import { groupOf, isVariableReference } from '#theme/variables.ts'

const unseen: ReadonlySet<string> = new Set(textsWithoutScene)

/** Scenes in which a text or a variable is likely to show, the likeliest first; none of what has no place of its own. */
export function scenesShowing(reference: string): readonly SceneName[] {
  if (isVariableReference(reference)) return likelyScenes(groupOf(reference))
  if (!isTextReference(reference)) return []
  return unseen.has(reference) ? ['messages'] : groupsOf(reference).flatMap(likelyScenes)
}

const groupsOf = (reference: TextReference): TextGroup[] =>
  (Object.keys(textGroups) as TextGroup[]).filter(group => Object.hasOwn(textGroups[group], reference))
