import { useNavigation, useSubmit } from '@remix-run/react'
import { type FormEvent, useRef, useState } from 'react'
import { type PlacingRefusal, placingRefusals } from '#app/rules/checkout/may-place.ts'
import { useSecurePayment } from '../../parts/bank/use-secure-payment.ts'
import type { CheckoutAnswer, CheckoutPage } from '../checkout-model.ts'
import { type CaptchaStart, useCaptcha } from './captcha/use-captcha.ts'

/** What a submission on its way is called to whoever waits for it (CHK-116, CHK-117). */
export const waits = { complete: 'checkout-placing-order', secure: 'checkout-secure-wait' } as const

type Placing = {
  page: CheckoutPage
  answer: CheckoutAnswer | null
  /** the card's token in fields of the form, where the card is typed on the same page */
  askCard?: (() => Promise<Record<string, string>>) | null
  captchaStart?: CaptchaStart
}

/** Sends the order when nothing is against it (CHK-111 to CHK-114), where the bank checks cards after it was asked (CHK-261). */
export function usePlacing({
  page,
  answer,
  askCard = null,
  captchaStart = page.layout === 'page' ? 'page' : 'box',
}: Placing) {
  const submit = useSubmit()
  const { state, formData } = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const captcha = useCaptcha(page.captcha, {
    asksCheckbox: answer?.asksCheckbox ?? false,
    start: captchaStart,
  })
  const [missing, setMissing] = useState(false)
  const isAsking = useRef(false)
  /** what a wallet has said in place of the form, until something else is sent */
  const given = useRef<Record<string, string>>({})
  const send = (intent: keyof typeof waits | 'payment', added: Record<string, string> = {}) => {
    if (!form.current) return
    const fields = new FormData(form.current)
    for (const [name, value] of Object.entries({ intent, ...given.current, ...added }))
      fields.set(name, value)
    submit(fields, { method: 'post', preventScrollReset: true })
  }
  const secure = useSecurePayment(answer, { complete: () => send('complete') })
  const sent = state === 'idle' ? undefined : waits[formData?.get('intent') as keyof typeof waits]
  const wait = sent ?? (secure.isBetween ? waits.complete : null)
  const fixDescription = answer?.fixDescription ?? null
  const blocked = (answer?.blocked ?? false) || page.total < 0 || fixDescription !== null
  const refusals = (isDone: boolean): PlacingRefusal[] =>
    placingRefusals({
      total: page.total,
      isProcessing: wait !== null,
      hasErrors: answer?.blocked ?? false,
      fixDescription,
      security: page.security,
      captcha: { hasError: captcha.check === 'failed' && !isDone, isDone },
    })
  const place = async (byWallet: Record<string, string> | null) => {
    given.current = byWallet ?? {}
    const card = byWallet ?? (await askCard?.()) ?? {}
    // A card that is wrong is no order yet: the rest of the form is looked at, so that everything wrong is told at once.
    if ('cardRefused' in card) return send('payment', card)
    const tokens = await captcha.solved()
    const against = refusals(tokens !== null)
    setMissing(against.includes('captcha-missing'))
    if (against.some(refusal => refusal.startsWith('captcha'))) focusCaptcha()
    if (against.length > 0) return
    send(page.security === '3ds' ? 'secure' : 'complete', { ...card, ...tokens })
  }
  /** One after the other: a second press while the card is asked for does nothing. */
  const placeOnce = async (byWallet: Record<string, string> | null) => {
    if (isAsking.current) return
    isAsking.current = true
    await place(byWallet).finally(() => {
      isAsking.current = false
    })
  }
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    if (!isCompletion(event)) return
    event.preventDefault()
    await placeOnce(null)
  }
  const payBy = (fields: Record<string, string>) => void placeOnce({ byWallet: 'yes', ...fields })
  /** what the wallet has given is still here */
  const payAgain = () => void placeOnce(given.current)
  return {
    form,
    wait,
    blocked,
    captcha,
    secure,
    missing: missing && captcha.check === 'open',
    onSubmit,
    payBy,
    payAgain,
  }
}

/** The box may only now be drawn. */
const focusCaptcha = () => setTimeout(() => document.getElementById('checkout-captcha')?.focus())

/** Other buttons of the form, such as that of a code, send it as it is. */
function isCompletion({ nativeEvent }: FormEvent<HTMLFormElement>): boolean {
  const { submitter } = nativeEvent as SubmitEvent
  return !(submitter instanceof HTMLButtonElement) || submitter.value === 'complete'
}
