/** A press waits so long for the next one before both are sent. Milliseconds. */
export const KEEP_DELAY = 250
/** After so long without an answer it is tried again, each time after twice as long, up to the longest. Milliseconds. */
const FIRST_RETRY_MS = 2_000
const MAX_RETRY_MS = 30_000

type Keeping<Answer> = {
  /** sends the order as it stands; fails where no answer came */
  send: (order: string) => Promise<Answer>
  onKept: (answer: Answer) => void
  /** what is not known by the server; null once it knows all */
  onUnsent: (order: string | null) => void
  /** whether the last attempt got no answer */
  onFailure: (hasFailed: boolean) => void
}

/**
 * Keeps an order on the server while it changes: presses in quick succession are sent as one, one request at a time, always the newest
 * state. What got no answer is sent again by itself. An order is a text here: that of its form.
 */
export function createOrderKeeper<Answer>({ send, onKept, onUnsent, onFailure }: Keeping<Answer>) {
  let known = ''
  let newest = ''
  let flight: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let retry = FIRST_RETRY_MS
  let isStopped = false

  const schedule = (delay: number) => {
    clearTimeout(timer)
    if (isStopped) return
    timer = setTimeout(() => {
      timer = undefined
      void sendNow()
    }, delay)
  }
  const attempt = async (order: string) => {
    try {
      const answer = await send(order)
      known = order
      retry = FIRST_RETRY_MS
      onFailure(false)
      onKept(answer)
      if (known === newest) onUnsent(null)
      else schedule(0)
    } catch {
      onFailure(true)
      schedule(retry)
      retry = Math.min(retry * 2, MAX_RETRY_MS)
    }
  }
  /** Sends what the server does not know yet; waits for the request that is on its way. */
  const sendNow = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    if (flight) return flight
    if (known === newest) return Promise.resolve()
    flight = attempt(newest).finally(() => {
      flight = null
    })
    return flight
  }
  const settle = (order: string) => {
    clearTimeout(timer)
    timer = undefined
    known = order
    newest = order
    onUnsent(null)
    onFailure(false)
  }
  return {
    /** The order after a press. */
    change(order: string) {
      if (order === newest && (timer || flight || known === newest)) return
      newest = order
      if (newest === known && !flight) return settle(order)
      onUnsent(order)
      schedule(KEEP_DELAY)
    },
    /** The order after a press while a form tells the server: what is newer is kept when that is answered. */
    note(order: string) {
      newest = order
      if (newest !== known) onUnsent(order)
    },
    /** The server knows the order so: it has told it, or is being told by a form. */
    settle,
    /** The form that was telling the server got no answer. */
    unsettle() {
      known = ''
    },
    sendNow,
    isSending: () => flight !== null,
    isUnsent: () => known !== newest,
    /** The page is left: what is on its way arrives, and nothing more is sent. */
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

export type OrderKeeper = ReturnType<typeof createOrderKeeper>
