import { type SceneGroup, sceneGroups } from '#app/rules/scenes/scene-groups.ts'
import type { Scene } from '#editor/preview/first-scene.ts'

export type NamedScene = Scene & { readonly words: string }
export type SceneRows = {
  readonly group: SceneGroup
  readonly words: string
  readonly scenes: readonly NamedScene[]
}

type SceneQuery = {
  readonly scenes: readonly Scene[]
  readonly query: string
  readonly nameOf: (scene: Scene) => string
  readonly nameOfGroup: (group: SceneGroup) => string
}

/**
 * The scenes whose name, or whose group's, has every word of a query in it, by group in the order of a visit; groups without any are left out.
 */
export function sceneRows({ scenes, query, nameOf, nameOfGroup }: SceneQuery): SceneRows[] {
  const typed = query.toLowerCase().split(/\s+/).filter(Boolean)
  return (Object.keys(sceneGroups) as SceneGroup[])
    .map(group => {
      const words = nameOfGroup(group)
      const members: ReadonlySet<string> = new Set(Object.keys(sceneGroups[group]))
      const named = scenes
        .filter(({ name }) => members.has(name))
        .map(scene => ({ ...scene, words: nameOf(scene) }))
      const isFound = (scene: NamedScene) => {
        const all = `${scene.words} ${words}`.toLowerCase()
        return typed.every(word => all.includes(word))
      }
      return { group, words, scenes: named.filter(isFound) }
    })
    .filter(row => row.scenes.length > 0)
}
