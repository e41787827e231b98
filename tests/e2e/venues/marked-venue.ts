import { readFileSync } from 'node:fs'
import { textOf, textReferences } from '#theme/texts/lists/texts.ts'

/**
 * Harborlight with every word marked: ⟦texts⟧ that come from a text variable and «data» that comes from the venue.
 * What a visitor sees or hears without a mark is a label somebody has written into the code.
 */
export function markedVenue(): unknown {
  const file = JSON.parse(readFileSync('app/data/demo/harborlight.json', 'utf8'))
  return {
    ...(markWords(file) as object),
    venue: { ...(markWords(file.venue) as object), id: 'marked' },
    texts: markedTexts(),
    textSets: {},
    emailTexts: {},
    theme: { preset: 'aquarium' },
  }
}

/** Every text of the platform with its ⟦mark⟧. */
export function markedTexts() {
  const shown = textReferences.filter(
    reference => !textOf(reference).setting && textOf(reference).message !== '',
  )
  return Object.fromEntries(shown.map(reference => [reference, mark(textOf(reference))]))
}

/** Inside lists the mark stands in the items: a rich text may not begin beside its list. */
const mark = ({ message }: { message: string }) =>
  /^<(ul|ol)>/.test(message)
    ? message.replaceAll('<li>', '<li>⟦').replaceAll('</li>', '⟧</li>')
    : `⟦${message}⟧`

const WORDS = new Set([
  'name',
  'shortName',
  'tagline',
  'shortDescription',
  'description',
  'title',
  'comment',
  'author',
  'label',
  'help',
  'note',
  'firstName',
  'lastName',
  'infoTemplate',
  'accessibility',
  'travel',
  'bring',
  'streetAddress1',
  'streetAddress2',
  'city',
  'state',
])
const WORD_LISTS = new Set(['benefits'])

/** The «words» of a venue's data, each on its own. */
export function markWords(value: unknown, key = ''): unknown {
  if (Array.isArray(value))
    return value.map(item =>
      WORD_LISTS.has(key) && typeof item === 'string' ? markData(item) : markWords(item, key),
    )
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, markWords(inner, name)]))
  }
  return typeof value === 'string' && WORDS.has(key) && value ? markData(value) : value
}

/** Every word on its own, so that a description cut in the middle is still recognised. */
const markData = (words: string) =>
  words.replace(/<[^>]*>/g, ' ').replace(/\S*\p{L}\S*/gu, word => `«${word}»`)
