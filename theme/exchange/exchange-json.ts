import { ExchangeFileError } from './file-contents.ts'

/** How deep objects and lists of a JSON file stand within each other; those of a theme stand in eight. */
export const MAX_JSON_DEPTH = 40

/**
 * The value of a JSON text. Throws an `ExchangeFileError` that begins with `sentence` for what is no JSON, and one for a text whose brackets
 * stand deeper than `MAX_JSON_DEPTH`, before it is parsed: what walks through a value would run out of stack.
 */
export const parseExchangeJson = (text: string, sentence: string): unknown => {
  if (isDeep(text)) throw new ExchangeFileError('Lists and names stand too deep within each other')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ExchangeFileError(`${sentence}: ${(error as Error).message}`)
  }
}

/** Brackets outside of strings, counted. */
const isDeep = (text: string): boolean => {
  let depth = 0
  for (const [sign] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"?|[[\]{}]/gs)) {
    if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth -= 1
    if (depth > MAX_JSON_DEPTH) return true
  }
  return false
}
