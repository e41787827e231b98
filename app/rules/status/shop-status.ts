import type { StatusPayload } from '#app/contract/status.ts'
import type { Message } from '#app/rules/shell/message.ts'

export type PartState = 'working' | 'delayed' | 'down'

type PartText =
  | 'status-pages-working'
  | `status-orders-${'working' | 'down'}`
  | `status-payments-${PartState}`
  | `status-mail-${'working' | 'delayed'}`
  | `status-passes-${'working' | 'down'}`

export type ShopPart = {
  part: 'pages' | 'orders' | 'payments' | 'mail' | 'passes'
  state: PartState
  words: Message<PartText>
}

/** How the shop is doing: each part by itself, and what they come to; `limited` where only what follows an order is missing. */
export type ShopStatus = { overall: PartState | 'limited'; parts: readonly ShopPart[] }

/**
 * What a visitor and a venue may know about the shop (CHK-086), from what the API observed; null when it did not answer, and
 * then nothing can be ordered or paid. Numbers, versions and names of what runs inside are not told.
 */
export function shopStatus(observed: StatusPayload | null): ShopStatus {
  if (!observed)
    return {
      overall: 'down',
      parts: [
        pages,
        { part: 'orders', state: 'down', words: { text: 'status-orders-down' } },
        { part: 'payments', state: 'down', words: { text: 'status-payments-down' } },
        mailIn('delayed'),
      ],
    }

  const { payments, mail, passes } = observed
  const orders = { part: 'orders', state: 'working', words: { text: 'status-orders-working' } } as const
  const paid = { part: 'payments', state: payments, words: { text: `status-payments-${payments}` } } as const
  const overall = passes === 'down' ? 'limited' : 'working'
  return {
    overall: payments === 'delayed' || mail === 'delayed' ? 'delayed' : overall,
    parts: [pages, orders, paid, mailIn(mail), ...passesIn(passes)],
  }
}

/** Nothing where no wallet is offered. */
const passesIn = (state: StatusPayload['passes']): ShopPart[] =>
  state ? [{ part: 'passes', state, words: { text: `status-passes-${state}` } }] : []

const pages: ShopPart = { part: 'pages', state: 'working', words: { text: 'status-pages-working' } }

const mailIn = (state: 'working' | 'delayed'): ShopPart => ({
  part: 'mail',
  state,
  words: { text: `status-mail-${state}` },
})
