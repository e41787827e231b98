import type { ReadProblem } from '#theme/read-parts.ts'

/** What a refused theme says: one sentence, and each value that was not taken by its key. */
export const themeProblems = (problems: readonly ReadProblem[]) => ({
  text: sentenceOf(problems),
  errors: Object.fromEntries(problems.map(({ key, message }) => [key, message])),
})

const sentenceOf = (problems: readonly ReadProblem[]) =>
  problems.length === 1 ? problems[0]!.message : `${problems[0]!.message} (and ${problems.length - 1} more)`
