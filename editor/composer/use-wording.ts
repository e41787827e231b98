import { useMemo, useState } from 'react'
import type { WordingTools } from '#editor/composer/composer-context.ts'
import { partsOfSet, textSetNames, wordingOfSet } from '#editor/document/text-sets.ts'
import type { WordingLanguage } from '#editor/document/wording.ts'
import type { Scene } from '#editor/preview/first-scene.ts'
import type { ThemeDocument } from '#theme/document.ts'

type WordingOptions = {
  readonly tenantId: string
  /** The main language of the venue. */
  readonly main: string
  readonly languages: readonly WordingLanguage[]
  readonly document: ThemeDocument
  readonly scene: Scene
}

/** Which words are edited: those of a language, or of a text set in it; and the scene of the preview in them. */
export const useWording = ({ tenantId, main, languages, document, scene }: WordingOptions) => {
  const [tag, choose] = useState<string | null>(null)
  const [set, chooseSet] = useState<string | null>(null)
  const further = languages.find(each => each.tag === tag) ?? null
  const tags = useMemo(() => languages.map(each => each.tag), [languages])
  const language = useMemo(
    () => (set === null ? further : wordingOfSet({ document, set, language: further, main })),
    [document, set, further, main],
  )
  const tools = useMemo<WordingTools>(() => {
    const catalogueHref = `/editor/${encodeURIComponent(tenantId)}/translations`
    const shopHref = `/events/${encodeURIComponent(tenantId)}/list`
    // A set is stored with its first words; until then only who has begun it knows it.
    const sets = [...new Set([...textSetNames(document, tags), ...(set === null ? [] : [set])])].toSorted()
    return { languages, language, further, choose, sets, set, chooseSet, catalogueHref, shopHref }
  }, [tenantId, languages, language, further, tags, document, set])
  const chooseOf = (field: string) => {
    const place = placeOfField(field, tags)
    if (!place) return
    choose(place.tag)
    chooseSet(place.set)
  }
  const shown = sceneIn(scene, { tag: languages.length > 0 ? (further?.tag ?? main) : null, set })
  return { tools, language, scene: shown, chooseOf }
}

type Place = { readonly tag: string | null; readonly set: string | null }

/** Whose words a field has: `translations.de-DE.cart-note`, `textSets.school.de-DE.cart-note`; null for what is no words. */
export const placeOfField = (field: string, tags: readonly string[]): Place | null => {
  const [, part, id = ''] = /^(texts|translations|textSets)\.(?:(.+)\.)?[^.]+$/s.exec(field) ?? []
  if (part === undefined) return null
  if (part !== 'textSets') return { tag: part === 'texts' ? null : id, set: null }
  const { name, tag } = partsOfSet(id, tags)
  return { tag, set: name }
}

/** A scene of the shop in a language and with a text set: its address names them. */
export const sceneIn = (scene: Scene, { tag, set }: Place): Scene => {
  const [address = '', place] = scene.href.split('#')
  const query = new URLSearchParams({
    ...(tag !== null && { lang: tag }),
    ...(set !== null && { text: set }),
  })
  if (query.size === 0) return scene
  const href = `${address}${address.includes('?') ? '&' : '?'}${query}`
  return { ...scene, href: place === undefined ? href : `${href}#${place}` }
}
