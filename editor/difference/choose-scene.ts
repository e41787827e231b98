import { LANGUAGE_QUERY } from '#app/rules/links/language-links.ts'
import type { SceneName } from '#app/rules/scenes/scene-groups.ts'
import { groupKey, type ValueGroup } from '#editor/difference/group-key.ts'
import type { Scene } from '#editor/preview/first-scene.ts'
import { scenesShowing } from '#editor/preview/scenes-showing.ts'
import { isTextReference, type TextReference } from '#theme/texts/lists/texts.ts'
import { isVariableReference, type VariableReference } from '#theme/variables.ts'

/** A changed value by its key in the theme: `variables.color-brand`, `translations.de-DE.events-page-heading`. */
type ChangedValue = { readonly key: string }

/** What a key of the theme names. */
type ChangedEntry = {
  readonly reference: VariableReference | TextReference | null
  /** the further language of a wording, BCP 47 */
  readonly language: string | null
  /** the id of the text set of a wording */
  readonly textSet: string | null
}

/** A key of the theme in its parts; no reference for links, logo, preset and what this version does not know. */
export const entryOf = (key: string): ChangedEntry => {
  const reference = key.slice(key.lastIndexOf('.') + 1)
  const [, part = '', id = ''] = /^(translations|textSets)\.(.*)\.[^.]*$/s.exec(key) ?? []
  return {
    reference: isVariableReference(reference) || isTextReference(reference) ? reference : null,
    language: part === 'translations' ? id : null,
    textSet: part === 'textSets' ? id : null,
  }
}

/**
 * The scene in which most values of a group show, of those that the venue has; of several the one that a visitor comes by first. Null where none
 * can be painted: words of mails are written by the server. Its address is the one at which it says the changed wording.
 */
export function chooseScene(rows: readonly ChangedValue[], scenes: readonly Scene[]): Scene | null {
  const offered = scenes.filter(({ name }) => !isWritten(name))
  const candidates = rows.map(({ key }) => scenesHaving(entryOf(key)))
  const count = (name: SceneName) => candidates.filter(names => names.includes(name)).length
  const rank = (name: SceneName) =>
    Math.min(...candidates.map(names => names.indexOf(name)).filter(at => at >= 0))
  const [best] = offered
    .filter(({ name }) => count(name) > 0)
    .toSorted((a, b) => count(b.name) - count(a.name) || rank(a.name) - rank(b.name))
  return best ? { ...best, href: addressOf(best.href, rows) } : null
}

/** Mails and files: nothing in them listens. */
const isWritten = (name: SceneName) => name.startsWith('mail-') || name === 'ticket-pdf'

/** Where a value shows, the likeliest first; what has no place of its own shows on the events list, as the header and the whole look do. */
const scenesHaving = ({ reference }: ChangedEntry): readonly SceneName[] => {
  if (reference === null) return ['storefront']
  return isVariableReference(reference) ? orStorefront(scenesShowing(reference)) : scenesShowing(reference)
}

const orStorefront = (scenes: readonly SceneName[]): readonly SceneName[] =>
  scenes.length > 0 ? scenes : ['storefront']

/** The page in the language or the text set of the first wording. */
function addressOf(href: string, [first]: readonly ChangedValue[]): string {
  const { language, textSet } = entryOf(first?.key ?? '')
  if (language === null && textSet === null) return href
  const url = new URL(href, 'https://shop.invalid')
  if (language !== null) url.searchParams.set(LANGUAGE_QUERY, language)
  if (textSet !== null) url.searchParams.set('text', textSet)
  return url.pathname + url.search
}

type GroupedValue = ChangedValue & ValueGroup

/** Where each group of changed values shows, by `groupKey`; a group without a page is missing. */
export function chooseGroupPages(
  rows: readonly GroupedValue[],
  scenes: readonly Scene[],
): Readonly<Record<string, string>> {
  const keys = [...new Set(rows.map(groupKey))]
  return Object.fromEntries(
    keys.flatMap(key => {
      const scene = chooseScene(
        rows.filter(row => groupKey(row) === key),
        scenes,
      )
      return scene ? [[key, scene.href]] : []
    }),
  )
}
