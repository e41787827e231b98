/** The lock of a tab is held as long as it stands, and is let go of by the browser when it is closed or crashes. */
const lockOf = (tab: string) => `marquee-composer ${tab}`

const KEY = 'marquee-composer tab'

/** How long a lock is waited for: after a reload the page before may hold it a moment longer. */
const WAIT_MS = 2000

/** The name of this tab, which outlives a reload. */
export const nameTab = (storage: Storage): string => storage.getItem(KEY) ?? renameTab(storage)

/** A name that no other tab has. */
export const renameTab = (storage: Storage): string => {
  const name = Array.from(crypto.getRandomValues(new Uint32Array(3)), part => part.toString(36)).join('')
  storage.setItem(KEY, name)
  return name
}

/** Says to all tabs that this one stands. False when another one has its name; true where a browser has no locks (plain http). */
export const holdTab = async (tab: string): Promise<boolean> => {
  if (!navigator.locks) return true
  return new Promise(resolve => {
    navigator.locks
      .request(lockOf(tab), { signal: AbortSignal.timeout(WAIT_MS) }, () => {
        resolve(true)
        return new Promise(() => undefined)
      })
      .catch(() => resolve(false))
  })
}

/** The tabs that stand; `null` where the browser cannot say. */
export const openTabs = async (): Promise<readonly string[] | null> => {
  if (!navigator.locks) return null
  const { held = [] } = await navigator.locks.query()
  const prefix = lockOf('')
  return held.flatMap(({ name = '' }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []))
}
