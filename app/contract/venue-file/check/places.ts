export type Path = (string | number)[]
export type RecordPlace = { path: Path; value: unknown }
export type PathIssue = { path: Path; message: string }

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What stands at `key`, when `value` is an object that has it itself. */
export const at = (value: unknown, key: string): unknown =>
  isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined

export const listAt = (value: unknown, key: string): unknown[] => {
  const list = at(value, key)

  return Array.isArray(list) ? list : []
}

/**
 * Every place of a document that a pattern names: `events.*.slots.*` gives each slot with its path.
 * Works on any JSON value, valid or not: what is missing or of another shape gives no place.
 */
export function placesOf(root: unknown, pattern: string): RecordPlace[] {
  const start: RecordPlace[] = [{ path: [], value: root }]

  return pattern.split('.').reduce((places, step) => places.flatMap(place => stepInto(place, step)), start)
}

/** `events[3].slots[0].date`: how a path is written for people. */
export function printPath(path: Path): string {
  return path.map((step, index) => printStep(step, index === 0)).join('') || '(file)'
}

function printStep(step: string | number, first: boolean): string {
  if (typeof step === 'number') return `[${step}]`
  if (!/^[A-Za-z_$][\w$]*$/.test(step)) return `[${JSON.stringify(step)}]`

  return first ? step : `.${step}`
}

function stepInto({ path, value }: RecordPlace, step: string): RecordPlace[] {
  if (step !== '*') {
    const child = at(value, step)

    return child === undefined ? [] : [{ path: [...path, step], value: child }]
  }
  if (!Array.isArray(value)) return []

  return value.map((child, index) => ({ path: [...path, index], value: child }))
}
