import { randomUUID } from 'node:crypto'
import type { ApiClient } from '#app/api/client.ts'
import type { Services } from '#app/api/kernel/context.ts'
import { createLog } from '#app/api/kernel/log.ts'
import type { CartDraft, CartPayload } from '#app/contract/carts.ts'
import type { CheckoutRequest } from '#app/contract/checkout.ts'
import type { Database } from '#app/data/database/database.ts'
import type { CaptchaGateway } from '#app/gateways/captcha/captcha-gateway.ts'
import type { Mail, MailGateway } from '#app/gateways/mail/mail-gateway.ts'
import { createCardTokens } from '#app/gateways/payments/test/card-token.ts'
import { type ChargeLedger, memoryLedger } from '#app/gateways/payments/test/charge-ledger.ts'
import { readCard } from '#app/gateways/payments/test/read-card.ts'
import { createTestGateway } from '#app/gateways/payments/test/test-gateway.ts'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { inProcess, NOW, testServices } from './api-client.ts'

const SECRET = 'the secret of a test gateway'
export const GOOD_CARD = '4242424242424242'
/** What the captcha of these tests takes for a person. */
export const HUMAN = 'a person'

/** Everything that sells, over one database: a clock to turn, the gateway's own books, and the mails that were sent. */
export type Shop = {
  services: Services
  ledger: ChargeLedger
  mails: Mail[]
  /** what the log holds: fields and message of each line, without times, levels and stacks */
  logged: () => Record<string, unknown>[]
  /** turns the clock on by milliseconds */
  wait: (milliseconds: number) => void
  visitor: (session?: VisitorSession, tenantId?: string) => Promise<ApiClient>
  /** what the tokenizer gives for a card */
  token: (number: string, about?: { expMonth?: string; expYear?: string; cvc?: string }) => string
  /** sums of the gateway's books in cents */
  charged: () => number
  refunded: () => number
}

export function openShop(database: Database): Shop {
  let now = NOW
  const ledger = memoryLedger()
  const mails: Mail[] = []
  const payments = createTestGateway({
    secret: SECRET,
    ledger,
    clock: () => now,
    wait: async () => undefined,
  })
  const gateways = {
    payments,
    captcha: personCaptcha,
    mail: keepingMail(mails),
    passes: { apple: null, google: null },
    dns: { textsOf: async () => null },
  }
  const lines: string[] = []
  const log = createLog('debug', { write: line => void lines.push(line) })
  const services: Services = { ...testServices(database, { gateways }), clock: () => now, log }
  const tokens = createCardTokens(SECRET)
  const sum = (kind: 'charge' | 'refund') =>
    ledger.entries().reduce((total, line) => {
      if (line.kind === 'charge' && kind === 'charge') return total + line.charge.amount
      return line.kind === 'refund' && kind === 'refund' ? total + line.amount : total
    }, 0)
  return {
    services,
    ledger,
    mails,
    logged: () => lines.map(readLine),
    wait: milliseconds => {
      now = new Date(now.getTime() + milliseconds)
    },
    visitor: (session = {}, tenantId = 'pier') => inProcess(database, { services, session, tenantId }),
    token: (number, { expMonth = '12', expYear = '2030', cvc = '123' } = {}) => {
      const read = readCard({ number, expMonth, expYear, cvc }, now)
      if ('error' in read) throw new Error(read.error.message)
      return tokens.issue(read.card, now)
    },
    charged: () => sum('charge'),
    refunded: () => sum('refund'),
  }
}

function readLine(line: string): Record<string, unknown> {
  const { time: _time, level: _level, ...fields } = JSON.parse(line) as Record<string, unknown>
  const error = fields.error as { message: string } | undefined
  return error ? { ...fields, error: error.message } : fields
}

/** A captcha that knows a person by their word; a form without scripts has it already. */
const personCaptcha: CaptchaGateway = {
  challenge: async () => ({
    kind: 'altcha',
    challenge: {
      parameters: { algorithm: '', nonce: '', salt: '', cost: 1, keyLength: 32, keyPrefix: '00' },
    },
    formToken: HUMAN,
  }),
  verify: async ({ token }) => (token === HUMAN ? 'passed' : 'refused'),
}

const keepingMail = (mails: Mail[]): MailGateway => ({
  send: async mail => {
    if (!mails.some(({ id }) => id === mail.id)) mails.push(mail)
  },
})

export const slotAt = (eventId: string, date: string, time: string) =>
  `${eventId}.${date}.${time.replace(':', '')}`

/** Boat Tour, Friday 20 November, 15:00: ten seats, adult 18.00, child 9.00. */
export const BOAT = slotAt('boat-tour', '2026-11-20', '15:00')

type DraftTickets = {
  eventTemplateId?: string
  eventId?: string
  adult?: number
  child?: number
  addOns?: [inventoryId: string, quantity: number][]
}

/** A cart draft with tickets and add-ons of one slot. */
export function aDraft({
  eventTemplateId = 'boat-tour',
  eventId = BOAT,
  adult = 0,
  child = 0,
  addOns = [],
}: DraftTickets): CartDraft {
  const ticket = (ticketTypeId: string, quantity: number) => ({
    id: `${eventId}~${ticketTypeId}`,
    ticketTypeId,
    quantity,
  })
  const tickets = [...(adult ? [ticket('adult', adult)] : []), ...(child ? [ticket('child', child)] : [])]
  const extras = addOns.map(([inventoryId, quantity]) => ({ id: `A-${inventoryId}`, inventoryId, quantity }))
  return { templates: [{ eventTemplateId, events: [{ eventId, tickets, addOns: extras }] }] }
}

/** Stores a cart and gives it back priced. */
export async function fillCart(api: ApiClient, draft: CartDraft): Promise<CartPayload> {
  const { payload } = await api.carts.put({ body: draft })
  return payload
}

/** A checkout body that is right in every field but what the test is about. */
export function aCheckout(about: Partial<CheckoutRequest> & { shoppingCartId: string }): CheckoutRequest {
  return {
    billingFirstName: 'Ada',
    billingLastName: 'Moss',
    billingEmail: 'Ada@example.com',
    billingPhoneNumber: '(212) 555-0101',
    billingAddress1: '12 Pier Street',
    billingCity: 'New York',
    billingState: 'NY',
    billingZipCode: '10001',
    billingCountry: 'US',
    ...about,
  }
}

type PlaceOptions = { uuid?: string; captcha?: string }

/** Places an order; the payload as the API sends it, which is JSON text. */
export async function place(
  api: ApiClient,
  body: CheckoutRequest,
  { uuid = randomUUID(), captcha = HUMAN }: PlaceOptions = {},
): Promise<string> {
  const { payload } = await api.checkout.place({
    headers: { 'x-request-uuid': uuid, 'x-captcha-token': captcha },
    body,
  })
  return payload
}
