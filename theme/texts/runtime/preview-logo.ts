import { useSyncExternalStore } from 'react'

let preview: string | undefined
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The logo that an editor around this page wants to see in it; none for a page that stands alone. */
export const previewLogo = {
  set: (src: string | undefined): void => {
    preview = src
    for (const listener of listeners) listener()
  },
}

export const usePreviewLogo = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => preview,
    () => undefined,
  )
