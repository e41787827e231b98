import { useSubmit } from '@remix-run/react'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type {
  CardAnswer,
  CardEntry,
  CardHost,
  CardMarks,
} from '#app/gateways/payments/card-entry/card-entry.ts'
import { CARD_FIELDS, type CardField, cardErrorText } from '#app/rules/checkout/card-fields.ts'
import { tokenProblem } from '#app/rules/checkout/checkout-problem.ts'
import { useVenueCurrency } from '#app/ui/price/money-format.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { cardFieldTheme, cardFonts } from './card-field-theme.ts'
import type { CardPage } from './card-page.ts'
import { useCardWords } from './use-card-words.ts'

/** How long the gateway's fields may take to appear before its own page is offered instead. Milliseconds. */
const OPEN_TIMEOUT_MS = 8_000

type CardEntryProps = {
  page: CardPage
  asksCard: boolean
  /** the button of the form that sends the card */
  intent?: string
  /** what the server said about the form */
  refused: Record<string, string>
}

export type CardEntryState = {
  /** where the gateway puts its fields */
  place: RefObject<HTMLDivElement>
  marks: CardMarks
  /** first digits of the number */
  prefix: string
  /** the card is asked for on the gateway's own page */
  usesPage: boolean
  working: boolean
  /** Asks for the token: the fields that are sent with the form. Where something of the card is wrong they say so, and it is marked. */
  askCard: () => Promise<Record<string, string>>
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>
}

/** Asks the gateway's fields for a token and sends the form with it. Number and CVC are never on our page (decision C4). */
export function useCardEntry({
  page,
  asksCard,
  intent = 'payment',
  refused,
}: CardEntryProps): CardEntryState {
  const submit = useSubmit()
  const text = useText()
  const place = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState<CardMarks>({})
  const [working, setWorking] = useState(false)
  const [prefix, setPrefix] = useState('')
  const marks = cardMarks({ ...refused, ...found })
  const fields = useGatewayFields({ page, asksCard, place, onPrefix: setPrefix })
  const marksJson = JSON.stringify(marks)
  const wantsFocus = useRef(false)
  useEffect(() => fields.entry?.mark(JSON.parse(marksJson)), [fields.entry, marksJson])
  const focusFirst = () => {
    const first = CARD_FIELDS.find(field => marks[field]) ?? 'number'
    wantsFocus.current = !fields.entry
    fields.entry?.focus(first)
  }
  useEffect(() => {
    // Whoever has gone on to another field meanwhile stays there.
    if (fields.entry && wantsFocus.current && document.activeElement === place.current) focusFirst()
    const at = place.current
    at?.addEventListener('focus', focusFirst)
    return () => at?.removeEventListener('focus', focusFirst)
  })

  const askCard = async () => {
    setWorking(true)
    const entry = await fields.opening()
    const answer: CardAnswer = entry ? await entry.ask() : { refused: {} }
    setWorking(false)
    setFound('card' in answer ? {} : wordsFor(answer))
    return sentFields(answer)
  }
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    if (!asksCard || fields.usesPage || !isSentBy(event, intent)) return
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    for (const [name, value] of Object.entries({ intent, ...(await askCard()) })) form.set(name, value)
    submit(form, { method: 'post', preventScrollReset: true })
  }
  /** The gateway names a parameter; the field it means is marked with its words (CHK-290). */
  const wordsFor = (answer: Exclude<CardAnswer, { card: unknown }>): CardMarks => {
    if ('wrong' in answer)
      return Object.fromEntries(answer.wrong.map(field => [field, text(cardErrorText(field))]))
    const problem = tokenProblem(answer.refused)
    const [field = 'number'] = problem.fields
    return { [field]: 'message' in problem.text ? problem.text.message : page.cardFailed }
  }
  return {
    place,
    marks,
    prefix,
    working,
    usesPage: fields.usesPage,
    askCard,
    onSubmit,
  }
}

type FieldsProps = Pick<CardEntryProps, 'page' | 'asksCard'> & {
  place: RefObject<HTMLDivElement>
  onPrefix: (digits: string) => void
}

/**
 * Opens the gateway's fields at their place; where they do not come, its own page is used. `opening` waits for them: a press that comes
 * before they can be asked is not lost.
 */
