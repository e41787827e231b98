import { LRUCache } from 'lru-cache'

const MAX_FILES = 500

const drawn = new LRUCache<string, Promise<Uint8Array>>({ max: MAX_FILES })

/** A picture that is drawn once for all who ask for it, also at the same time; one that could not be drawn is tried again. */
export function drawnOnce(key: readonly unknown[], draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const name = JSON.stringify(key)
  const known = drawn.get(name)
  if (known) return known
  const drawing = draw()
  drawn.set(name, drawing)
  drawing.catch(() => drawn.delete(name))
  return drawing
}
