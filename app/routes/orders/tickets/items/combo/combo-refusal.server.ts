import type { Refusal as ApiRefusal } from '#app/api/kernel/refuse.ts'
import type { CartDraft } from '#app/contract/carts.ts'
import { type CartProblem, problemsOf } from '#app/contract/problems.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { timeText } from '#app/rules/calendar/date-text.ts'
import type { OrderRefusal } from '../../order-model.ts'
import { slotField } from '../event/event-form.ts'
import type { SentCombos } from './combo-form.ts'
import { comboQuantityField, visitSlotField } from './combo-form.ts'

type Draft = NonNullable<CartDraft['comboItems']>

/**
 * What a cart was refused for, said at the combos it concerns; what concerns none is left as it is. A combo's sentences
 * stand under its item in `events`.
 */
export async function withComboProblems(
  visit: Visit,
  { refusal, answer, draft }: { refusal: ApiRefusal; answer: OrderRefusal; draft: Draft },
): Promise<OrderRefusal> {
  const problems = problemsOf(refusal.data.details)
  const sentences = await Promise.all(problems.map(problem => sentenceAt(visit, { problem, draft })))
  const known = sentences.flatMap(sentence => sentence ?? [])
  if (known.length === 0) return answer
  const events = { ...answer.events }
  for (const { key, sentence } of known) events[key] = [...new Set([...(events[key] ?? []), sentence])]
  const hasOwnPlaces = Object.keys(answer.events).length > 0
  return {
    ...answer,
    notices: hasOwnPlaces ? answer.notices : [],
    events,
    focus: answer.focus ?? known[0]?.focus ?? null,
  }
}

/** What concerns an event that is only in a combo is said at the combo. */
export function placedAtCombos(answer: OrderRefusal, { combos, choices }: SentCombos): OrderRefusal {
  const events = { ...answer.events }
  let { focus } = answer
  for (const { key, visits } of combos) {
    const sentences = visits.flatMap(({ id }) => answer.events[id] ?? [])
    if (sentences.length === 0) continue
    events[key] = [...new Set(sentences)]
    const [row] = Object.entries(choices[key]?.quantities ?? {}).find(([, quantity]) => quantity > 0) ?? []
    if (row && visits.some(({ id }) => focus === slotField(id))) focus = comboQuantityField(key, row)
  }
  return { ...answer, events, focus }
}

async function sentenceAt(visit: Visit, { problem, draft }: { problem: CartProblem; draft: Draft }) {
  const { code, path = '', eventId: slotId, addOnId, requires = [], earliest = '' } = problem
  if (addOnId) return null
  const index = Number(/^comboItems\.(\d+)/.exec(path)?.[1] ?? -1)
  // An event without a chosen time is not what a problem without a start is about.
  const isPlace = (event: { eventId?: string }) => event.eventId !== undefined && event.eventId === slotId
  const combo = draft[index] ?? draft.find(({ events }) => events?.some(isPlace))
  if (!combo?.id) return null
  const { text } = visit.venue
  const place = combo.events?.find(isPlace)
  const [first] = combo.tickets ?? []
  const focus = comboQuantityField(combo.id, first?.ticketTypeId ?? '')
  if (code === 'SLOT_UNAVAILABLE' && place) {
    const name = await eventName(visit, {
      comboTemplateId: combo.comboTemplateId,
      eventId: place.eventTemplateId,
    })
    const slot = visitSlotField(combo.id, place.eventTemplateId)
    return { key: combo.id, sentence: text('combo-event-sold-out', { name }), focus: slot }
  }
  if (code === 'PARTS_OUT_OF_ORDER' && place) {
    const { comboTemplateId } = combo
    const nameOf = (eventId: string) => eventName(visit, { comboTemplateId, eventId })
    const [name, before] = await Promise.all([nameOf(place.eventTemplateId), nameOf(requires[0] ?? '')])
    const slot = visitSlotField(combo.id, place.eventTemplateId)
    const time = timeText(earliest, visit.venue.locale)
    return {
      key: combo.id,
      sentence: text('combo-after', { name, before, time }),
      focus: slot,
    }
  }
  if (code === 'SEATS_LEFT') return { key: combo.id, sentence: text('tickets-not-enough'), focus }
  if (code === 'MEMBERS_ONLY') return { key: combo.id, sentence: text('tickets-membership-required'), focus }
  return { key: combo.id, sentence: text('event-limit-edit-order'), focus }
}

async function eventName(
  { api }: Visit,
  { comboTemplateId, eventId }: { comboTemplateId: string; eventId: string },
): Promise<string> {
  const answer = await api.combos
    .get({ params: { comboTemplateId }, query: { summary: '' } })
    .catch(() => null)
  return answer?.payload.summaries.find(({ id }) => id === eventId)?.name ?? eventId
}
