import { useSubmit } from '@remix-run/react'
import { type FormEvent, useState } from 'react'
import { cardErrors, type CardField, type CardInput } from '#app/rules/checkout/card-fields.ts'
import { tokenProblem } from '#app/rules/checkout/checkout-problem.ts'
import { useText } from '#theme/texts/text-provider.tsx'
import type { CheckoutPage } from '../checkout-model.ts'

type FieldErrors = Record<string, string>

/** What became of a typed card: the gateway's token for it, or what is wrong with its fields. */
type Entry = { fields: Record<string, string>; errors: FieldErrors }

/** Hands the card to the gateway and sends the form with the token it gave. Number and CVC go nowhere else (decision C4). */
export function useCardEntry(page: CheckoutPage, { asksCard }: { asksCard: boolean }) {
  const submit = useSubmit()
  const text = useText()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [working, setWorking] = useState(false)
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    if (!asksCard || !isPayment(event)) return
    event.preventDefault()
    const form = event.currentTarget
    const card = typedCard(form)
    const wrong = Object.entries(cardErrors(card)).map(([field, message]) => [field, text(message.text)])
    setWorking(true)
    const entry = wrong.length > 0 ? refusedCard(Object.fromEntries(wrong)) : await tokenFor(card, page)
    setWorking(false)
    setErrors(entry.errors)
    const fields = new FormData(form)
    for (const [name, value] of Object.entries({ intent: 'payment', ...entry.fields }))
      fields.set(name, value)
    submit(fields, { method: 'post', preventScrollReset: true })
  }
  return { errors, working, onSubmit }
}

/** The buttons beside codes send the form as it is. */
function isPayment({ nativeEvent }: FormEvent<HTMLFormElement>): boolean {
  const { submitter } = nativeEvent as SubmitEvent
  return !(submitter instanceof HTMLButtonElement) || submitter.value === 'payment'
}

/** The rest of the form is still sent, so that everything wrong is told at once. */
const refusedCard = (errors: FieldErrors): Entry => ({ fields: { cardRefused: 'yes' }, errors })

function typedCard(form: HTMLFormElement): CardInput {
  const typed = (field: CardField) =>
    form.querySelector<HTMLInputElement>(`[data-card="${field}"]`)?.value.trim() ?? ''
  return {
    number: typed('number'),
    cvc: typed('cvc'),
    expMonth: typed('expMonth'),
    expYear: typed('expYear'),
  }
}

type TokenAnswer = {
  token?: string
  lastFour?: string
  brand?: string
  error?: { param?: string; message?: string }
}

async function tokenFor(card: CardInput, { tokensUrl, cardFailed }: CheckoutPage): Promise<Entry> {
  const unreachable = refusedCard({ number: cardFailed })
  try {
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(card),
    }
    const {
      token,
      lastFour = '',
      brand = '',
      error,
    } = (await (await fetch(tokensUrl, init)).json()) as TokenAnswer
    if (token) return { fields: { paymentToken: token, lastFour, brand }, errors: {} }
    return error ? refusedByGateway(error, cardFailed) : unreachable
  } catch {
    return unreachable
  }
}

/** The gateway names a parameter; the field it means is marked with its words (CHK-290). */
function refusedByGateway(error: { param?: string; message?: string }, fallback: string): Entry {
  const { fields, text } = tokenProblem(error)
  return refusedCard({ [fields[0] ?? 'number']: 'said' in text ? text.said : fallback })
}
