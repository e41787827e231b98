import { useActionData, useLocation } from '@remix-run/react'
import { useState } from 'react'
import { isUnanswered, type NoAnswer } from './send-or-stay.ts'

type ServerAnswer<Answer> = {
  /** the last one that the server gave */
  answer: Answer | undefined
  /** the visit of the page which that answer, or the lack of any, belongs to */
  key: string
  /** the press that the server has not answered */
  unanswered: NoAnswer | null
}

/** What the server said last: a press that it did not answer changes nothing of it. */
export function useServerAnswer<Answer>(): ServerAnswer<Answer> {
  const given: unknown = useActionData()
  const { key } = useLocation()
  const now = { answer: given, key }
  const [last, keep] = useState(now)
  if (isUnanswered(given)) return { ...known<Answer>(last), unanswered: given }
  if (last.answer !== given || last.key !== key) keep(now)
  return { ...known<Answer>(now), unanswered: null }
}

const known = <Answer>({ answer, key }: { answer: unknown; key: string }) => ({
  answer: isUnanswered(answer) ? undefined : (answer as Answer | undefined),
  key,
})
