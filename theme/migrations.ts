import { documentVersion } from '#theme/document.ts'

type StoredTheme = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is StoredTheme =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lifts a document from the version of its index to the next one. */
const lifts: Readonly<Record<number, (stored: StoredTheme) => StoredTheme>> = {
  // Version 1 called the values `vars` and wrote references with dots.
  1: ({ vars, ...stored }) =>
    isRecord(vars)
      ? {
          ...stored,
          variables: Object.fromEntries(
            Object.entries(vars).map(([key, value]) => [key.replaceAll('.', '-'), value]),
          ),
        }
      : stored,
}

/** Old reference → present one. A name that was public stays readable for ever. */
export type Renames = {
  readonly variables: Readonly<Record<string, string>>
  readonly texts: Readonly<Record<string, string>>
}

const renames: Renames = {
  variables: { 'color-page': 'color-paper', 'shape-button-radius': 'shape-button' },
  texts: { 'calendar-page-name': 'calendar-page-title' },
}

const renamed = (values: unknown, names: Readonly<Record<string, string>>): unknown => {
  if (!isRecord(values)) return values
  const now = (key: string) => (Object.hasOwn(names, key) ? (names[key] as string) : key)
  const entries = Object.entries(values)
  const keys = new Set(entries.map(([key]) => key))
  return Object.fromEntries(
    entries
      .filter(([key]) => now(key) === key || !keys.has(now(key)))
      .map(([key, value]) => [now(key), value]),
  )
}

const withRenames = (stored: StoredTheme, { variables, texts }: Renames): StoredTheme => ({
  ...stored,
  ...(stored.variables !== undefined && { variables: renamed(stored.variables, variables) }),
  ...(stored.texts !== undefined && { texts: renamed(stored.texts, texts) }),
  ...(isRecord(stored.textSets) && { textSets: renamedWithin(stored.textSets, texts) }),
  ...(isRecord(stored.translations) && { translations: renamedWithin(stored.translations, texts) }),
})

const renamedWithin = (wordings: StoredTheme, names: Renames['texts']) =>
  Object.fromEntries(Object.entries(wordings).map(([id, words]) => [id, renamed(words, names)]))

const versionOf = ({ schema, vars }: StoredTheme): number => {
  if (typeof schema === 'number' && Number.isInteger(schema) && schema >= 1) return schema
  return vars === undefined ? documentVersion : 1
}

/** Brings a stored document of any version to the present one, with today's names. Values are not looked at. */
export const migrateThemeDocument = (stored: StoredTheme, names: Renames = renames): StoredTheme => {
  const written = versionOf(stored)
  let lifted = stored
  for (let version = written; version < documentVersion; version++)
    lifted = lifts[version]?.(lifted) ?? lifted
  return withRenames({ ...lifted, schema: Math.max(written, documentVersion) }, names)
}
