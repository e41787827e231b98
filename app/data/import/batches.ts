/** Rows sent in one statement: large enough to be fast, small enough to need no memory. */
const BATCH_SIZE = 5_000

/** The items in groups of `size`. */
export function* batches<Item>(items: readonly Item[], size = BATCH_SIZE): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}
