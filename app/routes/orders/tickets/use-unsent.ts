import { useState } from 'react'

export type Settling = {
  /** another version of the cart, another address, and last another answer: what was chosen before is settled */
  settledBy: readonly unknown[]
  /** a press is on its way to the server */
  isSending: boolean
}

type Unsent<Value> = Settling & {
  /** what the server knows, or what was typed into a form that was refused */
  start: Value
}

type State<Value> = {
  settledBy: readonly unknown[]
  held: Value
  settled: Value
  /** what the press that is on its way holds */
  sent: Value | null
}

/**
 * What the visitor has chosen on this page and not sent yet, by what it is chosen for. It starts again when something was settled; the
 * same page with newer seats and limits keeps it. What is changed while a press is on its way is newer than its answer, and stays.
 */
export function useUnsent<Value extends object>(unsent: Unsent<Value>) {
  const { start, settledBy } = unsent
  const [state, set] = useState<State<Value>>({ settledBy, held: start, settled: start, sent: null })
  const next = nextState(state, unsent)
  if (next !== state) set(next)
  const [alter] = useState(
    () => (alteration: (held: Value) => Value) =>
      set(current => ({ ...current, held: alteration(current.held) })),
  )
  return { held: next.held, isAsSettled: next.held === next.settled, alter }
}

function nextState<Value extends object>(
  state: State<Value>,
  { start, settledBy, isSending }: Unsent<Value>,
) {
  if (settledBy.some((value, index) => value !== state.settledBy[index])) {
    const held = withChanges(start, state)
    const isAnswered = settledBy.at(-1) !== state.settledBy.at(-1)
    // What was changed after the answer stays a change when the page is loaded with it.
    const settled = isAnswered || state.held === state.settled ? held : start
    return { settledBy, held, settled, sent: isSending ? start : null }
  }
  if (isSending === (state.sent !== null)) return state
  return { ...state, sent: isSending ? state.held : null }
}

/** `start`, and over it what was changed since the press, of what is still there. */
function withChanges<Value extends object>(start: Value, { held, sent }: State<Value>): Value {
  if (!sent) return start
  const isChanged = (key: keyof Value) => key in start && held[key] !== sent[key]
  const changed = (Object.keys(held) as (keyof Value)[]).filter(isChanged)
  if (changed.length === 0) return start
  return { ...start, ...Object.fromEntries(changed.map(key => [key, held[key]])) }
}