function useGatewayFields({ page, asksCard, place, onPrefix }: FieldsProps) {
  const { cardPlace, hasCardPage, due } = page
  const { country } = page.address
  const currency = useVenueCurrency()
  const words = useCardWords()
  const [entry, setEntry] = useState<CardEntry | null>(null)
  const opening = useRef<Promise<CardEntry | null>>(Promise.resolve(null))
  const [isLate, setLate] = useState(false)
  const address = JSON.stringify(cardPlace)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of a page do not change while it is open
  useEffect(() => {
    const at = place.current
    if (!asksCard || !at) return
    let cardEntry: CardEntry | null = null
    let isGone = false
    let setReady = (_isReady: boolean) => {}
    const ready = new Promise<boolean>(resolve => (setReady = resolve))
    const giveUp = () => {
      setReady(false)
      setLate(true)
    }
    const timer = setTimeout(giveUp, OPEN_TIMEOUT_MS)
    const fieldTheme = cardFieldTheme(at)
    const host: CardHost = {
      place: at,
      ...words,
      layout: { expiry: page.expiry, brands: page.brands },
      amount: due,
      currency,
      billing: () => typedBilling(at.closest('form'), country),
      fieldTheme,
      fonts: cardFonts(fieldTheme),
      onPrefix,
      onEnter: () => at.closest('form')?.requestSubmit(),
      onReady: () => {
        clearTimeout(timer)
        setReady(true)
        opening.current = fields
        setLate(false)
      },
    }
    const show = (entry: CardEntry | null) => {
      if (isGone) return entry?.close()
      cardEntry = entry
      setEntry(entry)
    }
    const fields = openEntry(JSON.parse(address), host)
    fields.then(show, giveUp)
    opening.current = ready.then(isReady => (isReady ? fields : null))
    return () => {
      isGone = true
      clearTimeout(timer)
      cardEntry?.close()
      setEntry(null)
      setReady(false)
    }
  }, [asksCard, address])
  return {
    entry,
    opening: () => opening.current,
    usesPage: cardPlace.kind === 'page' || (isLate && hasCardPage),
  }
}

/** The client of the venue's gateway; only its script is loaded. */
async function openEntry(place: CardPage['cardPlace'], host: CardHost): Promise<CardEntry | null> {
  if (place.kind === 'page') return null
  if (place.kind === 'script') {
    const { cardScripts, loadCardScript } = await import('#app/gateways/payments/card-entry/card-scripts.ts')
    return (await loadCardScript(place, cardScripts)).openFields(place, host)
  }
  const { openFrame } = await import('#app/gateways/payments/card-entry/open-frame.ts')
  return openFrame(place.url, host)
}

/** Who pays, as the form says it now; the venue's country where none is asked for. */
function typedBilling(form: HTMLFormElement | null, country: string) {
  const fields = new FormData(form ?? undefined)
  const typed = (name: string) => String(fields.get(name) ?? '').trim()
  return {
    name: typed('name') || `${typed('firstName')} ${typed('lastName')}`.trim(),
    email: typed('email'),
    phone: typed('phoneNumber'),
    country: typed('country') || country,
    zip: typed('zip'),
  }
}

/** Other buttons, such as those beside codes, send the form as it is. */
function isSentBy({ nativeEvent }: FormEvent<HTMLFormElement>, intent: string): boolean {
  const { submitter } = nativeEvent as SubmitEvent
  return !(submitter instanceof HTMLButtonElement) || submitter.value === intent
}

/** The rest of the form is sent without a token as well, so that everything wrong is told at once. */
function sentFields(answer: CardAnswer): Record<string, string> {
  if (!('card' in answer)) return { cardRefused: 'yes' }
  const { token: paymentToken, firstSix, lastFour, brand, expMonth, expYear } = answer.card
  return { paymentToken, firstSix, lastFour, brand, expMonth, expYear }
}

const cardMarks = (errors: Record<string, string | undefined>): CardMarks =>
  Object.fromEntries(
    CARD_FIELDS.flatMap((field: CardField) => (errors[field] ? [[field, errors[field]]] : [])),
  )
