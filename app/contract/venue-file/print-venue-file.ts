import type { z } from 'zod'
import { type VenueFile, venueFile } from './venue-file.ts'

/** The file as people edit it: two spaces, keys in the order of the format, defaults left out. `parse(print(x))` is x. */
export function printVenueFile(file: VenueFile): string {
  return `${JSON.stringify(withoutDefaults(venueFile, file), null, 2)}\n`
}

type Schema = z.core.$ZodType

/** The least that has to be written so that reading it gives the value again; undefined when nothing has to. */
export function withoutDefaults(schema: Schema, value: unknown): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'default':
      return isSame(value, def.defaultValue) ? undefined : withoutDefaults(def.innerType, value)
    case 'prefault':
      return emptyToUndefined(withoutDefaults(def.innerType, value))
    case 'optional':
      return value === undefined ? undefined : withoutDefaults(def.innerType, value)
    case 'array':
      return (value as unknown[]).map(one => withoutDefaults(def.element, one))
    case 'object':
      return shapeWithoutDefaults(def.shape, value as Record<string, unknown>)
    default:
      return value
  }
}

function shapeWithoutDefaults(shape: Record<string, Schema>, value: Record<string, unknown>) {
  const entries = Object.entries(shape).map(
    ([key, schema]) => [key, withoutDefaults(schema, value[key])] as const,
  )

  return Object.fromEntries(entries.filter(([, kept]) => kept !== undefined))
}

const emptyToUndefined = (value: unknown) => (isSame(value, {}) ? undefined : value)

/** Equal as JSON, whatever the order of keys. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value

  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  )
}
