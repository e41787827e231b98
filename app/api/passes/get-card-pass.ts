import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import { listEntry } from '../members/member-entries.ts'
import { sourceMemberships } from '../memberships/source-memberships.ts'
import { answerPasses, requireWallet } from './answer-passes.ts'
import { cardPassOf } from './card-passes.ts'

/** The card of a membership for whoever has verified it; to everybody else there is none, nor for one that has no code. */
export const getCardPass = api.passes.ofMembership.handler(async ({ input: { params }, context }) => {
  const wallets = await requireWallet(context, params.wallet)
  const [held] = await sourceMemberships(context, [params.membershipId])
  const card = held && listEntry(held.row, { venue: context.venue, holder: held.holder })
  const pass = card?.barcode ? await cardPassOf(card, context) : null
  if (!held || !pass) throw refuse('NOT_FOUND', { text: 'There is no such card' })
  return answerPasses(context, {
    wallets,
    wallet: params.wallet,
    filename: 'membership',
    passes: [pass],
    source: { scope: 'card', subject: held.row.membershipNumber },
  })
})
