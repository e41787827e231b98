import { useRef, useState } from 'react'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { addPasskey } from './passkey-ceremony.ts'

type Outcome = {
  tone: 'positive' | 'info' | 'critical'
  sentence: string
  /** another sign-in would help */
  isStale: boolean
}

/** A press that adds a passkey: what came of it, and a button that keeps the focus. Cancelled, nothing is said. */
export function useAddPasskey(action: string, onAdded: () => void) {
  const text = useText()
  const button = useRef<HTMLButtonElement>(null)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const add = async () => {
    setBusy(true)
    setOutcome(null)
    const result = await addPasskey(action)
    setBusy(false)
    button.current?.focus()
    if (result.kind === 'added') onAdded()
    setOutcome(outcomeOf(result))
  }
  const outcomeWith = (tone: Outcome['tone'], sentence: string, isStale = false) => ({
    tone,
    sentence,
    isStale,
  })
  const outcomeOf = (result: Awaited<ReturnType<typeof addPasskey>>): Outcome | null => {
    switch (result.kind) {
      case 'added':
        return outcomeWith('positive', text('auth-passkey-added'))
      case 'there':
        return outcomeWith('info', text('auth-passkey-there'))
      case 'refused':
        return outcomeWith('critical', result.sentence, result.isStale)
      case 'failed':
        return outcomeWith('critical', text('auth-passkey-not-added'))
      case 'cancelled':
        return null
    }
  }
  return { add, busy, outcome, button }
}
