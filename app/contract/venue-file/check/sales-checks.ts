import {
  type Checks,
  endsBefore,
  type Finding,
  isAbove,
  isEmpty,
  moreThanOne,
  numberAt,
  textAt,
} from './findings.ts'
import { at, listAt, type PathIssue, placesOf } from './places.ts'

const CHOICES = ['select', 'radio', 'checkboxes']

/** What is sold and asked beside tickets: forms, donations, memberships, coupons, certificates. */
export const salesChecks: Checks = [
  ['forms.*', form => [isEmpty(form, 'fields') && { key: 'fields', message: 'holds no question' }]],
  [
    'forms.*.fields.*',
    field => [
      CHOICES.includes(String(at(field, 'kind'))) &&
        isEmpty(field, 'options') && { key: 'options', message: 'holds nothing to choose' },
    ],
  ],
  ['addOns.*', addOn => [isAbove(addOn, 'sold', 'totalQuantity')]],
  [
    'donations',
    donations => [
      moreThanOne(donations, 'funds', 'isDefault'),
      moreThanOne(donations, 'campaigns', 'isDefault'),
      moreThanOne(donations, 'appeals', 'isDefault'),
    ],
  ],
  ['donations.options.*', option => [isAbove(option, 'minimum', 'maximum')]],
  [
    'donations.customFields.*',
    field => [
      at(field, 'format') === 'Dropdown' &&
        isEmpty(field, 'values') && { key: 'values', message: 'holds nothing to choose' },
    ],
  ],
  [
    'memberships.categories.*',
    (category, file) => [
      includesNonAuxiliary(category, file),
      at(category, 'auxiliary') === true &&
        !isEmpty(category, 'auxiliaryCategoryIds') && {
          key: 'auxiliaryCategoryIds',
          message: 'is for base memberships only',
        },
    ],
  ],
  [
    'memberships.categories.*.offerings.*',
    offering => [isEmpty(offering, 'prices') && { key: 'prices', message: 'holds no price' }],
  ],
  [
    'coupons.*',
    coupon => [
      endsBefore(coupon, 'validFrom', 'validUntil'),
      isAbove(coupon, 'used', 'maxUses'),
      listAt(coupon, 'conflictsWith').includes(at(coupon, 'code')) && {
        key: 'conflictsWith',
        message: 'names the coupon itself',
      },
    ],
  ],
  ...[
    'coupons.*',
    'events.*.discount.values.*',
    'events.*.memberDiscounts.*',
    'combos.*.discount.values.*',
    'combos.*.memberDiscounts.*',
  ].map((pattern): Checks[number] => [pattern, discount => [isNoDiscount(discount)]]),
  ['giftCertificates.*', certificate => [isAbove(certificate, 'balance', 'initialBalance')]],
]

function isNoDiscount(discount: unknown): Finding | false {
  const value = numberAt(discount, 'value') ?? 0
  const isPercentage = at(discount, 'discountType') === 'PercentageBased'
  if (isPercentage) return value > 100 && { key: 'value', message: 'is more than 100 percent' }

  return (
    !Number.isInteger(value) && { key: 'value', message: `must be a whole number of cents, not ${value}` }
  )
}

/** Certificates whose numbers visitors would take for one. */
export function certificatesAlike(file: unknown): PathIssue[] {
  const known = new Map<string, string>()

  return listAt(file, 'giftCertificates').flatMap((certificate, index) => {
    const number = textAt(certificate, 'number') ?? ''
    const earlier = known.get(number.toUpperCase())
    known.set(number.toUpperCase(), number)
    if (earlier === undefined || earlier === number) return []

    return [
      { path: ['giftCertificates', index, 'number'], message: `differs from "${earlier}" only in capitals` },
    ]
  })
}

function includesNonAuxiliary(category: unknown, file: unknown): Finding | false {
  const named = listAt(category, 'auxiliaryCategoryIds')
  const plain = placesOf(file, 'memberships.categories.*')
    .map(({ value }) => value)
    .find(other => named.includes(at(other, 'id')) && at(other, 'auxiliary') !== true)

  return (
    plain !== undefined && {
      key: 'auxiliaryCategoryIds',
      message: `names "${textAt(plain, 'id')}", which is not auxiliary`,
    }
  )
}
