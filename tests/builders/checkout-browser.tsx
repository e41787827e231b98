import type { CartDraft } from '#app/contract/carts.ts'
import type { Database } from '#app/data/database/database.ts'
import type { PageContext } from '#app/pages/page-context.ts'
import * as application from '#app/routes/application/route.tsx'
import type { CheckoutAnswer } from '#app/routes/checkout/process/checkout-model.ts'
import * as checkout from '#app/routes/checkout/process/route.tsx'
import * as shell from '#app/routes/checkout/shell/route.tsx'
import * as minimal from '#app/routes/minimal/route.tsx'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { drawPage, wordsOf } from './draw-page.tsx'
import { drawMarkup, textOfMarkup } from './draw-screen.tsx'
import { load, type PageRequest } from './page-loader.ts'
import { aDraft, fillCart, GOOD_CARD, HUMAN, openShop, type Shop } from './shop.ts'

export type CheckoutOptions = Pick<PageRequest, 'cardEntry' | 'watch'> & {
  tenantId?: string
  draft?: CartDraft
  session?: VisitorSession
  /** after the path: '?date=2026-11-21' */
  query?: string
  /** where the test looks at its books, or turns its clock */
  shop?: Shop
}

type DrawnPage = Awaited<ReturnType<typeof drawPage>>
type Fields = Record<string, string>
/** What an action said: where it leads, or what it shows. */
type PressResult = { status: number; location: string | null; answer: CheckoutAnswer | null }

/**
 * A browser without JavaScript at checkout, before everything that sells: it keeps session and draft. It sends plain forms, whether
 * their fields are drawn or not, and reads what comes back; `open` shows it the page, where it presses what is drawn.
 */
export async function checkoutVisitor(database: Database, opening: CheckoutOptions = {}) {
  const { tenantId = 'pier', draft = aDraft({ adult: 1 }), query = '', cardEntry } = opening
  const { shop = openShop(database), watch = api => api } = opening
  let session = opening.session ?? {}
  let cookie = ''
  let answer: CheckoutAnswer | null = null
  const fill = async (cartDraft: CartDraft) => {
    const cart = await fillCart(await shop.visitor(session, tenantId), cartDraft)
    session = { ...session, cartId: cart.id }
    return cart
  }
  await fill(draft)
  const context: Partial<PageContext> = {
    sessions: {
      read: async () => session,
      write: async (_tenantId, changed) => {
        session = changed
        return 'session=1'
      },
    },
    openApi: async caller => watch(await shop.visitor(caller.session, tenantId)),
  }
  const place = `/checkout/${tenantId}/process`
  const requestOf = (path = place + query) => ({
    database,
    path,
    cookie,
    now: shop.services.clock(),
    context,
    ...(cardEntry ? { cardEntry } : {}),
  })
  const keep = (headers: Headers) => {
    const set = headers.getSetCookie().findLast(line => line.startsWith('marquee_checkout'))
    cookie = set?.split(';')[0] ?? cookie
  }
  const visit = async (path: string, form?: FormData): Promise<DrawnPage> => {
    const drawn = await drawPage([application, minimal, shell, checkout], {
      ...requestOf(path),
      pattern: 'checkout/:tenantId/process',
      ...(form ? { form } : {}),
    })
    keep(drawn.headers)
    return drawn.location?.startsWith(place) ? visit(drawn.location) : drawn
  }
  const show: SendForm = (form, added = query) => visit(place + added, form)
  const read = async () => {
    const loaded = await load(checkout.loader, requestOf())
    keep(loaded.headers)
    return loaded
  }
  const send = async (form: Fields): Promise<PressResult> => {
    const { status, headers, page } = await load(checkout.action, { ...requestOf(), form })
    keep(headers)
    answer = page as CheckoutAnswer | null
    return { status, location: headers.get('Location'), answer }
  }
  const markup = async () => drawMarkup(checkout.default, (await read()).page, answer ?? undefined)
  return {
    shop,
    fill,
    send,
    markup,
    session: () => session,
    /** the page as it is drawn, with its frames and in the words of the venue */
    open: async () => pageOf(await show(), show),
    /** what the loader answers instead of a page */
    location: async () => (await read().catch(thrown => thrown as Response)).headers.get('Location'),
    page: async () => (await read()).page.page,
    /** what stands on the page after the last press */
    words: async () => textOfMarkup(await markup()),
    /** what stands at a field after the last press; empty where nothing does */
    saidAt: async (field: string) => textOfMarkup(errorIn(await markup(), field)).trim(),
    deliver: () => send({ intent: 'delivery', deliveryEmail: 'ada@example.com' }),
    /** the payment step, right in every field but those of the test */
    pay: (about: Fields = {}) => send({ intent: 'payment', ...PAYER, ...HOME, ...about }),
    /** a card as the gateway's fields hand it over */
    card: (number = GOOD_CARD) => ({
      ...entered,
      paymentToken: shop.token(number),
      lastFour: number.slice(-4),
    }),
    complete: (about: Fields = {}) => send({ intent: 'complete', captchaToken: HUMAN, ...about }),
  }
}

