import { randomUUID } from 'node:crypto'
import type { SharePayload } from '#app/contract/draft-shares.ts'
import {
  findShare,
  listApprovals,
  listShares,
  readApprovalsRequired,
} from '#app/data/queries/draft-shares/read.ts'
import { insertShare, revokeShare } from '#app/data/queries/draft-shares/write.ts'
import { listStaffNames } from '#app/data/queries/themes/drafts.ts'
import { shareState } from '#app/rules/themes/share-state.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { createSandbox } from '../sandboxes/create-sandbox.ts'
import { requireThemeStaff } from '../themes/theme-rights.ts'
import { readDraftTheme } from './draft-theme.ts'
import { closeShares } from './share-sandboxes.ts'

const MAX_LISTED = 50
const MAX_OPEN = 10
const DAY_MS = 86_400_000

/** The links to the draft, and who has approved it as it is. For all who may change a part of the theme (401, 403). */
export const listDraftShares = api.draftShares.list.handler(async ({ context }) => {
  requireThemeStaff(context.staff)
  return { payload: await sharesPayload(context) }
})

/**
 * Makes a link to the draft for `recipient`, good for `days`: it opens a copy of the venue in the look of the draft, in which nothing is really
 * sold. Its token is told this once. Refused without a draft (404), and beside ten links that are open (422).
 */
export const addShare = api.draftShares.add.handler(async ({ input, context }) => {
  const { db, tenantId, now, services, venue } = context
  const { email } = requireThemeStaff(context.staff)
  const { recipient, days } = input.body
  const draft = await readDraftTheme({ db, tenantId, published: venue.themeRevision })
  if (!draft) throw refuse('NOT_FOUND', { text: 'There is no draft' })
  const shares = await listShares(db, tenantId, { limit: MAX_LISTED })
  if (shares.filter(share => shareState(share, now) === 'open').length >= MAX_OPEN)
    throw refuse('UNPROCESSABLE', { text: `There are ${MAX_OPEN} links already: revoke one first` })
  const endsAt = new Date(now.getTime() + days * DAY_MS)
  const sandbox = await createSandbox(services, { venue: tenantId, theme: draft.document, endsAt })
  if (!sandbox) throw refuse('NOT_FOUND')
  const id = randomUUID()
  const about = { id, recipient, sandboxId: sandbox.tenantId, author: email, endsAt, createdAt: now }
  return { payload: { id, token: await insertShare(db, { tenantId, ...about }) } }
})

/** Ends a link at once: its pages are gone, and what was approved by it counts no more. */
export const revokeDraftShare = api.draftShares.revoke.handler(async ({ input, context }) => {
  requireThemeStaff(context.staff)
  const { db, tenantId, now, services } = context
  const { id } = input.params
  if (!(await findShare(db, tenantId, { id }))) throw refuse('NOT_FOUND')
  await revokeShare(db, { tenantId, id, now })
  await closeShares(services, tenantId)
  return { payload: await sharesPayload(context) }
})

async function sharesPayload({ db, tenantId, venue, now }: ApiContext) {
  const [rows, draft, required] = await Promise.all([
    listShares(db, tenantId, { limit: MAX_LISTED }),
    readDraftTheme({ db, tenantId, published: venue.themeRevision }),
    readApprovalsRequired(db, tenantId),
  ])
  const names = await listStaffNames(db, tenantId, [...new Set(rows.map(({ author }) => author))])
  const approvals = draft ? await listApprovals(db, tenantId, draft.hash) : []
  const approvedBy = new Map(approvals.map(({ shareId, name }) => [shareId, name]))
  const list: SharePayload[] = rows.map(({ id, recipient, author, endsAt, revokedAt, createdAt }) => ({
    id,
    recipient,
    authorName: names.get(author) ?? author,
    state: shareState({ endsAt, revokedAt }, now),
    createdAt: createdAt.toISOString(),
    endsAt: endsAt.toISOString(),
    approvedBy: approvedBy.get(id) ?? null,
  }))
  return { list, approvals: { required, given: approvals.length } }
}
