import { type ParseError, parse, printParseErrorCode, visit } from 'jsonc-parser'
import { positions, type VenueFileIssue } from './locate-issues.ts'
import { printPath } from './places.ts'

/** `issues` of a document that was read: keys written twice, of which the last counts while the rest is checked. */
export type JsonReading =
  | { ok: true; value: unknown; issues: VenueFileIssue[] }
  | { ok: false; issues: VenueFileIssue[] }

const SYNTAX: Record<string, string> = {
  InvalidSymbol: 'a word that JSON does not know',
  UnexpectedEndOfNumber: 'a number that is not written as JSON wants it',
  PropertyNameExpected: 'a key in double quotes is missing here',
  ValueExpected: 'a value is missing here',
  ColonExpected: 'a colon is missing here',
  CommaExpected: 'a comma is missing here',
  CloseBraceExpected: 'a closing brace is missing here',
  CloseBracketExpected: 'a closing bracket is missing here',
  EndOfFileExpected: 'the document has ended before this',
  InvalidCommentToken: 'comments are not allowed',
  UnexpectedEndOfString: 'text that is not closed with a double quote',
  InvalidCharacter: 'a character that must be escaped',
  InvalidEscapeCharacter: 'an escape that JSON does not know',
  InvalidUnicode: 'an escape that JSON does not know',
}

/** Reads strict JSON. Faults of syntax and keys given twice (of which JSON would silently lose one) are named with their line. */
export function readJson(text: string): JsonReading {
  try {
    const value = parsedJson(text)
    if (value === undefined) return { ok: false, issues: syntaxFaults(text) }

    return { ok: true, value, issues: repeatedKeys(text) }
  } catch {
    // What names the places calls itself for each level, and there are too many.
    return { ok: false, issues: [fileFault('is nested too deep')] }
  }
}

/** `undefined`, which JSON does not know, for what is no JSON. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function syntaxFaults(text: string): VenueFileIssue[] {
  if (text.trim() === '') return [fileFault('is empty')]
  const faults: ParseError[] = []
  parse(text, faults, { disallowComments: true })
  const positionOf = positions(text)
  const first = faults.slice(0, 20).map(fault => ({
    path: '(file)',
    ...positionOf(fault.offset),
    message: `is not JSON: ${SYNTAX[printParseErrorCode(fault.error)] ?? 'something unexpected'}`,
  }))

  return first.length > 0 ? first : [fileFault('is not JSON')]
}

function repeatedKeys(text: string): VenueFileIssue[] {
  const positionOf = positions(text)
  const open: Set<string>[] = []
  const twice: VenueFileIssue[] = []
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (key, offset, _length, _line, _column, pathOf) => {
      const keys = open.at(-1)
      if (keys?.has(key)) {
        twice.push({
          path: printPath([...pathOf(), key]),
          ...positionOf(offset),
          message: 'is written twice',
        })
      }
      keys?.add(key)
    },
  })

  return twice
}

const fileFault = (message: string): VenueFileIssue => ({ path: '(file)', line: 1, column: 1, message })
