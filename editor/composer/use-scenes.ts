import { useCallback, useMemo, useRef, useState } from 'react'
import type { SceneFacts } from '#app/rules/scenes/scene-facts.ts'
import type { SceneName } from '#app/rules/scenes/scene-groups.ts'
import type { SceneTools } from '#editor/composer/composer-context.ts'
import { nameOfScene } from '#editor/preview/scene-name.ts'
import { likelyScenes, type Scene, scenesOf } from '#editor/preview/scenes.ts'
import { textsWithoutScene } from '#editor/preview/texts-without-scene.ts'
import { sceneMeter } from '#editor/preview/visitor-texts.ts'
import { textGroups } from '#theme/texts/lists/text-groups.ts'
import { isTextReference, type TextGroup } from '#theme/texts/lists/texts.ts'
import type { SpokenWords } from '#theme/texts/runtime/spoken-words.ts'
import { groupOf, isVariableReference, type VariableGroup } from '#theme/variables.ts'

/** The scene in the frame, and what other scenes were textsSaying saying when they were there. */
export const useScenes = (facts: SceneFacts) => {
  const scenes = useMemo(() => scenesOf(facts), [facts])
  const [name, show] = useState<SceneName>('storefront')
  const scene = scenes.find(each => each.name === name) ?? (scenes[0] as Scene)
  const textsSaying = useRef(new Map<SceneName, SpokenWords>())

  const attach = useCallback(
    (frame: Window) => {
      if (frame.marqueePreview) textsSaying.current.set(scene.name, frame.marqueePreview.spokenWords)
    },
    [scene.name],
  )
  const having = useCallback(
    (reference: string) => {
      const known = [...textsSaying.current].flatMap(([each, words]) =>
        saysIt(words, reference) ? [each] : [],
      )
      const likely = unseen.has(reference) ? ['messages' as const] : groupsOf(reference).flatMap(likelyScenes)
      const offered = new Set(scenes.map(each => each.name))
      return [...new Set([...known, ...likely])].filter(each => each !== scene.name && offered.has(each))
    },
    [scenes, scene.name],
  )
  const tools = useMemo<SceneTools>(
    () => ({ having, show, nameOf: nameOfScene, meter: sceneMeter }),
    [having],
  )
  return { scenes, scene, show, attach, tools }
}

const unseen: ReadonlySet<string> = new Set(textsWithoutScene)

const saysIt = (words: SpokenWords, reference: string) =>
  [...words.values()].some(references => references.has(reference))

const groupsOf = (reference: string): (TextGroup | VariableGroup)[] => {
  if (isVariableReference(reference)) return [groupOf(reference)]
  if (!isTextReference(reference)) return []
  return (Object.keys(textGroups) as TextGroup[]).filter(group => Object.hasOwn(textGroups[group], reference))
}
