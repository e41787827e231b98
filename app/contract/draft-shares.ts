import { z } from 'zod'
import { SHARE_DAYS } from '#app/rules/themes/share-state.ts'
import { remarkPayload } from './draft-review.ts'
import { endpoint, envelope } from './endpoint.ts'

const tags = ['Draft review']

const sharePayload = z.object({
  id: z.string(),
  /** for whom it was made */
  recipient: z.string(),
  /** by whom */
  authorName: z.string(),
  state: z.enum(['open', 'revoked', 'over']),
  /** instants in UTC */
  createdAt: z.string(),
  endsAt: z.string(),
  /** who has approved by it what would be public now; null when nobody has */
  approvedBy: z.string().nullable(),
})

export type SharePayload = z.infer<typeof sharePayload>

const sharesPayload = z.object({
  list: z.array(sharePayload),
  /** how many links must have approved the draft as it is before it can be published, and how many have */
  approvals: z.object({ required: z.int(), given: z.int() }),
})

/** A remark as editors see it: with the link that it came by. */
const staffRemark = remarkPayload.extend({ recipient: z.string() })

const refusals = ['FORBIDDEN', 'NOT_FOUND', 'UNAUTHORIZED'] as const
const id = z.object({ id: z.string().max(80) })

export const draftShares = {
  list: endpoint({
    method: 'GET',
    path: '/staff/theme/draft/shares',
    summary: 'Links to the draft, the latest first, and who has approved it (staff)',
    tags,
    refusals: ['FORBIDDEN', 'UNAUTHORIZED'],
  }).output(envelope(sharesPayload)),
  add: endpoint({
    method: 'POST',
    path: '/staff/theme/draft/shares',
    summary: 'Makes a link to the draft; its token is told this once (staff)',
    tags,
    refusals: [...refusals, 'UNPROCESSABLE'],
  })
    .input(
      z.object({
        body: z.object({
          recipient: z.string().trim().min(1, 'must not be empty').max(80, 'must have at most 80 characters'),
          days: z
            .int('must be a whole number')
            .min(SHARE_DAYS.min, `must be ${SHARE_DAYS.min} or more`)
            .max(SHARE_DAYS.max, `must be at most ${SHARE_DAYS.max}`),
        }),
      }),
    )
    .output(envelope(z.object({ id: z.string(), token: z.string() }))),
  revoke: endpoint({
    method: 'DELETE',
    path: '/staff/theme/draft/shares/{id}',
    summary: 'Ends a link at once, and takes the approval back that was given by it (staff)',
    tags,
    refusals: [...refusals],
  })
    .input(z.object({ params: id }))
    .output(envelope(sharesPayload)),
  remarks: endpoint({
    method: 'GET',
    path: '/staff/theme/draft/remarks',
    summary: 'What people with a link say of places of the pages, the latest first (staff)',
    tags,
    refusals: ['FORBIDDEN', 'UNAUTHORIZED'],
  }).output(envelope(z.array(staffRemark))),
  resolve: endpoint({
    method: 'PUT',
    path: '/staff/theme/draft/remarks/{id}',
    summary: 'Says whether a remark is dealt with (staff)',
    tags,
    refusals: [...refusals],
  })
    .input(z.object({ params: id, body: z.object({ isResolved: z.boolean() }) }))
    .output(envelope(staffRemark)),
}
