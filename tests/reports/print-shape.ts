/** What of a JSON Schema the reports print. */
export type Schema = {
  $ref?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  type?: string
  format?: string
  items?: Schema | boolean
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  default?: unknown
  $defs?: Record<string, Schema>
}

/** A JSON Schema in one line, as TypeScript would write it; shapes with a name by their name. */
export function printShape(schema: Schema): string {
  if (schema.$ref) return schema.$ref.replace(/^.*\//, '')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(' | ')
  const parts = schema.anyOf ?? schema.oneOf
  if (parts) return [...new Set(parts.map(printShape))].join(' | ')
  if (schema.allOf) return schema.allOf.map(printShape).join(' & ')
  if (schema.type === 'array') return printArray(schema)
  if (schema.type === 'object') return printObject(schema)
  return schema.format ?? schema.type ?? 'any'
}

function printArray({ items }: Schema): string {
  const item = typeof items === 'object' ? printShape(items) : 'any'
  return /[ |&]/.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
}

function printObject(schema: Schema): string {
  const fields = fieldsOf(schema).map(({ name, type }) => `${name}: ${type}`)
  const { additionalProperties: rest } = schema
  const open = typeof rest === 'object' && Object.keys(rest).length > 0 ? [`[key]: ${printShape(rest)}`] : []
  const all = [...fields, ...open]
  return all.length > 0 ? `{ ${all.join(', ')} }` : '{}'
}

/** The fields of an object, `name?` where it may be left out, each with its type and, if it has one, its default. */
export function fieldsOf({ properties = {}, required = [] }: Schema) {
  return Object.entries(properties).map(([name, field]) => ({
    name: required.includes(name) ? name : `${name}?`,
    type: printShape(field),
    initial: field.default === undefined ? '' : ` = ${JSON.stringify(field.default)}`,
  }))
}
