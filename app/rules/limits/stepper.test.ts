import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, canAdd, recheck, startStepper, subtract, withQuantity } from '#app/rules/limits/stepper.ts'

const group = (groupQuantity: number, changes = {}) => ({
  groupMax: 6,
  groupQuantity,
  isPreventRule: false,
  preventGroupQuantity: 0,
  ...changes,
})

test('(ORD-171) a stepper starts at its minimum, 0 without one', () => {
  expect(startStepper({ max: 5 }).quantity).toBe(0)
  expect(startStepper({ min: 2, max: 5 }).quantity).toBe(2)
})

test('(ORD-171) subtracting takes one and stops at the minimum', () => {
  expect(subtract(withQuantity({ max: 5 }, 4)).quantity).toBe(3)
  expect(subtract(withQuantity({ min: 2, max: 5 }, 3)).quantity).toBe(2)
  expect(subtract(withQuantity({ min: 2, max: 5 }, 2)).quantity).toBe(2)
  expect(subtract(withQuantity({ max: 5 }, 0)).quantity).toBe(0)
})

test('(ORD-170) adding does nothing when disabled or at the maximum', () => {
  expect(add(withQuantity({ max: 5 }, 4)).quantity).toBe(5)
  expect(add(withQuantity({ max: 5 }, 5)).quantity).toBe(5)
  expect(add(withQuantity({ max: 5, disabled: true }, 2)).quantity).toBe(2)
})

test.each([
  { groupQuantity: 5, added: true, maxed: false },
  { groupQuantity: 6, added: false, maxed: false },
  { groupQuantity: 7, added: false, maxed: true },
])(
  '(ORD-172) (ORD-173) a group of $groupQuantity of 6: can add $added, maxed $maxed',
  ({ groupQuantity, added, maxed }) => {
    const stepper = withQuantity({ max: 10, group: group(groupQuantity) }, 2)

    expect(canAdd(stepper)).toBe(added)
    expect(add(stepper).quantity).toBe(added ? 3 : 2)
    expect(stepper.maxed).toBe(maxed)
  },
)

test('(ORD-172) an item over its own limit is maxed, one at it is not', () => {
  expect(withQuantity({ max: 5 }, 5).maxed).toBe(false)
  expect(withQuantity({ max: 5 }, 6).maxed).toBe(true)
})

test('(ORD-174) a prevent rule counts its own group only', () => {
  const limits = { max: 10, group: group(6, { isPreventRule: true, preventGroupQuantity: 4 }) }

  expect(add(withQuantity(limits, 2)).quantity).toBe(3)
})

test('(ORD-175) other seats or limits are checked against the quantity that stands', () => {
  const stepper = withQuantity({ max: 5 }, 4)

  expect(recheck(stepper, { max: 3 })).toMatchObject({ quantity: 4, maxed: true })
  expect(canAdd(recheck(stepper, { max: 3 }))).toBe(false)
  expect(recheck(recheck(stepper, { max: 3 }), { max: 4 }).maxed).toBe(false)
  expect(recheck(stepper, { max: 9, group: group(7) }).maxed).toBe(true)
})

test('no row of clicks leaves the bounds', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), fc.nat(5), fc.nat(10), (clicks, min, more) => {
      const limits = { min, max: min + more }
      const { quantity, maxed } = clicks.reduce(
        (stepper, up) => (up ? add(stepper) : subtract(stepper)),
        startStepper(limits),
      )

      expect(quantity >= min && quantity <= min + more).toBe(true)
      expect(maxed).toBe(false)
    }),
  )
})
