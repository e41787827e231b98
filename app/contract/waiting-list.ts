import { z } from 'zod'
import { encodedText, endpoint, envelope } from './endpoint.ts'
import { emailAddress } from './visitors.ts'

const tags = ['Waiting list']

const token = z.object({ 'x-token': encodedText })

/** How many of one party can wait together. */
const MAX_PARTY = 20

/** An entry as whoever has its mailed link sees it. `time`: the wall time of the seats that are held, `until`: the instant up to which they are held; both null unless they are offered. */
const waitingEntryPayload = z.object({
  eventTemplateId: z.string(),
  name: z.string(),
  date: z.string(),
  time: z.string().nullable(),
  party: z.int(),
  state: z.enum(['unconfirmed', 'waiting', 'offered', 'taken', 'passed', 'withdrawn']),
  until: z.string().nullable(),
})

export type WaitingEntryPayload = z.infer<typeof waitingEntryPayload>

export const waitingList = {
  join: endpoint({
    method: 'POST',
    path: '/event/templates/{eventTemplateId}/waiting',
    summary:
      'Mails a link that puts its receiver on the waiting list of an event on a day; the same answer for everybody',
    tags,
    refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNPROCESSABLE'],
  })
    .input(
      z.object({
        params: z.object({ eventTemplateId: z.string() }),
        body: z.object({
          email: emailAddress,
          party: z.int('must be a whole number').min(1).max(MAX_PARTY),
          date: z.iso.date(),
        }),
      }),
    )
    .output(envelope(z.object({ sent: z.literal(true) }))),
  read: endpoint({
    method: 'GET',
    path: '/waiting-list/entry',
    summary: 'The entry of a mailed link; changes nothing',
    tags,
    refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  })
    .input(z.object({ headers: token }))
    .output(envelope(waitingEntryPayload)),
  change: endpoint({
    method: 'POST',
    path: '/waiting-list/entry',
    summary:
      'Confirms the entry of a mailed link, withdraws it, or takes the seats that are held for it into the cart',
    tags,
    refusals: ['CONFLICT', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
  })
    .input(z.object({ headers: token, body: z.object({ action: z.enum(['confirm', 'withdraw', 'take']) }) }))
    .output(envelope(waitingEntryPayload)),
}
