import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { Visit } from '#app/pages/open-page.ts'

export type ReviewErrors = { name?: string; body?: string }

/** What a press of the review came to: carried out under a name, or a sentence at a field or over all of it. */
export type ReviewPress =
  | { done: true; name: string }
  | { done: false; status: number; error: string | null; errors: ReviewErrors; values: ReviewErrors }

const textIn = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

/** Pins a remark or approves the draft; what is missing is said at its field, and nothing typed is lost. */
export async function pressReview({ api, venue }: Visit, form: FormData): Promise<ReviewPress> {
  const values = { name: textIn(form, 'name'), body: textIn(form, 'body') }
  const isApproval = form.get('intent') === 'approve'
  const errors: ReviewErrors = {
    ...(values.name ? {} : { name: venue.text('draft-name-missing') }),
    ...(isApproval || values.body ? {} : { body: venue.text('draft-remark-missing') }),
  }
  if (Object.keys(errors).length > 0) return { done: false, status: 400, error: null, errors, values }
  const call = isApproval
    ? api.draftReview.approve({ body: { name: values.name, hash: textIn(form, 'hash') } })
    : api.draftReview.remark({
        body: {
          ...values,
          page: textIn(form, 'page'),
          place: textIn(form, 'place'),
          words: textIn(form, 'words'),
        },
      })
  const answer = await call.catch(refusalOf)
  if (answer && 'payload' in answer) return { done: true, name: values.name }
  const status = answer?.status ?? 500
  const error = venue.text(status === 409 ? 'draft-changed' : 'draft-failed')
  return { done: false, status, error, errors: {}, values }
}
