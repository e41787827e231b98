import { venueFileJsonSchema } from '#app/contract/venue-file/venue-file.ts'
import { fieldsOf, printShape, type Schema } from './print-shape.ts'

/** Every field of a venue file: its type, its default, `?` where it may be left out. */
export function venueFileReport(): string {
  const file = venueFileJsonSchema() as Schema
  const shapes = Object.entries(file.$defs ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))
  return [
    '# The venue file',
    'Written by `tests/reports.test.ts`; `npm run reports` writes it anew. `?` may be left out, `=` is what it then is.',
    ...([['VenueFile', file], ...shapes] as NamedSchema[]).flatMap(withLargeParts).map(printNamed),
  ]
    .join('\n\n')
    .concat('\n')
}

type NamedSchema = readonly [name: string, shape: Schema]

const FIELDS_IN_A_LINE = 4

/** A shape, and below a name of their own the objects in it that would make too long a line. */
function withLargeParts([name, shape]: NamedSchema): NamedSchema[] {
  const fields = Object.entries(shape.properties ?? {})
  const large = fields.filter(([, { properties }]) => Object.keys(properties ?? {}).length > FIELDS_IN_A_LINE)
  const parts = large.map(([field, part]) => [`${name}.${field}`, part] as const)
  const references = large.map(([field]) => [field, { $ref: `${name}.${field}` }] as const)
  const properties = { ...shape.properties, ...Object.fromEntries(references) }
  return [[name, shape.properties ? { ...shape, properties } : shape], ...parts.flatMap(withLargeParts)]
}

function printNamed([name, shape]: NamedSchema): string {
  if (!shape.properties) return ['```ts', `${name} = ${printShape(shape)}`, '```'].join('\n')
  const fields = fieldsOf(shape).map(({ name: field, type, initial }) => `  ${field}: ${type}${initial}`)
  return ['```ts', `${name} {`, ...fields, '}', '```'].join('\n')
}
