import { useNavigation } from '@remix-run/react'
import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { tellCartCount } from '#app/shell/header/cart-count.ts'
import type { Order } from '../use-order.ts'
import { formText } from './form-text.ts'
import type { OrderKeeper } from './order-keeper.ts'
import { sendOrder } from './send-order.ts'
import { readUnsent, writeUnsent } from './unsent-draft.ts'
import type { KeptState } from './use-kept-order.ts'

/** A press waits so long for an answer that is on its way, then it goes ahead. Milliseconds. */
const MAX_WAIT_MS = 3_000

type Watched = {
  form: RefObject<HTMLFormElement>
  order: Order
  /** loads the page again: with what an earlier one had not sent, or with the seats that are left */
  reload: () => void
}

/**
 * Keeps each change of the form, also while the page is being left, and first what an earlier page of this tab has not sent. While dates
 * are being changed nothing is kept: what moves is moved by the button alone. Gives whether a press has to wait.
 */
export function useKeeping(
  { keeper, page, next }: Pick<KeptState, 'keeper' | 'page' | 'next'>,
  { form, order, reload }: Watched,
) {
  useRestored(page.tenantId, { form, reload })
  useLoadedOrder(keeper, { form, page })
  useChanges(keeper, { form, order, next, isKept: page.dateChange === null })
  useSeatsLeft(order, reload)
  useLastChance(keeper)
  return useDeferral(keeper, useTurns())
}

/** What an earlier page has not sent, such as one that crashed, is sent now, and the page loaded again with it. */
function useRestored(tenantId: string, { form, reload }: Omit<Watched, 'order'>) {
  const isDone = useRef(false)
  useEffect(() => {
    const draft = readUnsent(tenantId)
    if (isDone.current || !form.current) return
    isDone.current = true
    if (!draft || draft === formText(form.current)) return
    sendOrder(tenantId, draft).then(
      () => {
        writeUnsent(tenantId, null)
        reload()
      },
      () => undefined,
    )
  }, [tenantId, form, reload])
}

/** What the page was loaded with is known to the server, unless something newer is not, or it was filled in for those who come. */
function useLoadedOrder(
  keeper: OrderKeeper,
  { form, page }: Pick<Watched, 'form'> & Pick<KeptState, 'page'>,
) {
  const loaded = useRef<unknown>(null)
  useEffect(() => {
    const isNew = loaded.current !== page.events
    loaded.current = page.events
    if (isNew && form.current && !page.isFilledIn && !keeper.isUnsent()) keeper.settle(formText(form.current))
  }, [keeper, form, page])
}

type Changes = Pick<Watched, 'form' | 'order'> & Pick<KeptState, 'next'> & { isKept: boolean }

/** The form is read after each drawing: whatever was chosen stands in it, and the keeper knows what is new. */
function useChanges(keeper: OrderKeeper, { form, order, next, isKept }: Changes) {
  const { events, combos, isSending, isUnanswered } = order
  useEffect(() => {
    if (isUnanswered) keeper.unsettle()
  }, [keeper, isUnanswered])
  useEffect(() => {
    if (!form.current || !isKept) return
    Object.assign(next, { events: events.choices, combos: combos.choices })
    keeper[isSending ? 'note' : 'change'](formText(form.current))
  })
}

/** Something could not be kept: how many seats are left is asked again. */
function useSeatsLeft({ unkept }: Order, reload: () => void) {
  const hasRefused = Object.keys(unkept?.refusal.events ?? {}).length > 0
  useEffect(() => {
    if (unkept && hasRefused) reload()
  }, [unkept, hasRefused, reload])
}

/** The page is hidden, left or on the line again: what is not sent is sent now. */
function useLastChance(keeper: OrderKeeper) {
  useEffect(() => {
    const send = () => void keeper.sendNow()
    const leave = () => document.visibilityState === 'hidden' && send()
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('online', send)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('online', send)
      send()
      keeper.stop()
    }
  }, [keeper])
}

/**
 * One press after the other: a second one while the first is on its way would be sent with the version of the cart of before, and refused as
 * the change of another tab. It is sent once the page knows what the first has made, unless it is the same one, or its button is gone.
 */
function useTurns() {
  const { formData } = useNavigation()
  const isSending = formData !== undefined
  const next = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const submitter = next.current
    if (isSending || !submitter) return
    next.current = null
    if (submitter instanceof HTMLButtonElement && submitter.isConnected)
      submitter.form?.requestSubmit(submitter)
  }, [isSending])
  return (press: FormEvent<HTMLFormElement>): boolean => {
    if (!isSending) return false
    press.preventDefault()
    const { submitter } = press.nativeEvent as SubmitEvent
    const isAnother = submitter?.getAttribute('value') !== formData?.get('intent')
    if (isAnother) next.current = submitter
    return true
  }
}

/** A press is sent with all that is chosen, and with the version of the cart: one that is being made is waited for. */
function useDeferral(keeper: OrderKeeper, mustWaitForTurn: ReturnType<typeof useTurns>) {
  const hasWaited = useRef(false)
  return function isDeferred(press: FormEvent<HTMLFormElement>): boolean {
    if (mustWaitForTurn(press)) return true
    const mustWait = keeper.isSending() && !hasWaited.current
    hasWaited.current = mustWait
    if (mustWait) sendLater(press, keeper)
    else {
      keeper.settle(formText(press.currentTarget))
      tellCartCount(null)
    }
    return mustWait
  }
}

function sendLater(press: FormEvent<HTMLFormElement>, keeper: OrderKeeper) {
  press.preventDefault()
  const { currentTarget: form, nativeEvent } = press
  const { submitter } = nativeEvent as SubmitEvent
  const timeUp = new Promise(resolve => setTimeout(resolve, MAX_WAIT_MS))
  void Promise.race([keeper.sendNow(), timeUp]).then(() => form.requestSubmit(submitter))
}
