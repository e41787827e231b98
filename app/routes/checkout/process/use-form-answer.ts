import { useState } from 'react'
import type { CheckoutAnswer } from './checkout-model.ts'
import { isCodePress } from './use-last-press.ts'

type Marks = Record<string, string>

/** What is shown now, and of which form the marks are. */
type FormState = {
  given: CheckoutAnswer | null
  press: FormData | null
  answer: CheckoutAnswer | null
  form: FormData | null
}

type LastPress = Pick<FormState, 'given' | 'press'> & { isIdle: boolean }

/**
 * What the server answered to the form. A button beside a code takes nothing of it back: the fields that the form was refused for stay
 * marked until they are changed. A press counts once it is answered.
 */
export function useFormAnswer({ given, press, isIdle }: LastPress): CheckoutAnswer | null {
  const [last, keep] = useState<FormState>({ given, press, answer: given, form: press })
  const isAnswered = given !== last.given || (isIdle && press !== last.press)
  if (!isAnswered) return last.answer
  const next = nextState(last, { given, press })
  keep(next)
  return next.answer
}

function nextState(last: FormState, { given, press }: Pick<FormState, 'given' | 'press'>): FormState {
  if (!isCodePress(press)) return { given, press, answer: given, form: press }
  if (given && given === last.given) return { ...last, press }
  const errors = { ...unchangedMarks(last, press), ...given?.errors }
  const blank = { notice: null, editOrder: false, blocked: false }
  const answer = given || Object.keys(errors).length > 0 ? { ...(given ?? blank), errors } : null
  return { given, press, answer, form: last.form }
}

const CODES = ['code', 'coupon', 'giftCard']

function unchangedMarks({ answer, form }: FormState, press: FormData | null): Marks {
  const isSame = (field: string) => !form || form.get(field) === (press?.get(field) ?? null)
  return Object.fromEntries(
    Object.entries(answer?.errors ?? {}).filter(([field]) => !CODES.includes(field) && isSame(field)),
  )
}
