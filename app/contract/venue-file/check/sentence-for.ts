import type { z } from 'zod'
import type { PathIssue } from './places.ts'

type SchemaIssue = z.core.$ZodIssue

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

/** A schema's complaint as sentences about places: one for each unknown key, one for anything else. */
export function sentencesFor(issue: SchemaIssue, input: unknown): PathIssue[] {
  const path = issue.path.map(step => (typeof step === 'number' ? step : String(step)))
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(key => ({ path: [...path, key], message: 'is not a key this format knows' }))
  }

  return [{ path, message: sentenceFor(issue, valueAt(input, path)) }]
}

function sentenceFor(issue: SchemaIssue, value: unknown): string {
  if (value === undefined) return 'is missing'
  if (issue.code === 'invalid_type')
    return `must be ${KINDS[issue.expected] ?? issue.expected}, not ${kindOf(value)}`
  if (issue.code === 'invalid_value')
    return `must be ${alternatives(issue.values)}, not ${JSON.stringify(value)}`
  if (issue.code === 'too_small' && !isOurs(issue.message))
    return `must be at least ${issue.minimum}${unitOf(issue.origin)}`
  if (issue.code === 'too_big' && !isOurs(issue.message))
    return `must be at most ${issue.maximum}${unitOf(issue.origin)}`

  return issue.message
}

/** Sentences written in the schemas begin with a small letter; the library's own with a capital. */
const isOurs = (message: string) => /^[a-z]/.test(message)

const alternatives = (values: readonly unknown[]) => values.map(one => JSON.stringify(one)).join(' or ')

const unitOf = (origin: string) => ({ string: ' characters', array: ' entries' })[origin] ?? ''

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'number') return String(value)

  return KINDS[typeof value] ?? typeof value
}

function valueAt(input: unknown, path: PathIssue['path']): unknown {
  return path.reduce<unknown>((value, step) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined

    return (value as Record<string | number, unknown>)[step]
  }, input)
}
