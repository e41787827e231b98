import { readdirSync } from 'node:fs'

/** No vowels: names spell nothing, and no word that a blocker of advertising looks for. */
const LETTERS = [...'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ']

/**
 * Names of classes for a build: two letters for the file, by its place among all of them, and the number of the class in it. A list of events
 * names hundreds of classes; hashes of files weigh a tenth of a kilobyte more in it, packed. Both builds see the same files.
 */
export function shortClassNames(folders) {
  const files = folders.flatMap(folder =>
    readdirSync(folder, { recursive: true })
      .filter(file => file.endsWith('.css.ts'))
      .map(file => `${folder}/${file}`),
  )
  const letters = new Map(files.sort().map((file, place) => [file, lettersOf(place)]))
  const hashes = new Map()
  return ({ hash, filePath }) => {
    const before = letters.get(filePath)
    if (!before) return `_${hash}`
    // A hash of the file and the number of the class; the first of each file is 0.
    if (!hashes.has(filePath)) hashes.set(filePath, hash.slice(0, -1))
    return before + hash.slice(hashes.get(filePath).length)
  }
}

const lettersOf = place =>
  LETTERS[Math.floor(place / LETTERS.length) % LETTERS.length] + LETTERS[place % LETTERS.length]
