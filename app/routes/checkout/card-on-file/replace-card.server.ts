import { data, redirect, redirectDocument } from '@remix-run/node'
import { type Refusal, refusalOf } from '#app/api/kernel/refuse.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { ownHref } from '#app/pages/own-membership.ts'
import { CARD_FIELDS } from '#app/rules/checkout/card-fields.ts'
import { codeMessage, markedFields, paymentCode, paymentError } from '#app/rules/checkout/payment-codes.ts'
import { secureProblem } from '#app/rules/checkout/secure-problem.ts'
import type { CardDraft } from '#app/session/card-draft.ts'
import { bankPage, challengeView } from '../parts/bank/challenge-page.server.ts'
import { addressWithoutCard, enteredCard } from '../parts/card/entered-card.server.ts'
import { keepCardDraft, newCardDraft } from './card-draft.server.ts'
import type { CardOnFileAnswer } from './card-on-file-model.ts'
import type { OpenCardOnFile } from './open-card-on-file.server.ts'

type NewCard = { visit: Visit; open: OpenCardOnFile; form: FormData }

/** Puts the card of a form on file, or the one that is kept; its bank is asked first where the venue has banks asked. */
export async function replaceCard(press: NewCard) {
  const { visit, open, form } = press
  if (form.get('intent') === 'another')
    return redirect(addressWithoutCard(visit.url), { headers: await keepCardDraft(visit, null) })
  const typed = newCardDraft(Object.fromEntries(form), open.record.membershipId)
  const draft = typed ?? open.draft
  if (!draft) return withoutCard(press)
  try {
    const secured = await securedCard(press, draft)
    if ('answer' in secured) return secured.answer
    await visit.api.members.replaceCard({
      ...requestOf(draft),
      body: { paymentToken: draft.token, sessionId: secured.sessionId || undefined },
    })
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    return refused(visit, refusal)
  }
  const href = ownHref(visit.tenantId, { screen: 'profile', record: open.record, newCard: 'yes' })
  return redirect(href, { headers: await keepCardDraft(visit, null) })
}

/** Without JavaScript the gateway's own page asks for the card; a card that is wrong is told at its fields. */
async function withoutCard({ visit, form }: NewCard) {
  const { scriptless, cardRefused } = enteredCard(Object.fromEntries(form))
  const { pageUrl } = visit.context.cardEntry
  if (scriptless && pageUrl)
    return redirectDocument(`${pageUrl}?${new URLSearchParams({ returnTo: addressWithoutCard(visit.url) })}`)
  const errors: Record<string, string> = cardRefused
    ? {}
    : { number: visit.venue.text('payment-card-number-invalid') }
  return data<CardOnFileAnswer>({ notice: null, errors }, { status: 400 })
}

const requestOf = ({ membershipId, uuid }: CardDraft) => ({
  params: { membershipId },
  headers: { 'x-request-uuid': uuid },
})

/** The bank's check under which the card is kept, '' where none is asked for; `answer` where the bank asks the cardholder first. */
async function securedCard({ visit, form }: NewCard, draft: CardDraft) {
  if (draft.secureSession) return { sessionId: draft.secureSession }
  const { payload } = await visit.api.members.checkCard({
    ...requestOf(draft),
    body: { paymentToken: draft.token },
  })
  const { sessionId, challenge } = payload
  if (!challenge) return { sessionId: sessionId ?? '' }
  const headers = await keepCardDraft(visit, { ...draft, secureSession: sessionId ?? '' })
  if (form.has('scriptless') && challenge.kind === 'frame')
    return { answer: redirect(bankPage(visit, challenge), { headers }) }
  const secure = { challenge: challengeView(visit, challenge) }
  return { answer: data<CardOnFileAnswer>({ notice: null, errors: {}, secure }, { headers }) }
}

/** A card that was declined is told at its field, anything else above the form; the next try begins anew. */
async function refused(visit: Visit, refusal: Refusal) {
  const { venue } = visit
  const code = paymentCode(refusal.code)
  const error = paymentError(code)
  const secure = refusal.code === 'SECURE_CHECK_REFUSED' ? null : secureProblem(refusal.code)
  const words = code
    ? venue.formatMessage(codeMessage(code, undefined))
    : venue.formatMessage(secure ?? { text: textOf(refusal) })
  const marked = error ? cardFieldOf(markedFields[error]) : null
  const isOfCard = marked ?? (refusal.code === 'SECURE_CHECK_REFUSED' ? 'number' : null)
  return data<CardOnFileAnswer>(
    { notice: isOfCard ? null : words, errors: isOfCard ? { [isOfCard]: words } : {} },
    { status: refusal.status, headers: await keepCardDraft(visit, null) },
  )
}

const textOf = ({ code }: Refusal) =>
  code === 'SECURE_CHECK_REFUSED' ? ('error-secure-refused' as const) : ('auto-renew-card-failed' as const)

/** The field of the card that is marked; what is wrong with an address is told at the number, since no address is asked for. */
const cardFieldOf = (fields: readonly string[]) =>
  CARD_FIELDS.find(field => fields.includes(field)) ?? 'number'
