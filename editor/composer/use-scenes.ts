import { useCallback, useMemo, useRef, useState } from 'react'
import type { SceneFacts } from '#app/rules/scenes/scene-facts.ts'
import type { SceneName } from '#app/rules/scenes/scene-groups.ts'
import type { SceneTools } from '#editor/composer/composer-context.ts'
import { firstScene, type Scene } from '#editor/preview/first-scene.ts'
import { dayOfScene, keptDayOf, sceneOn } from '#editor/preview/scene-day.ts'
import { nameOfScene } from '#editor/preview/scene-name.ts'
import type { SpokenWords } from '#theme/texts/runtime/spoken-words.ts'

/** The scene in the frame, as of which day it is, and what other scenes said when they were there. The list of scenes is loaded when somebody asks for another one. */
export const useScenes = (facts: SceneFacts, today: string) => {
  const [chosen, showScene] = useState<Scene>(() => firstScene(facts))
  const [day, setDay] = useState<string | null>(null)
  const days = { openDay: facts.openDay, day }
  const scene = sceneOn(chosen, days)
  const textsSaying = useRef(new Map<SceneName, SpokenWords>())

  const attach = useCallback(
    (frame: Window) => {
      if (frame.marqueePreview) textsSaying.current.set(scene.name, frame.marqueePreview.spokenWords)
    },
    [scene.name],
  )
  const having = useCallback(
    async (reference: string) => {
      const [{ scenesOf }, { scenesShowing }] = await Promise.all([
        import('#editor/preview/scenes.ts'),
        import('#editor/preview/scenes-showing.ts'),
      ])
      const known = [...textsSaying.current].flatMap(([name, words]) =>
        saysIt(words, reference) ? [name] : [],
      )
      const offered = new Set(scenesOf(facts).map(({ name }) => name))
      const found = new Set([...known, ...scenesShowing(reference)])
      return [...found].filter(name => name !== scene.name && offered.has(name))
    },
    [facts, scene.name],
  )
  const show = useCallback(
    async (name: SceneName) => {
      const { scenesOf } = await import('#editor/preview/scenes.ts')
      const found = scenesOf(facts).find(each => each.name === name)
      if (found) showScene(found)
    },
    [facts],
  )
  const tools = useMemo<SceneTools>(() => ({ having, show, nameOf: nameOfScene }), [having, show])
  const keptDay = keptDayOf(chosen, { facts, today })
  return { scene, showScene, day: dayOfScene(chosen, days), keptDay, setDay, attach, tools }
}

const saysIt = (words: SpokenWords, reference: string) =>
  [...words.values()].some(references => references.has(reference))
