import { randomBytes } from 'node:crypto'
import type { Services } from '#app/api/kernel/context.ts'
import { createVenueStore, type Venue } from '#app/api/kernel/venue-store.ts'
import type { Database } from '#app/data/database/database.ts'
import type { Gateways } from '#app/gateways/gateways.ts'
import type { Mail } from '#app/gateways/mail/mail-gateway.ts'
import { createCardTokens } from '#app/gateways/payments/test/card-token.ts'
import { memoryLedger } from '#app/gateways/payments/test/charge-ledger.ts'
import { readCard } from '#app/gateways/payments/test/read-card.ts'
import { createTestGateway } from '#app/gateways/payments/test/test-gateway.ts'
import { type CheckoutDrafts, createCheckoutDrafts } from '#app/session/checkout-draft.ts'
import { createVisitorSessions, type VisitorSessions } from '#app/session/visitor-session.ts'

/** What a process has, over the database of the stage: nothing of it reaches the venue's rows, gateways or mailboxes. */
export type SceneServices = {
  services: Services
  sessions: VisitorSessions
  drafts: CheckoutDrafts
  /** what was mailed on the stage, the latest last */
  mails: Mail[]
  /** what the tokenizer gives for a card of the test gateway */
  payWith: (number: string) => Record<string, string>
}

/**
 * The services of the stage: its own database, books and mails in memory, a captcha that everybody passes. Looks and words, and where
 * cards are typed, are those of the running shop.
 */
export function sceneServices(real: Services, database: Database): SceneServices {
  const secret = randomBytes(32).toString('hex')
  const { clock } = real
  const mails: Mail[] = []
  const tokens = createCardTokens(secret)
  const secure = real.environment.PUBLIC_URL?.startsWith('https:') ?? false
  return {
    services: {
      ...real,
      environment: { ...real.environment, B2C_URL: undefined },
      database,
      secret,
      venues: withLooksOf(real, database),
      gateways: sceneGateways(real.gateways, { secret, clock, mails }),
    },
    sessions: createVisitorSessions({ secret, secure }),
    drafts: createCheckoutDrafts({ secret, secure }),
    mails,
    payWith: number => {
      const expiry = { expMonth: '7', expYear: String(clock().getFullYear() + 4) }
      const read = readCard({ number, ...expiry, cvc: '123' }, clock())
      if ('error' in read) throw new Error(read.error.message)
      const { firstSix, lastFour, brand } = read.card
      return { paymentToken: tokens.issue(read.card, clock()), firstSix, lastFour, brand, ...expiry }
    },
  }
}

/** The catalogue of the stage in the venue's present look and words. */
function withLooksOf(real: Services, database: Database): Services['venues'] {
  const staged = createVenueStore(database, { log: real.log })
  return {
    open: async tenantId => {
      const [own, shown] = await Promise.all([staged.open(tenantId), real.venues.open(tenantId)])
      if (!own || !shown) return null
      const { theme, themeRevision } = shown
      return { ...own, theme, themeRevision, isDraft: false } satisfies Venue
    },
  }
}

type Play = { secret: string; clock: () => Date; mails: Mail[] }

function sceneGateways(real: Gateways, { secret, clock, mails }: Play): Gateways {
  const { cardEntry, wallet, browserHosts } = real.payments
  const payments = createTestGateway({ secret, ledger: memoryLedger(), clock, wait: async () => undefined })
  return {
    payments: { ...payments, cardEntry, wallet, browserHosts },
    captcha: { ...real.captcha, verify: async () => 'passed' },
    mail: { send: async mail => void mails.push(mail) },
    passes: real.passes,
    dns: real.dns,
  }
}
