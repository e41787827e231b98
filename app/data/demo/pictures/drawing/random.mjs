/** A generator of numbers in [0, 1) that repeats for the same seed, with the ranges and picks a scene needs. */
export function seeded(seed) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => Math.floor(low + next() * (high - low + 1)),
    pick: list => list[Math.floor(next() * list.length)],
    /** Around 0, most values within ±1. */
    bell: () => (next() + next() + next() + next() - 2) * 1.2,
  }
}

const fade = t => t * t * t * (t * (t * 6 - 15) + 10)
const mix = (a, b, t) => a + (b - a) * t

/** Smooth gradient noise in two dimensions, about −1 to 1, the same for the same seed. */
export function noiseField(seed) {
  const random = seeded(seed)
  const table = Array.from({ length: 256 }, (_, index) => index)
  for (let index = 255; index > 0; index--) {
    const other = random.whole(0, index)
    ;[table[index], table[other]] = [table[other], table[index]]
  }
  const slope = (column, row, dx, dy) => {
    const angle = (table[(table[column & 255] + row) & 255] / 256) * Math.PI * 2
    return Math.cos(angle) * dx + Math.sin(angle) * dy
  }
  return (x, y) => {
    const [column, row] = [Math.floor(x), Math.floor(y)]
    const [dx, dy] = [x - column, y - row]
    const top = mix(slope(column, row, dx, dy), slope(column + 1, row, dx - 1, dy), fade(dx))
    const bottom = mix(
      slope(column, row + 1, dx, dy - 1),
      slope(column + 1, row + 1, dx - 1, dy - 1),
      fade(dx),
    )
    return mix(top, bottom, fade(dy)) * 1.5
  }
}

/** Several octaves of a noise field laid over each other, each half as strong and twice as fine. */
export function layered(noise, octaves) {
  return (x, y) => {
    let sum = 0
    for (let octave = 0; octave < octaves; octave++) {
      sum += noise(x * 2 ** octave + octave * 17.3, y * 2 ** octave - octave * 9.1) / 2 ** octave
    }
    return sum
  }
}
