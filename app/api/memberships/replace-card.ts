import { randomUUID } from 'node:crypto'
import type { VenueMember } from '#app/contract/venue-file/members.ts'
import type { Db } from '#app/data/database/database.ts'
import { insertJob } from '#app/data/queries/jobs/write.ts'
import { replaceCardOnFile } from '#app/data/queries/members/write.ts'
import type {
  BillingDetails,
  CardOnFile,
  KeepResult,
  SecureBinding,
} from '#app/gateways/payments/payment-gateway.ts'
import type { HeldMembership } from '#app/rules/memberships/held-membership.ts'
import { primaryCardholder } from '#app/rules/memberships/primary-cardholder.ts'
import { mayReplaceCard } from '#app/rules/memberships/renewal-total.ts'
import { openBankCheck, requireConfirmed } from '../checkout/bank-check.ts'
import { withinTime } from '../checkout/within-time.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { limitOfAddress } from '../limits/sign-in-limits.ts'
import { takeTries } from '../limits/take-tries.ts'
import { insertAccountNotice } from '../visitors/account-notice.ts'
import { findOwn, recurringInfo } from './recurring-details.ts'

type NewCard = { membershipId: string; requestUuid: string; paymentToken: string }

/**
 * Has the bank check a card that is to be put on file, where the venue has its banks asked; nothing is kept yet. Refuses what it is declined
 * for (6100–6113), and a check that fails.
 */
export const checkCard = api.members.checkCard.handler(async ({ input, context }) => {
  const card = newCard(input)
  const own = await findReplaceable(context, card)
  if (!asksBank(context)) return { payload: { sessionId: null, challenge: null } }

  const request = { ...bindingOf(context, card), keepsCard: true, billing: billingOf(own.row.document) }
  return { payload: await openBankCheck(context, request) }
})

/**
 * Puts another card on file of a membership that renews itself, its next term included, for its primary cardholder. Until the gateway keeps
 * the new card the old one stays: one that is declined (6100–6113), or whose answer is lost (6110), changes nothing. Nothing is charged.
 */
export const replaceCard = api.members.replaceCard.handler(async ({ input, context }) => {
  const { db } = context
  const card = newCard(input)
  const { row } = await findReplaceable(context, card)
  const secureSessionId = asksBank(context)
    ? await requireConfirmed(context, {
        sessionId: input.body.sessionId ?? '',
        binding: bindingOf(context, card),
      })
    : undefined
  const kept = await keepCard(context, { card, secureSessionId, billing: billingOf(row.document) })
  if (kept.outcome === 'declined') throw refuse(kept.code)
  const isReplaced = await db.transaction(tx => putOnFile(tx as Db, { context, row, card: kept.card }))
  if (!isReplaced) throw refuse('UNPROCESSABLE', NOT_RENEWING)
  const after = await findOwn(context, card)
  return { payload: recurringInfo(after.row.document, context) }
})

type PutCard = { context: ApiContext; row: HeldMembership['row']; card: CardOnFile }

/** The card with what follows from it: the one before is ended at the gateway, and its holder is told. A repeat of the same card tells nobody. */
async function putOnFile(tx: Db, { context, row, card }: PutCard): Promise<boolean> {
  const { tenantId, now } = context
  const { membershipNumber } = row
  const before = await replaceCardOnFile(tx, tenantId, { membershipNumber, card: recorded(card) })
  if (!before) return false
  const replaced = before.filter(reference => reference !== card.savedCard)
  if (before.length > 0 && replaced.length === 0) return true
  for (const savedCard of replaced) await insertJob(tx, tenantId, cardEndJob({ savedCard, now }))
  const to = primaryCardholder(row.document.cardholders)?.email
  const { brand, lastFour } = card
  const notice = { kind: 'card' as const, to: to ?? '', card: { brand, lastFour, since: now.toISOString() } }
  if (to) await insertAccountNotice(tx, { ...context, notice })
  return true
}

const cardEndJob = ({ savedCard, now }: { savedCard: string; now: Date }) => ({
  id: `card-end.${randomUUID()}`,
  kind: 'card-end' as const,
  payload: { savedCard },
  runAt: now,
})

const NOT_RENEWING = { text: 'No other card can be put on file of this membership' }

const newCard = ({
  params,
  headers,
  body,
}: {
  params: { membershipId: string }
  headers: { 'x-request-uuid': string }
  body: { paymentToken: string }
}): NewCard => ({ ...params, requestUuid: headers['x-request-uuid'].toLowerCase(), ...body })

/** The membership that the card is for. Tries are few, since no captcha protects these calls from people who try out cards. */
async function findReplaceable(
  context: ApiContext,
  { membershipId, paymentToken }: NewCard,
): Promise<HeldMembership> {
  const { services, tenantId, now, address, venue } = context
  const own = await findOwn(context, { membershipId })
  // What names a card that is kept already is no token: it may be somebody else's.
  if (services.gateways.payments.keeps(paymentToken)) throw refuse('6109')
  if (!mayReplaceCard(own.row.document, venue)) throw refuse('UNPROCESSABLE', NOT_RENEWING)
  const limit = { key: `card on file of ${own.row.id}`, tries: 10, pause: 5 * MINUTE }
  await takeTries(services, { tenantId, now, limits: [limit, ...limitOfAddress(address)] })
  return own
}

const MINUTE = 60_000

const asksBank = ({ services, venue }: ApiContext) =>
  venue.document.company.enable3DS && services.gateways.payments.secure !== null

const bindingOf = (
  { tenantId, venue }: ApiContext,
  { requestUuid, paymentToken }: NewCard,
): SecureBinding => ({
  tenantId,
  requestUuid,
  amount: 0,
  currency: venue.document.venue.currency,
  paymentToken,
})

type KeepingCard = { card: NewCard; secureSessionId: string | undefined; billing: BillingDetails }

/** Asks the gateway to keep the card. An answer that is lost counts as an error in processing: our record has the old card still. */
function keepCard(
  { services, tenantId, log }: ApiContext,
  { card: { requestUuid, paymentToken }, secureSessionId, billing }: KeepingCard,
): Promise<KeepResult> {
  const idempotencyKey = `${requestUuid}.card`
  const request = { tenantId, idempotencyKey, paymentToken, secureSessionId, billing }
  return withinTime(services.gateways.payments.keepCard(request)).catch((error: unknown) => {
    log.warn({ error, tenantId }, 'A card that was to be put on file was left without an answer')
    return { outcome: 'declined', code: '6110' }
  })
}

const recorded = ({ savedCard, brand, lastFour, validUntil }: CardOnFile) => ({
  paymentMethodBrand: brand,
  ccLastFourDigits: lastFour,
  paymentMethodReference: savedCard,
  ...(validUntil ? { cardValidUntil: validUntil } : {}),
})

/** Whose card it is: the primary cardholder's. */
function billingOf({ cardholders }: VenueMember): BillingDetails {
  const { firstName = '', lastName = '', email = '', address } = primaryCardholder(cardholders) ?? {}
  return {
    name: `${firstName} ${lastName}`.trim(),
    email,
    zip: address?.zipCode ?? '',
    address1: address?.streetAddress1 ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    country: address?.country ?? '',
  }
}
