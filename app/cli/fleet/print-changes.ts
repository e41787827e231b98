import type { VenueChanges } from '#theme/compare-defaults.ts'
import { definitionOf, isVariableReference } from '#theme/variables.ts'
import { oneLine } from '../arguments.ts'

/** As much of one kind as somebody reads of a venue. */
const MAX_LINES = 20

/** What changes for a venue: a line that counts it, then one each. */
export function printChanges(tenantId: string, { variables, words, contrast }: VenueChanges): string {
  const lines = [
    `${tenantId}: ${sumOf({ variables, words })}`,
    ...shortened(
      variables.map(
        ({ reference, before, after }) => `${nameOf(reference)} (${reference}): ${before} → ${after}`,
      ),
    ),
    ...shortened(
      words.map(
        ({ reference, language, before, after }) => `${reference} (${language}): “${before}” → “${after}”`,
      ),
    ),
    ...contrast.map(
      ({ reference, on, ratio, min }) =>
        `contrast: ${nameOf(reference)} on ${nameOf(on)} has ${ratio} : 1 and needs ${min} : 1`,
    ),
  ]
  return lines.map((line, index) => `${index === 0 ? '' : '  '}${oneLine(line)}\n`).join('')
}

const shortened = (lines: readonly string[]) =>
  lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), `and ${lines.length - MAX_LINES} more`] : lines

/** “1 variable and 2 texts change”, without what does not change. */
function sumOf({ variables, words }: Pick<VenueChanges, 'variables' | 'words'>): string {
  const counts = [
    { count: variables.length, noun: 'variable' },
    { count: words.length, noun: 'text' },
  ].filter(({ count }) => count > 0)
  const isOne = counts.length === 1 && counts[0]?.count === 1
  return `${counts.map(({ count, noun }) => counted(count, noun)).join(' and ')} ${isOne ? 'changes' : 'change'}`
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

const nameOf = (reference: string) =>
  isVariableReference(reference) ? definitionOf(reference).name : reference
