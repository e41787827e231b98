import type { z } from 'zod'
import type { WordFields } from '#app/rules/catalogue/catalogue-words.ts'
import { venueFile } from './venue-file.ts'

/** What is left of a schema without what makes a value optional, gives it a default, or lists it. */
type Shape = z.ZodType & {
  def: { innerType?: Shape; element?: Shape; in?: Shape; valueType?: Shape }
  shape?: Readonly<Record<string, Shape>>
}

const NONE: WordFields = { words: [], parts: {} }

function bare(schema: Shape): Shape {
  const { innerType, element, in: input } = schema.def
  const inner = innerType ?? element ?? input

  return inner ? bare(inner) : schema
}

/** What a schema takes as translations, by field. */
const wordsOf = (schema: Shape) => {
  const { translations } = bare(schema).shape ?? {}
  return translations && bare(translations).def.valueType?.shape
}

/** The fields of a schema that take `translations`, and those of the parts within it. */
function fieldsOf(schema: Shape): WordFields {
  const { shape } = bare(schema)
  if (!shape) return NONE
  const { translations: _, ...others } = shape
  const words = wordsOf(schema)
  const parts = Object.entries(others)
    .map(([key, part]) => [key, fieldsOf(part)] as const)
    .filter(([, { words, parts }]) => words.length > 0 || Object.keys(parts).length > 0)

  return { words: words ? Object.keys(words) : [], parts: Object.fromEntries(parts) }
}

const FILE = venueFile as unknown as Shape

/** Every place of a venue file whose words can be said in further languages: one list with the format itself. */
const wordFields: WordFields = fieldsOf(FILE)

/** The fields of one part of a venue file whose words can be said in further languages, by its steps: `memberships`, `categories`. */
export const wordFieldsAt = (...steps: readonly string[]): WordFields =>
  steps.reduce((fields, step) => fields.parts[step] ?? NONE, wordFields)

/**
 * What is wrong with a translation at a place of a venue file (`events.description`, `events.3.description`), in the words of the format; a
 * list has a line for each item. Null when nothing is, also for empty words, which are none.
 */
export function translationProblem(path: string, translation: string): string | null {
  const steps = path.split('.').filter(step => !/^\d+$/.test(step))
  const parent = steps
    .slice(0, -1)
    .reduce<Shape | undefined>((schema, step) => schema && bare(schema).shape?.[step], FILE)
  const schema = parent && wordsOf(parent)?.[steps.at(-1) ?? '']
  if (!schema) return 'is no text that can be translated'
  if (translation.trim() === '') return null
  const lines = bare(schema) === withoutOption(schema) ? translation : translation.split('\n')

  return schema.safeParse(lines).error?.issues[0]?.message ?? null
}

const withoutOption = (schema: Shape): Shape =>
  schema.def.innerType ? withoutOption(schema.def.innerType) : schema
