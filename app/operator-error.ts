/**
 * Something that whoever runs Marquee can mend: a setting, a folder, a database that does not answer. Its message is one
 * sentence that says what; a process that ends with it prints that line alone and exits with 2.
 */
export class OperatorError extends Error {}

/** The sentence for the operator; null for a fault of ours, which is shown whole. */
export const operatorSentence = (error: unknown): string | null =>
  error instanceof OperatorError ? error.message : null

/** What an operator can mend is one line and code 2; anything else is shown whole. */
export function exitWith(error: unknown): never {
  const sentence = operatorSentence(error)
  console.error(sentence ? `marquee: ${sentence}` : error)
  process.exit(sentence ? 2 : 1)
}
