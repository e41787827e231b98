export type Write = (piece: string) => void | Promise<void>

/** Writes one JSON object key by key, lists item by item, so that a large one is never whole in memory. Two spaces deep. */
export async function writeJsonObject(write: Write, entries: AsyncIterable<[key: string, value: unknown]>) {
  let before = '{\n  '
  for await (const [key, value] of entries) {
    if (isStream(value)) before = await writeList(write, { key, items: value, before })
    else if (value !== undefined) {
      await write(`${before}${JSON.stringify(key)}: ${indented(value, '  ')}`)
      before = ',\n  '
    }
  }
  await write(before.startsWith('{') ? '{}\n' : '\n}\n')
}

/** An empty list is left out with its key. */
async function writeList(
  write: Write,
  { key, items, before }: { key: string; items: AsyncIterable<unknown>; before: string },
) {
  let separator = `${before}${JSON.stringify(key)}: [\n    `
  let isEmpty = true
  for await (const item of items) {
    await write(`${separator}${indented(item, '    ')}`)
    separator = ',\n    '
    isEmpty = false
  }
  if (isEmpty) return before
  await write('\n  ]')

  return ',\n  '
}

const indented = (value: unknown, indent: string) =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`)

const isStream = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value