/** The page of checkout as a visitor with this cart sees it first. */
export const openCheckout = async (
  database: Database,
  opening: CheckoutOptions = {},
): Promise<CheckoutDrawn> => (await checkoutVisitor(database, opening)).open()

/** Who pays, right in every field of a contact. */
export const PAYER = {
  firstName: 'Ada',
  lastName: 'Moss',
  email: 'ada@example.com',
  phoneNumber: '(212) 555-0101',
}
/** A billing address, right in every field. */
export const HOME = {
  country: 'US',
  streetAddress1: '12 Pier Street',
  city: 'New York',
  state: 'NY',
  zip: '10001',
}

const entered = { firstSix: '424242', brand: 'Visa', expMonth: '7', expYear: '2031' }

const errorIn = (markup: string, field: string) =>
  new RegExp(`id="checkout-${field}-error"[^>]*>(.*?)</p>`, 's').exec(markup)?.[1] ?? ''

type SendForm = (form?: FormData, query?: string) => Promise<DrawnPage>

export type CheckoutDrawn = DrawnPage & {
  /** Comes back with this query, as from a page of the gateway. */
  comeBack: (query: string) => Promise<CheckoutDrawn>
  /** Presses the button of this intent with its form as it is drawn, `typed` over it. */
  press: (intent: string, typed?: Fields) => Promise<CheckoutDrawn>
  /** A field by its name; null where it is not drawn. */
  field: (name: string) => HTMLInputElement | null
  /** The sentence at a field; null where nothing is wrong with it. */
  errorAt: (name: string) => string | null
  /** The words of the label of a field. */
  labelOf: (name: string) => string | null
  /** The step that is open. */
  step: string | null
}

function pageOf(drawn: DrawnPage, send: SendForm): CheckoutDrawn {
  const { body } = drawn
  const field = (name: string) => body.querySelector<HTMLInputElement>(`[name="${name}"]`)
  const heading = body.querySelector('section[data-state="open"] h2')
  return {
    ...drawn,
    field,
    step: heading && wordsOf(heading),
    errorAt: name => {
      const about = field(name)?.getAttribute('aria-describedby')?.split(' ') ?? []
      const id = about.find(each => each.endsWith('-error'))
      const sentence = id && body.querySelector(`[id="${id}"]`)
      return sentence ? wordsOf(sentence) : null
    },
    labelOf: name => {
      const label = body.querySelector(`label[for="${field(name)?.id}"]`)
      return label && wordsOf(label)
    },
    comeBack: async query => pageOf(await send(undefined, query), send),
    press: async (intent, typed = {}) => pageOf(await send(filledForm(body, { intent, typed })), send),
  }
}

/** What a browser would send: the drawn fields of the button's form, and what was typed. */
function filledForm(body: HTMLElement, { intent, typed }: { intent: string; typed: Fields }): FormData {
  const button = body.querySelector<HTMLButtonElement>(`button[name="intent"][value="${intent}"]`)
  if (!button) throw new Error(`There is no button '${intent}'`)
  const id = button.getAttribute('form')
  const form = id ? body.querySelector(`form[id="${id}"]`) : button.closest('form')
  const inside = [...(form?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [])]
  const unknown = Object.keys(typed).find(name => !inside.some(input => input.name === name))
  if (unknown) throw new Error(`There is no field '${unknown}'`)
  const data = new FormData()
  for (const input of inside) {
    const value = drawnValue(input)
    if (value !== null && !input.hasAttribute('disabled') && !(input.name in typed))
      data.append(input.name, value)
  }
  for (const [name, value] of Object.entries(typed)) data.append(name, value)
  data.set('intent', intent)
  return data
}

/** What a field is drawn with; null of what is not chosen. */
function drawnValue(input: HTMLInputElement): string | null {
  if (input.tagName === 'TEXTAREA') return input.textContent
  if (input.tagName === 'SELECT') {
    const option = input.querySelector('option[selected]') ?? input.querySelector('option')
    return option && (option.getAttribute('value') ?? option.textContent)
  }
  const isChoice = ['checkbox', 'radio'].includes(input.type)
  if (isChoice && !input.hasAttribute('checked')) return null
  return input.getAttribute('value') ?? (isChoice ? 'on' : '')
}
