import type { ApiClient } from '#app/api/client.ts'
import type { CartDraft } from '#app/contract/carts.ts'
import type { Database } from '#app/data/database/database.ts'
import type { CheckoutAnswer } from '#app/routes/checkout/process/checkout-model.ts'
import Process, { action, loader } from '#app/routes/checkout/process/route.tsx'
import type { PageContext } from '#app/session/page-context.ts'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { drawMarkup, textOfMarkup } from './draw-screen.tsx'
import { load } from './page-loader.ts'
import { aDraft, fillCart, GOOD_CARD, HUMAN, openShop, type Shop } from './shop.ts'

export type Opening = {
  tenantId?: string
  draft?: CartDraft
  session?: VisitorSession
  /** after the path: '?date=2026-11-21' */
  query?: string
  shop?: Shop
  watch?: (api: ApiClient) => ApiClient
  cardEntry?: Partial<PageContext['cardEntry']>
}

type Fields = Record<string, string>
/** What an action said: where it leads, or what it shows. */
type Pressed = { status: number; location: string | null; answer: CheckoutAnswer | null }

/**
 * A browser without JavaScript at checkout, before everything that sells: it keeps session and draft, sends plain forms and reads what
 * comes back. One of `shop` where the test looks at its books.
 */
export async function checkoutVisitor(database: Database, opening: Opening = {}) {
  const { tenantId = 'pier', draft = aDraft({ adult: 1 }), query = '', watch = api => api } = opening
  const shop = opening.shop ?? openShop(database)
  let session = opening.session ?? {}
  let cookie = ''
  let answer: CheckoutAnswer | null = null
  const fill = async (wanted: CartDraft) => {
    const cart = await fillCart(await shop.visitor(session, tenantId), wanted)
    session = { ...session, cartId: cart.id }
    return cart
  }
  await fill(draft)
  const context = {
    cardEntry: {
      place: { kind: 'page' } as const,
      pageUrl: null,
      checksCardholders: false,
      ...opening.cardEntry,
    },
    sessions: {
      read: async () => session,
      write: async (_tenantId: string, changed: VisitorSession) => {
        session = changed
        return 'session=1'
      },
    },
    openApi: async (caller: { session: VisitorSession }) =>
      watch(await shop.visitor(caller.session, tenantId)),
  }
  const path = `/checkout/${tenantId}/process${query}`
  const asked = () => ({ database, path, session, cookie, context })
  const keep = (headers: Headers) => {
    const set = headers.getSetCookie().findLast(line => line.startsWith('marquee_checkout'))
    cookie = set?.split(';')[0] ?? cookie
  }
  const read = async () => {
    const loaded = await load(loader, asked())
    keep(loaded.headers)
    return loaded
  }
  const send = async (form: Fields): Promise<Pressed> => {
    const { status, headers, page } = await load(action, { ...asked(), form })
    keep(headers)
    answer = page as CheckoutAnswer | null
    return { status, location: headers.get('Location'), answer }
  }
  const markup = async () => drawMarkup(Process, (await read()).page, answer ?? undefined)
  return {
    shop,
    fill,
    send,
    markup,
    session: () => session,
    /** what the loader answers instead of a page */
    location: async () => (await read().catch(thrown => thrown as Response)).headers.get('Location'),
    page: async () => (await read()).page.page,
    /** what stands on the page after the last press */
    words: async () => textOfMarkup(await markup()),
    /** what stands at a field after the last press; empty where nothing does */
    saidAt: async (field: string) => textOfMarkup(errorAt(await markup(), field)).trim(),
    deliver: () => send({ intent: 'delivery', deliveryEmail: 'ada@example.com' }),
    /** the payment step, right in every field but those of the test */
    pay: (about: Fields = {}) => send({ ...payment, ...about }),
    /** a card as the gateway's fields hand it over */
    card: (number = GOOD_CARD) => ({
      ...entered,
      paymentToken: shop.token(number),
      lastFour: number.slice(-4),
    }),
    complete: (about: Fields = {}) => send({ intent: 'complete', captchaToken: HUMAN, ...about }),
  }
}

const entered = { firstSix: '424242', brand: 'Visa', expMonth: '7', expYear: '2031' }

const payment = {
  intent: 'payment',
  firstName: 'Ada',
  lastName: 'Moss',
  email: 'ada@example.com',
  phoneNumber: '(212) 555-0101',
  country: 'US',
  streetAddress1: '12 Pier Street',
  city: 'New York',
  state: 'NY',
  zip: '10001',
}

const errorAt = (markup: string, field: string) =>
  new RegExp(`id="checkout-${field}-error"[^>]*>(.*?)</p>`, 's').exec(markup)?.[1] ?? ''
