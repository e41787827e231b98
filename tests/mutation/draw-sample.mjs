import { createHash } from 'node:crypto'
import { placeOf } from './places.mjs'

/**
 * Draws mutants evenly over the places: as many of each as there are, up to an equal part. The same seed draws the same, whatever the order.
 * @param {{ mutants: { key: string, fileName: string }[], size: number, seed: string }} from
 */
export function drawSample({ mutants, size, seed }) {
  const places = new Map()
  for (const mutant of mutants) {
    const place = placeOf(mutant.fileName)
    if (!places.has(place)) places.set(place, [])
    places.get(place).push(mutant)
  }
  const drawn = []
  const waiting = [...places.values()].map(list => byRank(list, seed)).sort((a, b) => a.length - b.length)
  while (waiting.length > 0) {
    const part = Math.ceil((size - drawn.length) / waiting.length)
    drawn.push(...waiting.shift().slice(0, part))
  }
  return drawn.slice(0, size)
}

function byRank(list, seed) {
  const rank = ({ key }) => createHash('sha256').update(`${seed} ${key}`).digest('hex')
  return list
    .map(mutant => [rank(mutant), mutant])
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, mutant]) => mutant)
}
