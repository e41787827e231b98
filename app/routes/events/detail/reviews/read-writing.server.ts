import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { addressWith } from '#app/rules/links/query.ts'
import { visitorSignIn } from '#app/rules/shell/header-links.ts'
import type { WriteReviewProps } from './write-review.tsx'

/**
 * What somebody may do who came with the link of an invitation (`rev`): write, change what they wrote, or sign in first (MEM-170, MEM-172).
 * The form is hidden, shown or complete, as the address says it (MEM-168). Null without an invitation, and where the venue shows no reviews.
 */
export async function readWriting(visit: Visit, eventId: string): Promise<WriteReviewProps | null> {
  const { api, url, venue, session, tenantId } = visit
  const reviewToken = url.searchParams.get('rev')
  if (!reviewToken || !venue.company.reviews) return null
  if (!session.visitor)
    return { state: 'sign-in', href: visitorSignIn({ tenantId, returnTo: writeHref(url) }) }
  const invitation = await api.reviews.invitation({ params: { reviewToken } }).catch(unlessRefused)
  if (invitation?.payload.eventTemplateId !== eventId) return { state: 'gone' }

  const { review } = invitation.payload
  const requestedView = url.searchParams.get('review')
  if (requestedView === 'thanks' && review) return { state: 'complete', editHref: writeHref(url) }
  if (requestedView !== 'write') return { state: 'hidden', href: writeHref(url), isOwn: review !== null }
  const { id, rating, title, comment } = review ?? { id: null, rating: null, title: '', comment: '' }
  return { state: 'shown', review: { id, rating, title, comment }, cancelHref: withoutForm(url) }
}

const writeHref = (url: URL) => `${addressWith(url, { review: 'write' })}#write-review`
const withoutForm = (url: URL) => `${addressWith(url, { review: null })}#reviews`

/** Where a review that was taken is thanked for. */
export const thanksHref = (url: URL) => `${addressWith(url, { review: 'thanks' })}#reviews`

function unlessRefused(error: unknown): null {
  if (refusalOf(error)) return null
  throw error
}
