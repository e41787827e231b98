/** The name that somebody probably meant: the nearest of `names` by letters to change, when it is near enough; else null. */
export function nearestName(written: string, names: readonly string[]): string | null {
  const most = Math.max(2, Math.floor(written.length / 4))
  let best: { name: string; distance: number } | null = null
  for (const name of names) {
    if (Math.abs(name.length - written.length) > most) continue
    const distance = lettersToChange(written, name)
    if (distance <= most && (!best || distance < best.distance)) best = { name, distance }
  }

  return best?.name ?? null
}

/** Levenshtein distance: letters to add, drop or replace. */
function lettersToChange(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = (row[column - 1] ?? 0) + (other[column - 1] === letter ? 0 : 1)
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1))
    }
    row = next
  }

  return row[other.length] ?? 0
}
