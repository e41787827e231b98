import { useNavigation } from '@remix-run/react'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { withAddOns } from './items/add-on/add-on-model.ts'
import { useAddOnChoices } from './items/add-on/use-add-on-choices.ts'
import { comboQuantityField } from './items/combo/combo-form.ts'
import { comboLimits } from './items/combo/combo-limits.ts'
import { type ComboChoices, comboParts } from './items/combo/combo-model.ts'
import { withBrokenComboRules } from './items/combo/use-broken-combo-rules.ts'
import { useComboChoices } from './items/combo/use-combo-choices.ts'
import { useDonationEntry } from './items/donation/use-donation-entry.ts'
import { useDonationParts } from './items/donation/use-donation-parts.ts'
import { quantityField } from './items/event/event-form.ts'
import { type Choices, mayBeChosen } from './items/event/event-model.ts'
import { saleRepair } from './items/event/use-broken-rules.ts'
import { useEventChoices } from './items/event/use-event-choices.ts'
import { useEventParts } from './items/event/use-event-parts.ts'
import { membershipParts } from './items/membership/membership-parts.ts'
import { useMembershipChoices } from './items/membership/use-membership-choices.ts'
import { limitedItems, useTicketsBeside } from './limited-items.ts'
import type { OrderAnswer } from './order-action.server.ts'
import type { Unkept } from './order-model.ts'
import type { OverPlace } from './order-notices.tsx'
import type { OrderScreen } from './order-page.server.ts'
import type { SummaryPart } from './order-summary/summary-part.ts'
import { useFolding } from './use-folding.ts'

type OrderSource = {
  page: OrderScreen
  /** of the cart that the choices start from */
  settledVersion: number | null
  unkept: Unkept | null
}

const mayChoose = ({ events, combos, memberships }: OrderSource['page']) =>
  combos.length + memberships.length > 0 || events.some(mayBeChosen)

/**
 * The order as it stands in the browser: of each kind of item what is chosen and not sent yet, what it comes to, and the last
 * answer.
 */
export function useOrder({ page, settledVersion, unkept }: OrderSource) {
  const { choices, answer, isAsSettled, ...press } = useOrderChoices(page, settledVersion)
  const parts = useOrderParts(page, choices)
  const folding = useFolding(visitsOf(page))
  const isEmpty = page.events.length + page.combos.length + page.memberships.length === 0
  const answered = isAsSettled ? answer : undefined
  const items = limitedItems({
    ...page,
    choices: choices.events.choices,
    comboChoices: choices.combos.choices,
  })
  const ticketsBeside = useTicketsBeside(items)
  const over = overPlaces(page, {
    answer: answered,
    choices: choices.events.choices,
    comboChoices: choices.combos.choices,
    ticketsBeside,
  })
  return {
    ...choices,
    answer,
    parts,
    folding,
    ...press,
    unkept,
    /** nothing is ordered but what can be given */
    isEmpty,
    hasItems: !isEmpty || parts.length > 0,
    /** something is chosen, or can be: what is sold out or for members has its ways on in its block */
    isOrderable: parts.some(({ lines }) => lines.length > 0) || mayChoose(page),
    /** sentences about the whole order, until something is changed */
    notices: answered?.refusal.notices ?? [],
    isChangedElsewhere: answered?.refusal.isChangedElsewhere ?? false,
    isOverLimit: answered?.refusal.isOverLimit ?? false,
    over,
    ticketsBeside,
  }
}

/** The events and combos of which too much is chosen, as far as it is known here or the answer says, with the quantities where it is told. */
function overPlaces({ events, combos }: OrderScreen, answered: AnsweredChoices): OverPlace[] {
  const { answer, choices, comboChoices, ticketsBeside } = answered
  const ofEvents = events.flatMap(event => {
    const { id, name } = event
    const over = answer?.refusal.over?.[id]
    const repair = saleRepair(event, { answer, choice: choices[id], beside: ticketsBeside(id, [id]) })
    const [change] = repair?.changes ?? []
    const field =
      over?.field ?? (change && quantityField(id, change.ticket.ticketTypeId, change.ticket.isRetail))
    const isOfSeats = repair?.refusals.every(({ reason }) => reason === 'seats') ?? false
    return field ? [{ name, field, isOfSeats }] : []
  })
  const ofCombos = combos.flatMap(combo => {
    const eventIds = combo.visits.map(({ id }) => id)
    const limited = withBrokenComboRules(combo, answer)
    const { over } = comboLimits(limited, comboChoices[combo.key], ticketsBeside(combo.key, eventIds))
    const [first] = over?.refusals ?? []
    const [change] = over?.changes ?? []
    return !change
      ? []
      : [
          {
            name: first?.eventName ?? combo.name,
            field: comboQuantityField(combo.key, change.row),
            isOfSeats: !first,
          },
        ]
  })
  return [...ofEvents, ...ofCombos]
}

type AnsweredChoices = {
  answer: OrderAnswer | undefined
  choices: Choices
  comboChoices: ComboChoices
  ticketsBeside: ReturnType<typeof useTicketsBeside>
}

const visitsOf = ({ events, combos }: OrderScreen) => [
  ...events,
  ...combos.map(({ key: id, settled, edited }) => ({ id, settled, edited })),
]

export type Order = ReturnType<typeof useOrder>

/** What is chosen of each kind of item; it starts again with each answer, and with each cart that another press has left. */
function useOrderChoices(page: OrderScreen, settledVersion: number | null) {
  const { answer, key, unanswered } = useServerAnswer<OrderAnswer>()
  const { formData, formMethod } = useNavigation()
  const isSending = formMethod === 'POST'
  const settling = { settledBy: [settledVersion, key, answer], isSending }
  const typed = answer?.typed
  const { isAsSettled, ...events } = useEventChoices({ choices: typed?.events ?? page.choices, ...settling })
  return {
    choices: {
      events,
      combos: useComboChoices({ choices: typed?.combos ?? page.comboChoices, ...settling }),
      addOns: useAddOnChoices({ choices: typed?.addOns ?? page.addOns.chosen, ...settling }),
      memberships: useMembershipChoices({ choices: typed?.memberships ?? page.membershipChoices, isSending }),
      donation: useDonationEntry({ donation: typed?.donation ?? page.donation?.donation, isSending }),
    },
    answer,
    isAsSettled,
    isSending,
    isUnanswered: unanswered !== null,
    isPlacing: formData?.get('intent') === 'checkout',
  }
}

type OrderChoices = ReturnType<typeof useOrderChoices>['choices']

/** The order in the summary, one kind of item after the other. */
function useOrderParts(
  page: OrderScreen,
  { events, combos, addOns, memberships, donation }: OrderChoices,
): SummaryPart[] {
  const visits = [...useEventParts(page.events, events.summed), ...comboParts(page.combos, combos.choices)]
  return [
    ...withAddOns(visits, { offered: page.addOns.offered, chosen: addOns.choices }),
    ...membershipParts(page.memberships, memberships.choices),
    ...useDonationParts(page.donation, donation.entry),
  ]
}
