import { z } from 'zod'
import type { WaitingEntryPayload } from '#app/contract/waiting-list.ts'
import { deleteCartRow } from '#app/data/queries/carts/write.ts'
import { readLinkToken } from '#app/data/queries/link-tokens/read.ts'
import { findHeldTime, findWaitingEntry, type WaitingEntry } from '#app/data/queries/waiting-list/read.ts'
import { changeWaitingState } from '#app/data/queries/waiting-list/write.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { takeLinkTry } from '../limits/sign-in-limits.ts'

const linkDocument = z.object({ entryId: z.string() })

/** The entry behind a mailed link; unknown, ended and foreign links are refused alike. */
export const readWaitingEntry = api.waitingList.read.handler(async ({ input: { headers }, context }) => ({
  payload: await payloadOf(await requireEntry(context, headers['x-token']), context),
}))

/** Does what its receiver pressed. Pressing once more changes nothing; what can be done no longer is refused with CONFLICT. */
export const changeWaitingEntry = api.waitingList.change.handler(async ({ input, context }) => {
  const entry = await requireEntry(context, input.headers['x-token'])
  const changed = await actions[input.body.action](context, entry)
  if (!changed) throw refuse('CONFLICT')
  return { payload: await payloadOf(changed, context) }
})

type Change = (context: ApiContext, entry: WaitingEntry) => Promise<WaitingEntry | null>

const confirm: Change = ({ db, tenantId }, { id }) =>
  changeWaitingState(db, tenantId, { id, from: ['unconfirmed', 'waiting'], to: 'waiting' })

/** Seats that are held for it are free again at once. */
const withdraw: Change = async ({ db, tenantId }, { id, cartId }) => {
  const from: WaitingEntry['state'][] = ['unconfirmed', 'waiting', 'offered', 'withdrawn']
  const entry = await changeWaitingState(db, tenantId, { id, from, to: 'withdrawn' })
  if (entry && cartId) await deleteCartRow(db, tenantId, cartId)
  return entry
}

/** The cart that holds the seats becomes the visitor's. */
const take: Change = async ({ keepSession, session, now }, entry) => {
  const { state, cartId, offeredUntil } = entry
  if (state !== 'offered' || !cartId || !offeredUntil || offeredUntil <= now) return null
  await keepSession?.({ ...session, cartId })
  return entry
}

const actions = { confirm, withdraw, take }

async function requireEntry(context: ApiContext, token: string): Promise<WaitingEntry> {
  const { services, tenantId, db, address, now } = context
  await takeLinkTry(services, { tenantId, address, now })
  const link = await readLinkToken(db, { tenantId, token, purpose: 'waiting-list', now })
  if (link.state !== 'open') throw refuse('NOT_FOUND')
  const entry = await findWaitingEntry(db, tenantId, linkDocument.parse(link.document).entryId)
  if (!entry) throw refuse('NOT_FOUND')
  return entry
}

async function payloadOf(
  entry: WaitingEntry,
  { db, tenantId, venue, now }: ApiContext,
): Promise<WaitingEntryPayload> {
  const { eventId, date, party, offeredUntil, cartId } = entry
  const isOver = entry.state === 'offered' && offeredUntil !== null && offeredUntil <= now
  const state = isOver ? 'passed' : entry.state
  return {
    eventTemplateId: eventId,
    name: catalogueMaps(venue).events.get(eventId)?.name ?? '',
    date,
    time: state === 'offered' && cartId ? await findHeldTime(db, tenantId, cartId) : null,
    party,
    state,
    until: state === 'offered' ? (offeredUntil?.toISOString() ?? null) : null,
  }
}
