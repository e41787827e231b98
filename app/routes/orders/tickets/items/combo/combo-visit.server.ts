import type { ComboPayload } from '#app/contract/combos.ts'
import type { SlotPayload } from '#app/contract/events.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import { dateText, timeText } from '#app/rules/calendar/date-text.ts'
import type { ComboEvent } from '#app/rules/combos/fill-combo.ts'
import { minutesOf } from '#app/rules/itinerary/visit-times.ts'
import { chooseSlotAgain } from '#app/rules/slots/choose-slot.ts'
import { slotWindow } from '#app/rules/slots/slot-window.ts'
import type { ComboVisit } from './combo-model.ts'

/** The day of an event, and the time that is wished for it. */
export type Day = { date: string; time: string | null; slotId: string | null }

export type LoadedVisit = { visit: ComboVisit; slotId: string | null; date: string }

/** An event of a combo with its starts on its day, and the one that is chosen. */
export async function loadVisit(
  { api, venue, context }: Visit,
  { event, combo, date, time, slotId }: Day & { event: ComboEvent; combo: ComboPayload },
): Promise<LoadedVisit> {
  const { eventTemplateId, perPerson } = event
  const response = api.events.times({ params: { eventTemplateId }, query: slotWindow(date) })
  const answer = await withFallback(response, { log: context.log, what: 'times', fallback: null })
  const slots = answer?.payload ?? []
  const summary = combo.summaries.find(({ id }) => id === eventTemplateId)
  return {
    visit: {
      id: eventTemplateId,
      name: summary?.name ?? eventTemplateId,
      picture: summary?.images.find(({ primary }) => primary) ?? summary?.images[0] ?? null,
      dateText: dateText({ date }, { pattern: 'long', locale: venue.locale }),
      perPerson,
      minutes: summary ? minutesOf(summary) : 0,
      places: summary?.resourceIds ?? [],
      slots: slots.map(({ id, date, time, availableSeats, event: { priceList } }) => ({
        id,
        date,
        time,
        label: timeText(time, venue.locale),
        availableSeats,
        prices: priceList.id,
      })),
      priceLists: priceListsOf(slots, 'price'),
      alone: priceListsOf(slots, 'discountedPrice'),
      timesUnread: answer === null,
    },
    slotId: chooseSlotAgain({ slots, slotId, time, autoSelect: venue.company.autoSelectSlots })?.id ?? null,
    date,
  }
}

function priceListsOf(
  slots: readonly SlotPayload[],
  kind: 'price' | 'discountedPrice',
): ComboVisit['priceLists'] {
  return Object.fromEntries(
    slots.map(({ event: { priceList } }) => [
      priceList.id,
      Object.fromEntries(priceList.prices.map(price => [price.personType.id, price[kind]])),
    ]),
  )
}
