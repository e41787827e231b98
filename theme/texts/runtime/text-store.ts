import type { CompiledMessage } from '#theme/texts/runtime/message-parts.ts'
import type { MessageTable } from '#theme/texts/runtime/venue-texts.ts'

/** The words of a page by reference. A change tells only those who listen, with the reference that changed. */
export type TextStore = {
  readonly locale: string
  readonly message: (reference: string) => CompiledMessage
  /** Replaces one message, or with `undefined` puts the loaded one back. */
  readonly setText: (reference: string, message: CompiledMessage | undefined) => void
  readonly subscribe: (listener: (reference: string) => void) => () => void
}

type TextStoreOptions = {
  readonly messages: MessageTable
  readonly locale?: string
  readonly outer?: TextStore
}
type Live = {
  readonly changed: Map<string, CompiledMessage>
  readonly listeners: Set<(reference: string) => void>
}

/** Changes live in the outermost store, so that one `setText` reaches every screen part. */
const liveOf = new WeakMap<TextStore, Live>()

export const createTextStore = ({ messages, locale, outer }: TextStoreOptions): TextStore => {
  const live: Live = (outer && liveOf.get(outer)) ?? { changed: new Map(), listeners: new Set() }
  const store: TextStore = {
    locale: locale ?? outer?.locale ?? 'en-US',
    message: reference =>
      live.changed.get(reference) ?? messages[reference] ?? outer?.message(reference) ?? reference,
    setText: (reference, message) => {
      if (message === undefined) live.changed.delete(reference)
      else live.changed.set(reference, message)
      for (const listener of live.listeners) listener(reference)
    },
    subscribe: listener => {
      live.listeners.add(listener)
      return () => live.listeners.delete(listener)
    },
  }
  liveOf.set(store, live)
  return store
}
