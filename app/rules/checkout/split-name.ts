type NameParts = { firstName: string; lastName: string }

/** Words that begin a last name where they stand before its last word: 'van Beethoven', 'de la Cruz'. */
const PREFIXES = new Set(
  'af al av bin da das de del della den der di dos du el ibn la le ten ter van von zu'.split(' '),
)
/** Words behind a last name that belong to it: 'King Jr.' */
const SUFFIXES = new Set(['jr', 'sr', 'ii', 'iii', 'iv'])

/**
 * The first and last name of a name typed in one field. The last word is the last name, with the prefixes before it and the suffix behind it;
 * a comma says it itself ('Lovelace, Ada'). A single word is a first name: nobody has to have two.
 */
export function splitName(typed: string): NameParts {
  const [last = '', ...first] = typed.split(',').map(spaced)
  if (last && first.length === 1 && first[0] && !isSuffix(first[0]))
    return { firstName: first[0], lastName: last }
  const words = spaced(typed).split(' ')
  const start = lastNameStart(words)

  return { firstName: words.slice(0, start).join(' '), lastName: words.slice(start).join(' ') }
}

/** A name as it stands in one field. */
export function joinName({ firstName, lastName }: NameParts): string {
  return spaced(`${firstName} ${lastName}`)
}

/** Whether anybody would part a name as it is parted here: of two words, or by a comma. One word may be either name, of three the middle one. */
export function isPartedSurely(typed: string): boolean {
  const name = spaced(typed)
  const words = name.split(' ').length

  return name === '' || words === 2 || (words > 2 && /^[^,]+, [^,]+$/.test(name))
}

type TypedName = { typed: string; first: string; last: string; known: NameParts | undefined }

/** The parts of a name: those that were filled in on their own, else the typed name in its parts. */
export function nameParts({ typed, first, last, known }: TypedName): NameParts {
  const [firstName, lastName] = [spaced(first), spaced(last)]

  return firstName || lastName ? { firstName, lastName } : splitTypedName(typed, known)
}

/** A typed name in its parts; one that is still as it was keeps those it had: 'Gabriel García Márquez' is parted by whoever knows him. */
export function splitTypedName(typed: string, known: NameParts | undefined): NameParts {
  return known && joinName(known) === spaced(typed)
    ? { firstName: known.firstName, lastName: known.lastName }
    : splitName(typed)
}

const spaced = (text: string) => text.trim().replace(/\s+/g, ' ')

const isSuffix = (word: string) => SUFFIXES.has(word.toLowerCase().replace('.', ''))

/** Where the last name begins; never before the second word. */
function lastNameStart(words: readonly string[]): number {
  const hasSuffix = words.length > 2 && isSuffix(words.at(-1) ?? '')
  let start = Math.max(words.length - (hasSuffix ? 2 : 1), 1)
  while (start > 1 && PREFIXES.has((words[start - 1] ?? '').toLowerCase())) start -= 1

  return start
}
