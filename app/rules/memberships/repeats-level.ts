const wordsOf = (name: string) => name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Whether a kind of member is one that the name of the level says already: 'Family' of 'Family Friends'. */
export function repeatsLevel(member: string, level: string): boolean {
  const known = new Set(wordsOf(level))

  return wordsOf(member).every(word => known.has(word))
}
