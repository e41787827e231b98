export type Path = (string | number)[]
export type Place = { path: Path; value: unknown; parents: unknown[] }
export type PathIssue = { path: Path; message: string }
type Record_ = Record<string, unknown>

export const isRecord = (value: unknown): value is Record_ =>
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
export function placesOf(root: unknown, pattern: string): Place[] {
  const start: Place[] = [{ path: [], value: root, parents: [] }]

  return pattern.split('.').reduce((places, step) => places.flatMap((place) => stepInto(place, step)), start)
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

function stepInto({ path, value, parents }: Place, step: string): Place[] {
  const inner = [...parents, value]
  if (step !== '*') {
    const child = at(value, step)

    return child === undefined ? [] : [{ path: [...path, step], value: child, parents: inner }]
  }
  if (!Array.isArray(value)) return []

  return value.map((child, index) => ({ path: [...path, index], value: child, parents: inner }))
}
