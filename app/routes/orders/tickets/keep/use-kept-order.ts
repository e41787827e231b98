import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { writeCopy } from '#app/shell/cart-storage/stored-copy.ts'
import { createPointerWatch } from '#app/shell/early-input/pointer-watch.ts'
import { tellCartCount } from '#app/shell/header/cart-count.ts'
import type { TypedOrder } from '../order-model.ts'
import type { OrderScreen } from '../order-page.server.ts'
import type { KeptOrder } from './keep-order.server.ts'
import { createOrderKeeper } from './order-keeper.ts'
import { sendOrder } from './send-order.ts'
import { writeUnsent } from './unsent-draft.ts'

/** What was chosen when the order was sent. */
type SentChoices = Pick<TypedOrder, 'events' | 'combos'>

/** The answer to a press that was kept, and what it was the answer to. */
type KeepAnswer = KeptOrder & { sent: SentChoices }

type KeepState = {
  answer: KeepAnswer | null
  /** versions of the cart that this page has made itself: what is chosen here does not start again with them */
  ownVersions: readonly number[]
  /** the last attempt got no answer */
  hasFailed: boolean
}

const NOTHING: KeepState = { answer: null, ownVersions: [], hasFailed: false }

/** The order page with what it has kept on the server since it was loaded, and the keeper that does it. */
export function useKeptOrder<Page extends OrderScreen>(loaded: Page) {
  const { tenantId } = loaded
  const [kept, set] = useState(NOTHING)
  const [next] = useState((): SentChoices => ({ events: loaded.choices, combos: loaded.comboChoices }))
  const [pointer] = useState(createPointerWatch)
  useEffect(() => pointer.start(), [pointer])
  const [keeper] = useState(() =>
    createOrderKeeper<KeepAnswer>({
      send: async order => {
        const sent = { ...next }
        const answer = await sendOrder(tenantId, order)
        await pointer.whenUp()
        return { ...answer, sent }
      },
      onUnsent: order => writeUnsent(tenantId, order),
      onFailure: hasFailed => set(now => (now.hasFailed === hasFailed ? now : { ...now, hasFailed })),
      onKept: answer => {
        tellCartCount(answer.count)
        writeCopy(tenantId, answer.cart)
        // A press that waits for this answer is sent with its version.
        flushSync(() => set(now => withAnswer(now, answer)))
      },
    }),
  )
  return {
    page: withKept(loaded, kept.answer),
    keeper,
    /** what is chosen now, for the keeper's answer to name */
    next,
    hasFailed: kept.hasFailed,
    /** what could not be kept of the order */
    unkept: kept.answer,
    /** what was chosen starts again with this version alone: one that somebody else has made */
    settledVersion: useForeignVersion(loaded.version, kept.ownVersions),
  }
}

export type KeptState = ReturnType<typeof useKeptOrder>

const withAnswer = (now: KeepState, answer: KeepAnswer): KeepState => ({
  ...now,
  answer,
  ownVersions: answer.cart ? [...now.ownVersions, answer.cart.version] : now.ownVersions,
})

/** A page that was loaded later than the answer knows better. */
function withKept<Page extends OrderScreen>(loaded: Page, answer: KeepAnswer | null): Page {
  if (!answer?.cart || (loaded.version ?? -1) >= answer.cart.version) return loaded
  return {
    ...loaded,
    version: answer.cart.version,
    hold: answer.hold,
    offer: answer.offer,
    cart: answer.cart,
  }
}

function useForeignVersion(version: number | null, own: readonly number[]): number | null {
  const isForeign = version === null || !own.includes(version)
  const [foreign, set] = useState(version)
  if (isForeign && foreign !== version) set(version)
  return isForeign ? version : foreign
}
