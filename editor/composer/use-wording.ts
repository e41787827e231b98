import { useMemo, useState } from 'react'
import type { WordingTools } from '#editor/composer/composer-context.ts'
import type { WordingLanguage } from '#editor/document/wording.ts'
import type { Scene } from '#editor/preview/first-scene.ts'

type WordingOptions = {
  readonly tenantId: string
  /** The main language of the venue. */
  readonly main: string
  readonly languages: readonly WordingLanguage[]
  readonly scene: Scene
}

/** The language whose words are edited, and the scene of the preview in it. */
export const useWording = ({ tenantId, main, languages, scene }: WordingOptions) => {
  const [tag, choose] = useState<string | null>(null)
  const language = languages.find(each => each.tag === tag) ?? null
  const tools = useMemo<WordingTools>(() => {
    const catalogueHref = `/editor/${encodeURIComponent(tenantId)}/translations`
    return { languages, language, choose, catalogueHref }
  }, [tenantId, languages, language])
  const shown = languages.length > 0 ? sceneIn(scene, language?.tag ?? main) : scene
  return { tools, language, scene: shown }
}

/** A scene of the shop in a language: its address names it. */
export const sceneIn = (scene: Scene, tag: string): Scene => {
  const [address = '', place] = scene.href.split('#')
  const href = `${address}${address.includes('?') ? '&' : '?'}lang=${encodeURIComponent(tag)}`
  return { ...scene, href: place === undefined ? href : `${href}#${place}` }
}
