import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from '@remix-run/node'
import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { thanksHref } from './read-writing.server.ts'
import { reviewForm } from './review-form.server.ts'

/** Sends a review: without an id it is written with the token of the invitation, with one it is changed (MEM-169). */
export async function sendReview(visit: Visit, { form, eventId }: { form: FormData; eventId: string }) {
  const { api, venue, url, tenantId } = visit
  const submission = parseWithZod(form, { schema: reviewForm(venue.text) })
  if (submission.status !== 'success') return data({ result: submission.reply() }, { status: 400 })
  const { id, ...words } = submission.value
  const body = { tenantId, eventTemplateId: eventId, ...words }
  const params = { reviewToken: url.searchParams.get('rev') ?? '-' }
  const call = id ? api.reviews.update({ body: { id, ...body } }) : api.reviews.create({ params, body })
  const answer = await call.catch(refusalOf)
  if (answer && 'payload' in answer) throw redirect(thanksHref(url))
  const status = answer?.status ?? 500
  const sentence = venue.text(refusalTexts[status] ?? 'reviews-error')
  return data({ result: submission.reply({ formErrors: [sentence] }) }, { status })
}

const refusalTexts: Record<number, 'reviews-form-sign-in' | 'reviews-invitation-gone' | 'reviews-too-many'> =
  {
    401: 'reviews-form-sign-in',
    403: 'reviews-invitation-gone',
    429: 'reviews-too-many',
  }
