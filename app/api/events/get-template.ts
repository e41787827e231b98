import { listEventWindows } from '#app/data/queries/slots/read.ts'
import { api } from '../kernel/api.ts'
import { openAsker } from '../members/asker.ts'
import { eventTemplate } from './event-payloads.ts'
import { findEvent } from './find-event.ts'
import { readPartyQuery } from './read-party-query.ts'
import { readOpenWindow } from './window.ts'

export const getTemplate = api.events.template.handler(async ({ input, context }) => {
  const { db, tenantId, venue } = context
  const event = findEvent(venue, input.params.eventTemplateId)
  const window = readOpenWindow(input.query, context)
  const [[row], asker] = await Promise.all([
    listEventWindows(db, tenantId, { ...window, eventIds: [event.id] }),
    openAsker(context, input.query),
  ])
  const coming = await readPartyQuery(context, { party: input.query?.party, eventIds: [event.id], asker })
  return { payload: eventTemplate({ event, row, date: window.from.date, ...coming }, asker) }
})
