import { readFileSync } from 'node:fs'
import { markWords } from '#tests/builders/unmarked-in.ts'
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
