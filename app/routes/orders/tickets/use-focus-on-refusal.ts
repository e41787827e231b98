import { type RefObject, useRef } from 'react'
import { useBeforePaint } from '#app/ui/styles/use-before-paint.ts'
import type { OrderAnswer } from './order-action.server.ts'

/** The form; with each refusal its first erring quantity gets the focus (ORD-280), also when it is the one of before. */
export function useFocusOnRefusal(answer: OrderAnswer | undefined): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null)
  useBeforePaint(() => {
    const field = answer?.refusal.focus
    if (!field) return
    const control = form.current?.elements.namedItem(field)
    const first = control instanceof RadioNodeList ? control[0] : control
    if (first instanceof HTMLElement) first.focus()
  }, [answer])
  return form
}
