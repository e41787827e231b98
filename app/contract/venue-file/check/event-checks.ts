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
import { at, listAt } from './places.ts'

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
    combo => [
      isEmpty(combo, 'entries') && { key: 'entries', message: 'holds no event' },
      at(combo, 'type') === 'fixedPrice' && isEmpty(combo, 'prices') && noPrices,
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
