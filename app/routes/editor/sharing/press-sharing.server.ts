import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { draftShareHref } from '#app/rules/links/draft-links.ts'

/** What a press of the links came to: a new link, a sentence at a field or over all of it, or nothing more to say. */
export type SharingPress = {
  status: number
  link: string | null
  error: string | null
  recipientError: string | null
  recipient: string
}

const DONE: SharingPress = { status: 200, link: null, error: null, recipientError: null, recipient: '' }
const textIn = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

/** Makes or revokes a link, or says whether a remark is dealt with. */
export async function pressSharing(visit: Visit, form: FormData): Promise<SharingPress> {
  const intent = form.get('intent')
  if (intent === 'add') return addShare(visit, form)
  const { api, venue } = visit
  const params = { id: textIn(form, 'id') }
  const answer = await (intent === 'revoke'
    ? api.draftShares.revoke({ params })
    : api.draftShares.resolve({ params, body: { isResolved: intent === 'resolve' } })
  ).catch(refusalOf)
  if (answer && 'payload' in answer) return DONE
  return { ...DONE, status: answer?.status ?? 500, error: venue.text('draft-failed') }
}

async function addShare({ api, venue, context, tenantId }: Visit, form: FormData): Promise<SharingPress> {
  const recipient = textIn(form, 'recipient')
  if (!recipient)
    return { ...DONE, status: 400, recipientError: venue.text('draft-shares-recipient-missing') }
  const days = Number(textIn(form, 'days'))
  const answer = await api.draftShares.add({ body: { recipient, days } }).catch(refusalOf)
  if (answer && 'payload' in answer) {
    const link = new URL(draftShareHref(tenantId, answer.payload.token), context.origin).href
    return { ...DONE, link, recipient }
  }
  return { ...DONE, status: answer?.status ?? 500, recipient, error: venue.text('draft-failed') }
}
