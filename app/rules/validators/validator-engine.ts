import type { Message } from '#app/rules/shell/message.ts'
import {
  type CheckOptions,
  type Validator,
  type ValidatorName,
  validators,
} from '#app/rules/validators/validators.ts'

/** A mistake in the set-up of a form, not in the value (CHK-216, MEM-288). */
export type SetupText = 'error-validator-missing' | 'error-validator-not-found' | 'error-validator-no-test'

/** One thing a field asks of its value: a check by name, what the check is told, and what is said when it fails. */
export type FieldCheck<Text extends string = string> = CheckOptions & { validator?: string; text: Text }

type ValidatorTable = Readonly<Record<string, Validator>>

/**
 * The first problem of a value; null when it passes every check of its field. An unregistered validator gives 'No validator exists', one
 * without a test 'No test to run for validator' (CHK-216).
 */
export function fieldProblem<Text extends string>(
  { value, checks }: { value: string; checks: readonly FieldCheck<Text>[] },
  table: ValidatorTable = validators,
): Message<Text | SetupText> | null {
  for (const check of checks) {
    const text = problemOf({ value, check }, table)
    if (text) return { text }
  }

  return null
}

/** Whether a value passes one check of the set. */
export function passes({
  validator,
  value,
  ...options
}: CheckOptions & { validator: ValidatorName; value: string }): boolean {
  return fieldProblem({ value, checks: [{ ...options, validator, text: 'failed' }] }) === null
}

/** What is wrong with the name of a validator when it is looked up: 'Validator not found.' for an unknown one (CHK-216). */
export function lookUpProblem(name: string, table: ValidatorTable = validators): Message<SetupText> | null {
  return Object.hasOwn(table, name) ? null : { text: 'error-validator-not-found' }
}

function problemOf<Text extends string>(
  { value, check }: { value: string; check: FieldCheck<Text> },
  table: ValidatorTable,
): Text | SetupText | null {
  const { validator = '', text, ...options } = check
  if (lookUpProblem(validator, table)) return 'error-validator-missing'
  const test = table[validator]?.test
  if (!test) return 'error-validator-no-test'

  return test(value, options) ? null : text
}
