import { LRUCache } from 'lru-cache'
import { cartOfName } from '#app/api/carts/cart-names.ts'
import { inProcessClient } from '#app/api/client.ts'
import { openContext, type Services } from '#app/api/kernel/context.ts'
import { findCartState } from '#app/data/queries/pages/read-cart-state.ts'
import { panelCount } from '#app/rules/carts/cart-panel.ts'
import type { VenuePages } from './page-states.ts'

/** What a public page says differently to whoever has this cart, and to nobody else. */
export type CartFacts = {
  /** as the header counts it */
  count: number
  /** it makes prices or seats other than everybody finds them: pages are drawn for its owner */
  changesPages: boolean
  /** it holds seats: a calendar may count them as free for its owner */
  holdsSeats: boolean
  /** from when on this may be otherwise by time alone, in ms since 1970 */
  end: number
}

/** So many seats beside its own are enough for a cart to make no difference: no page tells of more than a few, or asks for more at once. */
const MANY_SEATS = 20
const KEPT_CARTS = 20_000

export type CartReader = {
  /** What was read last, when the venue's reading says that it is still right. */
  sure: (cart: CartName, reading: VenuePages) => CartFacts | null
  read: (cart: CartName, reading: VenuePages) => Promise<CartFacts>
}

export type CartName = { tenantId: string; cartName: string }

type Entry = { facts: CartFacts; version: string; epoch: string; sureIn: VenuePages }

/** Reads of each cart what pages need, and only again when it or its venue has changed. */
export function createCartReader(services: Services): CartReader {
  const entries = new LRUCache<string, Entry>({ max: KEPT_CARTS })
  return {
    sure: (cart, reading) => {
      const entry = entries.get(keyOf(cart))
      return entry?.sureIn === reading && services.clock().getTime() < entry.facts.end ? entry.facts : null
    },
    read: async (cart, reading) => {
      const { tenantId, cartName } = cart
      const id = cartOfName({ services, tenantId }, cartName).id ?? ''
      const now = services.clock()
      const state = await findCartState(services.database.forTenant(tenantId), tenantId, { cartId: id, now })
      const version = `${state?.version} ${state?.leastFree}`
      const old = entries.get(keyOf(cart))
      const isRight = old?.version === version && old.epoch === reading.epoch && now.getTime() < old.facts.end
      const facts = isRight
        ? old.facts
        : await factsOf(cart, { services, reading, leastFree: state?.leastFree ?? null })
      entries.set(keyOf(cart), { facts, version, epoch: reading.epoch, sureIn: reading })
      return facts
    },
  }
}

const keyOf = ({ tenantId, cartName }: CartName) => `${tenantId} ${cartName}`

type FactsSource = { services: Services; reading: VenuePages; leastFree: number | null }

async function factsOf(
  { tenantId, cartName }: CartName,
  { services, reading, leastFree }: FactsSource,
): Promise<CartFacts> {
  const caller = { tenantId, session: { cartId: cartName }, staff: null, cookieHeader: null }
  const context = await openContext(services, caller)
  const cart =
    context && (await inProcessClient(context).carts.get({ headers: { 'x-cart-id': cartName } })).payload
  return {
    count: cart ? panelCount(cart) : 0,
    changesPages: (cart?.memberships.length ?? 0) > 0 || (leastFree !== null && leastFree < MANY_SEATS),
    holdsSeats: leastFree !== null,
    end: Math.min(reading.end, cart ? Date.parse(cart.expirationDate) : Number.POSITIVE_INFINITY),
  }
}
