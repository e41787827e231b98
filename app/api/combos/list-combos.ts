import type { ComboTemplate } from '#app/contract/venue-file/combos.ts'
import { listEventDays } from '#app/data/queries/slots/read.ts'
import { readParty } from '#app/rules/tickets/party.ts'
import { readWindow, type WindowQuery } from '../events/window.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { openAsker } from '../members/asker.ts'
import { comboDays } from './combo-days.ts'
import { comboPayload } from './combo-payload.ts'
import { findCombo } from './find-combo.ts'

export const listCombos = api.combos.list.handler(async ({ input: { query }, context }) => {
  const { venue } = context
  const [asker, isAvailable] = await Promise.all([openAsker(context, query), availabilityIn(context, query)])
  const inFull = query?.summary === undefined
  const party = query?.party && readParty(query.party)
  return {
    payload: venue.combos.map(combo =>
      comboPayload({ combo, inFull, party, available: isAvailable(combo) }, asker),
    ),
  }
})

export const getCombo = api.combos.get.handler(async ({ input: { params, query }, context }) => {
  const { venue } = context
  const combo = findCombo(venue, params.comboTemplateId)
  const [asker, isAvailable] = await Promise.all([openAsker(context, query), availabilityIn(context, query)])
  const inFull = query?.summary === undefined
  const party = query?.party && readParty(query.party)
  return { payload: comboPayload({ combo, inFull, party, available: isAvailable(combo) }, asker) }
})

/** Whether a combo can be had on a day of the window; null without a window. */
async function availabilityIn(context: ApiContext, query: WindowQuery | undefined) {
  if (!query?.startTime && !query?.endTime) return () => null
  const { db, tenantId, venue } = context
  const eventIds = venue.events.map(event => event.id)
  const rows = await listEventDays(db, tenantId, { ...readWindow(query, context), eventIds })
  return (combo: ComboTemplate) => comboDays(combo, { rows }).length > 0
}
