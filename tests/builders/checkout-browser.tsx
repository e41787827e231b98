import * as application from '#app/routes/application/route.tsx'
import * as checkout from '#app/routes/checkout/process/route.tsx'
import * as shell from '#app/routes/checkout/shell/route.tsx'
import * as minimal from '#app/routes/minimal/route.tsx'
import type { CartDraft } from '#app/contract/carts.ts'
import type { Database } from '#app/data/database/database.ts'
import { drawPage, wordsOf } from './draw-page.tsx'
import type { Asked } from './page-loader.ts'
import { fillCart, openShop } from './shop.ts'

type Visited = Partial<Asked> & { draft: CartDraft; tenantId?: string; query?: string }
type Drawn = Awaited<ReturnType<typeof drawPage>>

/**
 * A browser without JavaScript at checkout with this cart: it keeps what was typed in its cookie, fills in the fields that are
 * drawn, presses the buttons that are there, and goes where it is sent.
 */
export async function openCheckout(
  database: Database,
  { draft, tenantId = 'pier', query = '', session = {}, ...about }: Visited,
) {
  const api = await openShop(database).visitor(session, tenantId)
  const { id: cartId } = await fillCart(api, draft)
  let cookie = ''
  const visit = async (path: string, form?: FormData): Promise<Drawn> => {
    const drawn = await drawPage([application, minimal, shell, checkout], {
      database,
      pattern: 'checkout/:tenantId/process',
      path,
      session: { ...session, cartId },
      cookie,
      ...about,
      ...(form ? { form } : {}),
    })
    cookie = drawn.headers.getSetCookie().at(-1)?.split(';')[0] || cookie
    const isHere = drawn.location?.startsWith(`/checkout/${tenantId}/process`)
    return isHere && drawn.location ? visit(drawn.location) : drawn
  }
  const send = (form?: FormData, added = query) => visit(`/checkout/${tenantId}/process${added}`, form)
  return pageOf(await send(), send)
}

type Send = (form?: FormData, query?: string) => Promise<Drawn>

export type CheckoutDrawn = Drawn & {
  /** Comes back with this query, as from a page of the gateway. */
  comeBack: (query: string) => Promise<CheckoutDrawn>
  /** Presses the button of this intent with its form as it is drawn, `typed` over it. */
  press: (intent: string, typed?: Record<string, string>) => Promise<CheckoutDrawn>
  /** A field by its name; null where it is not drawn. */
  field: (name: string) => HTMLInputElement | null
  /** The sentence at a field; null where nothing is wrong with it. */
  errorAt: (name: string) => string | null
  /** The words of the label of a field. */
  labelOf: (name: string) => string | null
  /** The step that is open. */
  step: string | null
}

function pageOf(drawn: Drawn, send: Send): CheckoutDrawn {
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
function filledForm(
  body: HTMLElement,
  { intent, typed }: { intent: string; typed: Record<string, string> },
): FormData {
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
