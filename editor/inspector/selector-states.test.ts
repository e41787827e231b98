import { expect, test } from 'vitest'
import { stateSelectors } from '#editor/inspector/selector-states.ts'
import { splitDeclarations, variablesIn } from '#editor/inspector/style-index.ts'

const selectors = [
  ['.a', '.a', [], ''],
  ['.a:hover', '.a', ['hover'], ''],
  ['.a:active:hover', '.a', ['pressed', 'hover'], ''],
  ['.a:hover:not([aria-disabled="true"], :disabled)', '.a', ['hover'], ''],
  ['.a[aria-disabled="true"]', '.a', ['disabled'], ''],
  ['.card:has(a:focus-visible) > .edge', '.card:has(a) > .edge', ['focus'], ''],
  ['.box:checked + .word', '.box + .word', ['chosen'], ''],
  ['.a::before', '.a', [], '::before'],
  ['.a::placeholder', '.a', ['empty'], '::placeholder'],
  [':hover', '*', ['hover'], ''],
] as const

test.each(selectors)('%s is %s in the states %j', (selector, withoutStates, states, pseudoElement) => {
  expect(stateSelectors(selector)).toMatchObject([{ withoutStates, states, pseudoElement }])
})

test('what stands in the markup counts as it is drawn, what comes and goes does not', () => {
  const [chosen] = stateSelectors('.a[aria-current]:hover')
  expect(chosen).toMatchObject({ asDrawn: '.a[aria-current]', isAlways: false })
  expect(stateSelectors('.a[aria-current]')).toMatchObject([{ asDrawn: '.a[aria-current]', isAlways: true }])
})

test('more exact selectors weigh more, and :where weighs nothing', () => {
  const weights = ['#a', '.a.b', '.a', 'a', ':where(.a)'].map(
    each => stateSelectors(each)[0]?.specificity ?? 0,
  )
  expect(weights).toEqual(weights.toSorted((a, b) => b - a))
  expect(weights.at(-1)).toBe(0)
})

test('declarations end at semicolons that stand in no brackets, and say what they read', () => {
  expect(splitDeclarations('a: url(data:x;y); b: "c;d"; e: 1')).toHaveLength(3)
  expect(variablesIn('1px solid var(--mq-card-border, var(--mq-line))')).toEqual([
    '--mq-card-border',
    '--mq-line',
  ])
})
