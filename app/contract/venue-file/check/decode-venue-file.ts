import { positions, type VenueFileIssue } from './locate-issues.ts'

export type DecodedVenueFile = { ok: true; text: string } | { ok: false; issues: VenueFileIssue[] }

/** The bytes of a venue file as text. Refuses what is not UTF-8, with the place of the first byte that is none. */
export function decodeVenueFile(bytes: Uint8Array): DecodedVenueFile {
  const wide = wideEncoding(bytes)
  if (wide) return refused({ line: 1, column: 1, message: `is ${wide}, not UTF-8; save it as UTF-8` })
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return refused(firstBadByte(bytes))
  }
}

const refused = (issue: Omit<VenueFileIssue, 'path'>): DecodedVenueFile => ({
  ok: false,
  issues: [{ path: '(file)', ...issue }],
})

/** Two or four bytes a letter: told by the mark at the beginning, or by the empty byte beside the first brace. */
function wideEncoding([first, second, third]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'UTF-16'
  if (first === 0xfe && second === 0xff) return 'UTF-16'
  if ((first === 0 && third !== undefined) || (first !== undefined && second === 0)) return 'UTF-16 or UTF-32'

  return null
}

function firstBadByte(bytes: Uint8Array): Omit<VenueFileIssue, 'path'> {
  let good = longestGoodStart(bytes)
  while (!readsWell(bytes.subarray(0, good), { isWhole: true })) good -= 1
  const before = new TextDecoder().decode(bytes.subarray(0, good))
  const byte = (bytes[good] ?? 0).toString(16).padStart(2, '0')

  return {
    ...positions(before)(before.length),
    message: `is not UTF-8: the byte 0x${byte} here is no letter (probably Latin-1 or Windows-1252; save it as UTF-8)`,
  }
}

/** By halving: a start of the file either reads well or holds the fault. */
function longestGoodStart(bytes: Uint8Array): number {
  let [low, high] = [0, bytes.length]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (readsWell(bytes.subarray(0, middle))) low = middle
    else high = middle
  }

  return low
}

/** Unless the bytes are meant as a whole, a letter that is cut by their end is no fault. */
function readsWell(bytes: Uint8Array, { isWhole = false } = {}): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole })

    return true
  } catch {
    return false
  }
}
