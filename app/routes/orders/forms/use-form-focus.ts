import { type RefObject, useEffect, useRef } from 'react'
import { useBeforePaint } from '#app/ui/styles/use-before-paint.ts'
import type { FormsAnswer } from './form-model.ts'

/** With a refusal the first marked control gets the focus, once nothing stands before it any more. */
export function useRefusalFocus(
  form: RefObject<HTMLElement>,
  { answer, saving }: { answer: FormsAnswer | undefined; saving: boolean },
) {
  useBeforePaint(() => {
    if (answer && !saving) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, answer, saving])
}

/** The next form is read from its heading; the first one of the page is the page's own beginning. */
export function useNewFormFocus(formId: string | null): RefObject<HTMLDivElement> {
  const heading = useRef<HTMLDivElement>(null)
  const shown = useRef(formId)
  useEffect(() => {
    if (shown.current === formId) return
    shown.current = formId
    heading.current?.focus()
  }, [formId])
  return heading
}
