import { randomUUID } from 'node:crypto'
import type { DraftReviewPayload } from '#app/contract/draft-review.ts'
import type { Db } from '#app/data/database/database.ts'
import {
  countRemarks,
  findShare,
  listApprovals,
  listRemarks,
  type ShareRow,
} from '#app/data/queries/draft-shares/read.ts'
import { insertRemark, saveApproval } from '#app/data/queries/draft-shares/write.ts'
import { lockPublishedRevision } from '#app/data/queries/themes/write.ts'
import { shareState } from '#app/rules/themes/share-state.ts'
import { toPayload } from '#theme/payload.ts'
import { describeDifference } from '#theme/theme-difference.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { takeRemarkTry } from '../limits/remark-limits.ts'
import { takeLinkTry } from '../limits/sign-in-limits.ts'
import { readDraftTheme } from './draft-theme.ts'
import { remarkPayloadOf } from './remark-payload.ts'
import { showDraft, shownHash } from './share-sandboxes.ts'

const MAX_REMARKS = 300

/** Where the pages of a draft are, by the token of a link to it. Unknown, foreign, revoked and ended tokens get one answer (404). */
export const openReview = api.draftReview.open.handler(async ({ input, context }) => {
  const { db, tenantId, now, services, address } = context
  await takeLinkTry(services, { tenantId, address, now })
  const share = await findShare(db, tenantId, { token: input.headers['x-token'] })
  if (!share || shareState(share, now) !== 'open') throw refuse('NOT_FOUND')
  const { id: shareId, sandboxId } = share
  return { payload: { sandboxId, shareId } }
})

/**
 * What the pages of a draft show, and what was said of it by their link. Where the draft has changed since, its pages are brought up to it, and
 * `isCurrent` is false this once. Null for pages of no draft; refused when the link is over (404).
 */
export const getReview = api.draftReview.get.handler(async ({ context }) => {
  const review = await findReview(context)
  if (!review) return { payload: null }
  const { services, venue } = context
  const { share, db, of } = review
  const draft = await readDraftTheme({ db, tenantId: of, published: await publishedOf(context, of) })
  if (!draft) throw refuse('NOT_FOUND')
  const hash = await shownHash(services, venue)
  const isCurrent = hash === draft.hash
  if (!isCurrent) await showDraft(services, { sandboxId: context.tenantId, draft })
  const mayReview = isReviewer(context, share)
  const approvals = await listApprovals(db, of, hash)
  const remarks = mayReview ? await listRemarks(db, of, { shareId: share.id, limit: MAX_REMARKS }) : []
  const payload: DraftReviewPayload = {
    hash,
    isCurrent,
    mayReview,
    approvedBy: approvals.find(({ shareId }) => shareId === share.id)?.name ?? null,
    remarks: remarks.map(({ remark }) => remarkPayloadOf(remark)),
    endsAt: share.endsAt.toISOString(),
  }
  return { payload }
})

/**
 * What the draft would change for visitors: its values beside the public ones, and both themes. For browsers that have opened the link (403); 404 when
 * it is over.
 */
export const getReviewDifference = api.draftReview.difference.handler(async ({ context }) => {
  const review = await findReview(context)
  if (!review) throw refuse('NOT_FOUND')
  if (!isReviewer(context, review.share))
    throw refuse('FORBIDDEN', { text: 'Open the link that you were sent' })
  const { services, venue } = context
  const published = await services.venues.open(review.of)
  if (!published) throw refuse('NOT_FOUND')
  const [before, after] = [published.theme, venue.theme]
  const shown = { ...toPayload(after) }
  return {
    payload: {
      rows: describeDifference(before, after),
      before: { ...toPayload(before) },
      after: shown,
      shown,
    },
  }
})

/** Pins a remark on a place of a page. For browsers that have opened the link (403), thirty at once, 300 a link (422). */
export const remarkDraft = api.draftReview.remark.handler(async ({ input: { body }, context }) => {
  const { db, of, share } = await requireReviewer(context)
  if ((await countRemarks(db, of, share.id)) >= MAX_REMARKS)
    throw refuse('UNPROCESSABLE', { text: 'There are too many remarks already' })
  const remark = {
    id: randomUUID(),
    ...body,
    page: body.page.replaceAll(context.tenantId, of),
    createdAt: context.now,
  }
  await insertRemark(db, { tenantId: of, shareId: share.id, ...remark })
  return { payload: remarkPayloadOf({ ...remark, resolvedAt: null }) }
})

/** Approves the draft as its pages showed it. Refused where it is another one by now (409), to the byte. */
export const approveDraft = api.draftReview.approve.handler(async ({ input: { body }, context }) => {
  const { db, of, share } = await requireReviewer(context)
  const { hash, name } = body
  await db.transaction(async transaction => {
    const tx = transaction as Db
    const published = (await lockPublishedRevision(tx, of)) ?? 0
    const draft = await readDraftTheme({ db: tx, tenantId: of, published })
    if (!draft) throw refuse('NOT_FOUND')
    if (draft.hash !== hash)
      throw refuse('CONFLICT', { text: 'The draft has changed since you opened this page: look again' })
    await saveApproval(tx, { tenantId: of, shareId: share.id, hash, name, createdAt: context.now })
  })
  return { payload: { hash, approvedBy: name } }
})

type Review = { share: ShareRow; db: Db; of: string }

/** The link behind the pages of a copy, with the rows of its venue; null for pages of no draft, refused when it is over (404). */
async function findReview({ venue, services, tenantId, now }: ApiContext): Promise<Review | null> {
  const { sandboxOf: of } = venue
  if (!of) return null
  const db = services.database.forTenant(of)
  const share = await findShare(db, of, { sandboxId: tenantId })
  if (!share) return null
  if (shareState(share, now) !== 'open') throw refuse('NOT_FOUND')
  return { share, db, of }
}

async function requireReviewer(context: ApiContext): Promise<Review> {
  const review = await findReview(context)
  if (!review) throw refuse('NOT_FOUND')
  const { share, of } = review
  if (!isReviewer(context, share)) throw refuse('FORBIDDEN', { text: 'Open the link that you were sent' })
  const { services, address, now } = context
  await takeRemarkTry(services, { tenantId: of, shareId: share.id, address, now })
  return review
}

const isReviewer = ({ session }: ApiContext, { id }: ShareRow) => session.review?.shareId === id

const publishedOf = async ({ services }: ApiContext, of: string) =>
  (await services.venues.open(of))?.themeRevision ?? 0
