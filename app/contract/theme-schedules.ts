import { z } from 'zod'
import { endpoint, envelope } from './endpoint.ts'
import { contrastReason, differenceRow, ifMatch, themePart, versionNote } from './theme-versions.ts'

const tags = ['Themes']

/** A minute on the venue's clock, as in 2026-12-24T18:00. */
const wallMinute = z.string().max(40)

const schedulePayload = z.object({
  id: z.string(),
  /** `refused`: when its time came it could not be published, `problem` says why */
  state: z.enum(['waiting', 'public', 'over', 'cancelled', 'refused']),
  problem: z.string(),
  /** instants in UTC; without an end it stays until something else is published */
  startsAt: z.string(),
  endsAt: z.string().nullable(),
  author: z.string(),
  authorName: z.string(),
  note: z.string(),
  /** the revision that made it public */
  revision: z.int().nullable(),
  /** what it sets differently from what was public when its draft began */
  difference: z.array(differenceRow),
  /** the parts that it changes */
  changedParts: z.array(themePart),
})

export type SchedulePayload = z.infer<typeof schedulePayload>

export const themeSchedules = {
  list: endpoint({
    method: 'GET',
    path: '/staff/theme/schedules',
    summary: 'Themes that become public at a time, the latest first (staff)',
    tags,
    refusals: ['FORBIDDEN', 'UNAUTHORIZED'],
  }).output(envelope(z.array(schedulePayload))),
  add: endpoint({
    method: 'POST',
    path: '/staff/theme/draft/schedule',
    summary: 'Publishes the draft at a time, until a time (staff)',
    tags,
    refusals: [
      'APPROVALS_MISSING',
      'CONFLICT',
      'CONTRAST',
      'FORBIDDEN',
      'NOT_FOUND',
      'PRECONDITION_FAILED',
      'PRECONDITION_REQUIRED',
      'UNAUTHORIZED',
      'UNPROCESSABLE',
    ],
  })
    .input(
      z.object({
        headers: ifMatch,
        body: z.object({
          /** minutes on the venue's clock */
          startsAt: wallMinute,
          endsAt: wallMinute.optional(),
          note: versionNote,
          contrastReason,
          /** where both changed a value, the draft's is taken */
          overrides: z.boolean().default(false),
        }),
      }),
    )
    .output(envelope(schedulePayload)),
  cancel: endpoint({
    method: 'DELETE',
    path: '/staff/theme/schedules/{id}',
    summary: 'Keeps a scheduled theme from becoming public, or ends it now (staff)',
    tags,
    refusals: ['CONFLICT', 'FORBIDDEN', 'NOT_FOUND', 'UNAUTHORIZED'],
  })
    .input(z.object({ params: z.object({ id: z.string().max(80) }) }))
    .output(envelope(schedulePayload)),
}
