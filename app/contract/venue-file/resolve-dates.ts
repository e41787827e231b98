import type { z } from 'zod'
import { fileDate } from './fields.ts'
import { type VenueFile, venueFile } from './venue-file.ts'

type Schema = z.core.$ZodType

/** `today+90` as a date, counted from `today` (YYYY-MM-DD in the zone of the venue); a written date stays. */
export function resolveFileDate(date: string, today: string): string {
  const relative = /^today([+-]\d{1,4})?$/.exec(date)
  if (!relative) return date
  const day = new Date(`${today}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + Number(relative[1] ?? 0))

  return day.toISOString().slice(0, 10)
}

/** The file with every relative date written out, as an export has it. */
export function resolveDates(file: VenueFile, today: string): VenueFile {
  return resolved(venueFile, file, today) as VenueFile
}

function resolved(schema: Schema, value: unknown, today: string): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def === fileDate._zod.def) return typeof value === 'string' ? resolveFileDate(value, today) : value
  switch (def.type) {
    case 'default':
    case 'prefault':
    case 'optional':
      return resolved(def.innerType, value, today)
    case 'array':
      return (value as unknown[]).map(one => resolved(def.element, one, today))
    case 'object':
      return resolvedShape(def.shape, value as Record<string, unknown>, today)
    default:
      return value
  }
}

function resolvedShape(shape: Record<string, Schema>, value: Record<string, unknown>, today: string) {
  const entries = Object.entries(value).map(([key, one]) => {
    const schema = shape[key]

    return [key, schema && one !== undefined ? resolved(schema, one, today) : one]
  })

  return Object.fromEntries(entries)
}
