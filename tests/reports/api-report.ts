import { z } from 'zod'
import { contract } from '#app/contract/contract.ts'
import { apiErrors } from '#app/contract/errors.ts'
import { COMMON_REFUSALS } from '#app/contract/refusals.ts'
import { fieldsOf, printShape, type Schema } from './print-shape.ts'

type Call = {
  '~orpc': {
    route: { method?: string; path?: string; summary?: string }
    inputSchema?: z.ZodType
    outputSchema?: z.ZodType
    errorMap: Record<string, unknown>
  }
}

/** Every call of the B2C API with its shapes, every named shape with its fields, every refusal. */
export function apiReport(): string {
  const shapes = new Map<string, Schema>()
  const printer = shapePrinter(shapes)
  const calls = Object.entries(contract).flatMap(([noun, group]) =>
    Object.entries(group).map(([name, call]) => printCall(`${noun}.${name}`, call as Call, printer)),
  )
  const named = [...shapes].sort(([a], [b]) => (a < b ? -1 : 1)).map(printNamed)
  const refusals = Object.entries(apiErrors).map(([code, { status, text }]) => `${status} ${code}: ${text}`)
  return [
    '# The B2C API',
    'Written by `tests/reports.test.ts`; `npm run reports` writes it anew. What goes in and what comes out, as JSON.',
    '## Calls',
    `Every call may be refused with ${COMMON_REFUSALS.join(', ')}, and with what it says itself.`,
    ...calls,
    '## Shapes',
    ...named,
    '## Refusals',
    refusals.sort().join('\n'),
  ]
    .join('\n\n')
    .concat('\n')
}

type Printer = (schema: z.ZodType, io: 'input' | 'output') => Schema

/** Prints schemas that the contract exports by their names, and notes each of them. */
function shapePrinter(shapes: Map<string, Schema>): Printer {
  const metadata = namedSchemas()
  return (schema, io) => {
    const printed = z.toJSONSchema(schema, {
      io,
      metadata,
      unrepresentable: 'any',
      override: dropId,
    }) as Schema
    for (const [name, shape] of Object.entries(printed.$defs ?? {})) note(shapes, { name, shape })
    return printed
  }
}

/** A shape that comes out otherwise than it goes in is noted twice. */
function note(shapes: Map<string, Schema>, { name, shape }: { name: string; shape: Schema }) {
  const known = shapes.get(name)
  const isOther = known && JSON.stringify(known) !== JSON.stringify(shape)
  shapes.set(isOther ? `${name} (answer)` : name, shape)
}

const dropId = ({ jsonSchema }: { jsonSchema: { id?: string } }) => {
  delete jsonSchema.id
}

function namedSchemas() {
  const registry = z.registry<{ id: string }>()
  const files = import.meta.glob<Record<string, unknown>>(['../../app/contract/*.ts', '!**/*.test.ts'], {
    eager: true,
  })
  const names = new Set<string>()
  for (const [name, schema] of Object.values(files).flatMap(Object.entries)) {
    if (!(schema instanceof z.ZodObject) || registry.has(schema) || names.has(name)) continue
    names.add(name)
    registry.add(schema, { id: name })
  }
  return registry
}

function printCall(name: string, call: Call, print: Printer): string {
  const { route, inputSchema, outputSchema, errorMap } = call['~orpc']
  const input = inputSchema ? fieldsOf(print(inputSchema, 'input')) : []
  const output = outputSchema ? printShape(print(outputSchema, 'output')) : 'nothing'
  const common: readonly string[] = COMMON_REFUSALS
  const refusals = Object.keys(errorMap).filter(code => !common.includes(code))
  return [
    `**${name}** \`${route.method} ${route.path}\``,
    ...input.map(({ name: part, type }) => `- ${part.replace('?', '')}: \`${type}\``),
    `- answer: \`${output}\``,
    ...(refusals.length > 0 ? [`- refuses with ${refusals.join(', ')}`] : []),
  ].join('\n')
}

function printNamed([name, shape]: [string, Schema]): string {
  const fields = fieldsOf(shape).map(field => `  ${field.name}: ${field.type}`)
  return ['```ts', `${name} {`, ...fields, '}', '```'].join('\n')
}
