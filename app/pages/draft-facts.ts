import { redirect } from '@remix-run/node'
import { refusalOf } from '#app/api/kernel/refuse.ts'
import { isSandboxId } from '#app/rules/venues/sandbox-id.ts'
import type { DraftNoticeFacts } from '#app/shell/draft-notice/draft-notice.tsx'
import type { Visit } from './open-page.ts'

/**
 * What the pages of a draft say of themselves; null on all others. A page that shows an earlier revision of the draft is opened again, now that
 * its look was brought up to it; one whose link is over is not there (404).
 */
export async function readDraftFacts({
  tenantId,
  api,
  session,
  url,
}: Visit): Promise<DraftNoticeFacts | null> {
  if (!isSandboxId(tenantId)) return null
  const answer = await api.draftReview.get().catch(error => {
    throw refusalOf(error)?.status === 404 ? draftOver() : error
  })
  const review = answer.payload
  if (!review) return null
  if (!review.isCurrent) throw redirect(url.pathname + url.search)
  return { mayReview: review.mayReview, name: session.review?.name ?? '' }
}

const draftOver = () => new Response('draft-over', { status: 404, statusText: 'Not Found' })
