import {
  type Checks,
  endsBefore,
  type Finding,
  holdsTwice,
  isAbove,
  isEmpty,
  moreThanOne,
  numberAt,
  textAt,
} from './findings.ts'
import { at, listAt, placesOf } from './places.ts'

const noPrices: Finding = { key: 'prices', message: 'holds no price' }

/** Events, their prices and starts, combos and limits. */
export const eventChecks: Checks = [
  [
    'events.*',
    event => [
      isEmpty(event, 'priceLists') &&
        hasStarts(event) &&
        at(event, 'retired') !== true && { message: 'has starts but no price list' },
      at(event, 'type') === 'discountCode' && isEmpty(at(event, 'discount'), 'values') && needsDiscount,
      listAt(event, 'prerequisiteEventIds').includes(at(event, 'id')) && {
        key: 'prerequisiteEventIds',
        message: 'names the event itself',
      },
      moreThanOne(event, 'images', 'primary'),
    ],
  ],
  ['events.*.priceLists.*', list => [isEmpty(list, 'prices') && noPrices]],
  ['events.*.priceLists.*.prices.*', price => [isAbove(price, 'minimum', 'maximum')]],
  ['events.*.slots.*', slot => [isOversold(slot)]],
  [
    'events.*.slotRules.*',
    rule => [
      isOversold(rule),
      endsBefore(rule, 'from', 'to'),
      holdsTwice(rule, 'times'),
      holdsTwice(rule, 'weekdays'),
    ],
  ],
  [
    'combos.*',
    (combo, file) => [
      isEmpty(combo, 'entries') && { key: 'entries', message: 'holds no event' },
      at(combo, 'type') === 'fixedPrice' && isEmpty(combo, 'prices') && noPrices,
      pricesForNobody(combo, file),
      at(combo, 'type') === 'discountCode' && isEmpty(at(combo, 'discount'), 'values') && needsDiscount,
      moreThanOne(combo, 'images', 'primary'),
    ],
  ],
  ['combos.*.prices.*', price => [isAbove(price, 'minimum', 'maximum')]],
  ['combos.*.entries.*', entry => [needsOtherEvents(entry), holdsTwice(entry, 'eventIds')]],
  [
    'limits.*',
    limit => [
      at(limit, 'ruleType') !== 'memberBenefits' &&
        !isEmpty(limit, 'membershipCategoryIds') && {
          key: 'membershipCategoryIds',
          message: 'is for memberBenefits only',
        },
    ],
  ],
]

const needsDiscount: Finding = { key: 'discount', message: 'is needed by the type discountCode' }

const hasStarts = (event: unknown) => !isEmpty(event, 'slots') || !isEmpty(event, 'slotRules')

function isOversold(starts: unknown): Finding | false {
  const capacity = numberAt(starts, 'capacity')
  const sold = numberAt(starts, 'sold') ?? 0

  return (
    capacity !== undefined &&
    sold > capacity && { key: 'sold', message: `is more than the capacity (${capacity})` }
  )
}

/** A price of a combo that nobody can pay, since one of its parts is not sold to those people. */
function pricesForNobody(combo: unknown, file: unknown): Finding | false {
  const events = new Map(placesOf(file, 'events.*').map(({ value }) => [at(value, 'id'), value]))
  const people = listAt(combo, 'prices')
    .filter(isForSale)
    .map(price => at(price, 'personTypeId'))
  const closed = (entry: unknown, person: unknown) => {
    const ids = listAt(entry, 'eventIds')
    const admitting = ids.filter(id => admits(events.get(id), person)).length
    return admitting < Math.min(numberAt(entry, 'quantity') ?? 1, ids.length)
  }
  for (const person of people) {
    const entry = listAt(combo, 'entries').find(candidate => closed(candidate, person))
    const id = listAt(entry, 'eventIds').find(each => !admits(events.get(each), person))
    if (entry) return { key: 'prices', message: `is for "${person}", to whom "${id}" is not sold` }
  }
  return false
}

/** An event without any price, or one that the file does not hold, has a sentence of its own. */
function admits(event: unknown, person: unknown): boolean {
  const prices = placesOf(event, 'priceLists.*.prices.*').map(({ value }) => value)

  return prices.length === 0 || prices.some(price => at(price, 'personTypeId') === person && isForSale(price))
}

const isForSale = (price: unknown) => (numberAt(price, 'price') ?? 0) >= 0

function needsOtherEvents(entry: unknown): Finding | false {
  const events = listAt(entry, 'eventIds').length
  const quantity = numberAt(entry, 'quantity') ?? 1
  const isChoice = textAt(entry, 'type') === 'any'
  if (!isChoice && events !== 1)
    return { key: 'eventIds', message: `must name exactly one event, not ${events}` }

  return (
    isChoice &&
    events < quantity && { key: 'eventIds', message: `names too few events to pick ${quantity} from` }
  )
}
