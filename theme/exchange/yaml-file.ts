import { isScalar, parseDocument, stringify, visit } from 'yaml'
import { ExchangeFileError } from './file-contents.ts'
import { lineOf, requireReadableYaml } from './yaml-limits.ts'

export type YamlObject = Record<string, unknown>

export const isYamlObject = (value: unknown): value is YamlObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A YAML object; an `ExchangeFileError` with the line for what is none. A document that repeats itself through anchors is refused, and one
 * that passes `YAML_LIMITS`.
 */
export const parseYaml = (text: string): YamlObject => {
  requireReadableYaml([text])
  return parseReadableYaml(text)
}

/** The objects of several blocks of one file, which have the limits of one. */
export const parseYamlBlocks = (blocks: readonly string[]): YamlObject[] => {
  requireReadableYaml(blocks)
  return blocks.map(parseReadableYaml)
}

/** The library compares each name of a map with all others, and quotes the file at each error: both is done here, once. */
const parseReadableYaml = (text: string): YamlObject => {
  const document = parseDocument(text, { prettyErrors: false, uniqueKeys: false })
  const [error] = document.errors
  if (error) throw new ExchangeFileError(`This is not YAML: ${error.message}${lineOf(text, error.pos[0])}`)
  refuseNamesTwice(document, text)
  const value = plainValue(document)
  if (!isYamlObject(value)) throw new ExchangeFileError('The file has no names and values')
  return value
}

const refuseNamesTwice = (document: ReturnType<typeof parseDocument>, text: string) =>
  visit(document, {
    Map: (_, { items }) => {
      const names = new Set<unknown>()
      for (const { key } of items) {
        const name = isScalar(key) ? key.value : key
        if (names.has(name))
          throw new ExchangeFileError(
            `This is not YAML: ${name} stands in it twice${lineOf(text, (isScalar(key) && key.range?.[0]) || 0)}`,
          )
        names.add(name)
      }
    },
  })

const plainValue = (document: ReturnType<typeof parseDocument>): unknown => {
  try {
    return document.toJS({ maxAliasCount: 0 })
  } catch (error) {
    throw new ExchangeFileError(`This is not YAML: ${(error as Error).message}`)
  }
}

/** YAML of plain values, one line a value. */
export const printYaml = (value: YamlObject): string => stringify(value, { lineWidth: 0 })

/** Every single value below an object, with the names that lead to it; lists count as values. */
export const leavesOf = (value: unknown, path: readonly string[] = []): [string[], unknown][] =>
  isYamlObject(value)
    ? Object.entries(value).flatMap(([name, child]) => leavesOf(child, [...path, name]))
    : [[[...path], value]]

/** The object with a value at a path, made on the way. */
export const putAt = (
  root: YamlObject,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): YamlObject => ({
  ...root,
  [name]: rest.length === 0 ? value : putAt(isYamlObject(root[name]) ? root[name] : {}, rest, value),
})

/** What stands at a path; undefined where nothing does. */
export const findAt = (root: unknown, [name, ...rest]: readonly string[]): unknown => {
  if (name === undefined) return root
  return isYamlObject(root) && Object.hasOwn(root, name) ? findAt(root[name], rest) : undefined
}
