import type { CartLine } from '#app/contract/carts.ts'
import { inTimeOrder } from '#app/rules/orders/visits.ts'
import { type LinePart, type LineVisit, type OrderLine, sumAmounts } from '#app/rules/pricing/order-line.ts'

/** An order line in the words of the contract, where `amount` is a count, `retail` the listed price and `eventId` a slot (ORD-116, CHK-098). */
export function cartLine(line: OrderLine): CartLine {
  const { id, type, itemType, name, images, listed, coupon, paid, memberSaving = 0 } = line
  const { own, retail } = byChoice(line)
  return {
    id,
    type,
    itemType,
    name,
    itemSubtotal: paid,
    itemRetailSubtotal: listed,
    ...(coupon > 0 ? { couponDiscount: coupon } : {}),
    ...(memberSaving > 0 ? { memberDiscount: memberSaving } : {}),
    ...(line.taxes ? { taxes: line.taxes } : {}),
    ...(itemType === 'Event' ? { eventTemplateId: line.sourceId } : {}),
    images,
    events: inTimeOrder(line.visits).map(itemType === 'Combo' ? comboVisit : visit),
    price: sumAmounts(own).paid,
    amount: countOf(own.filter(isWhole(line))),
    retailPrice: sumAmounts(retail).paid,
    retailAmount: countOf(retail),
    items: itemsOf(line),
    ...(itemType === 'Combo' ? { people: line.parts.map(people) } : {}),
    ...(line.donationDetail ? { donationDetail: line.donationDetail } : {}),
    ...(line.comboLineId === undefined ? {} : { comboItemId: line.comboLineId }),
  }
}

type Item = CartLine['items'][number]

function itemsOf({ itemType, parts, admissions }: OrderLine): Item[] {
  if (admissions) return admissions.map(admission)
  return itemType === 'Event' ? parts.map(ticket) : parts.map(piece)
}

const piece = ({ id, name, quantity, visitorEach, paid }: LinePart): Item => ({
  id,
  name,
  amount: quantity,
  price: visitorEach,
  subtotal: paid,
})

const ticket = (part: LinePart): Item => ({
  id: part.id,
  eventId: part.slotId,
  ticketTypeId: part.personTypeId,
  name: part.name,
  amount: part.quantity,
  price: part.visitorEach,
  retailPrice: part.listedEach,
  ...(part.isRetail ? { isRetail: true } : {}),
  subtotal: part.paid,
})

const admission = (part: LinePart): Item => {
  const { id, eventId, ...rest } = ticket(part)
  return { id, eventId, eventTemplateId: part.eventId, ...rest }
}

const people = ({ personTypeId = '', eventId, name, quantity, listed, paid }: LinePart) => ({
  ticketTypeId: personTypeId,
  ...(eventId === undefined ? {} : { eventTemplateId: eventId }),
  name,
  amount: quantity,
  retailSubtotal: listed,
  subtotal: paid,
})

const visit = ({ slotId, startTime }: LineVisit) => ({ eventId: slotId, startTime })

const comboVisit = ({ slotId, startTime, eventId, name }: LineVisit) => ({
  eventId: slotId,
  startTime,
  eventTemplateId: eventId,
  name,
})

const byChoice = ({ parts }: OrderLine) => ({
  own: parts.filter(({ isRetail }) => !isRetail),
  retail: parts.filter(({ isRetail }) => isRetail),
})

/** Of a combo only the persons who take all of it count. */
const isWhole =
  ({ itemType }: OrderLine) =>
  ({ eventId }: LinePart) =>
    itemType !== 'Combo' || eventId === undefined

const countOf = (parts: readonly LinePart[]) => parts.reduce((sum, { quantity }) => sum + quantity, 0)
