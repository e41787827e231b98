import { useSyncExternalStore } from 'react'

/** Something that an editor around this page wants to see in it; nothing in a page that stands alone. */
export type PreviewValue<Value> = {
  /** `undefined` puts back what the page was loaded with. */
  readonly set: (value: Value | undefined) => void
  readonly use: () => Value | undefined
}

/** A value of its own, whose readers are drawn again when it is set. */
export function createPreviewValue<Value>(): PreviewValue<Value> {
  let preview: Value | undefined
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    set: value => {
      preview = value
      for (const listener of listeners) listener()
    },
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => preview,
        () => undefined,
      ),
  }
}
