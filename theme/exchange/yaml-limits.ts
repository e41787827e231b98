import { Lexer, Parser } from 'yaml'
import { ExchangeFileError } from './file-contents.ts'

/**
 * What is read of YAML: `depth` counts lists and names within each other as the parser stacks them (no theme of ours has more than 14),
 * `pieces` what the lexer tells apart (a name and its value are six). The longest theme that can be saved has some 90,000.
 */
export const YAML_LIMITS = { depth: 40, pieces: 100_000 } as const

/**
 * Looks through blocks of YAML before anything is made of them: a few thousand brackets within each other end the process when they are
 * composed. Throws an `ExchangeFileError` for blocks that are nested too deep, have too many pieces in all, or are broken. Stops at the
 * first piece that is too much; how many it looked at.
 */
export const requireReadableYaml = (blocks: readonly string[]): number => {
  let pieces = 0
  for (const block of blocks) pieces = lookThrough(block, pieces)
  return pieces
}

const lookThrough = (block: string, before: number): number => {
  const parser = new Parser()
  let pieces = before
  for (const piece of new Lexer().lex(block)) {
    pieces += 1
    if (pieces > YAML_LIMITS.pieces)
      throw new ExchangeFileError(`The file has more than ${YAML_LIMITS.pieces} names, values and signs`)
    for (const token of parser.next(piece))
      if (token.type === 'error') throw new ExchangeFileError(`This is not YAML: ${token.message}`)
    if (parser.stack.length > YAML_LIMITS.depth)
      throw new ExchangeFileError(
        `Lists and names stand too deep within each other${lineOf(block, parser.offset)}`,
      )
  }
  return pieces
}

/** ` at line 3`. */
export const lineOf = (text: string, offset: number): string =>
  ` at line ${text.slice(0, offset).split('\n').length}`
