import type { Page } from '@playwright/test'
import type { SceneName } from '#app/rules/scenes/scene-groups.ts'
import { definitionOf, type VariableReference, variableReferences } from '#theme/variables.ts'
import { expect, test } from './fixtures.ts'
import { openMarkedComposer, showScene } from './show-scene.ts'

/** Scenes in which variables are looked for one after the other, until all of them were found. */
const SCENES: readonly SceneName[] = [
  'components',
  'storefront',
  'event',
  'cart',
  'payment',
  'ticket',
  'calendar-event',
  'combo-begun',
  'levels',
  'level',
  'member-lapsed',
  'event-sold-out',
  'member-active',
  'form-invalid',
  'order-page',
]

/** Variables that no scene shows, each with the reason. */
const LEFT: Partial<Record<VariableReference, string>> = {
  'hero-subtle': 'colours labels of mails and passes, in which values stand and no variables',
  'tone-critical-solid': 'the colour of the danger button is worked out from it',
  'tone-positive-line': 'the marks of the calendar are worked out from it',
  'type-drama': 'the sizes of headlines are worked out from it',
  'type-size': 'every size of words is worked out from it',
}

/** What a variable does without a rule that reads it: others are worked out from it, or it is an attribute of the page. */
const isRead = (reference: VariableReference) => {
  const { kind, seed } = definitionOf(reference)
  return kind !== 'choice' && !seed
}

test('every variable of the theme is read by a rule of some part that a scene shows, but for those on the list', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await openMarkedComposer(page)
  const left = new Set(variableReferences.filter(isRead))
  for (const scene of SCENES) {
    if (left.size === Object.keys(LEFT).length) break
    await showScene(page, scene)
    const isDrawn = () =>
      page.evaluate(() => document.querySelector('iframe')?.contentDocument?.readyState === 'complete')
    await expect.poll(isDrawn, { timeout: 20_000 }).toBe(true)
    for (const reference of await variablesRead(page)) left.delete(reference as VariableReference)
  }
  expect([...left].toSorted()).toEqual(Object.keys(LEFT))
})

/** The variables that rules read which are for something of the page in the frame, in whatever state and on whatever screen. */
const variablesRead = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = document.querySelector('iframe')?.contentDocument
    if (!shown) return []
    const read = new Set<string>()
    const withoutStates = (selector: string): string => {
      const less = selector.replace(/::?[\w-]+(?:\([^()]*\))?/g, '')
      return less === selector ? less : withoutStates(less)
    }
    const stands = (selector: string) => {
      try {
        return shown.querySelector(withoutStates(selector) || '*') !== null
      } catch {
        return false
      }
    }
    const collect = (rules: CSSRuleList) => {
      for (const rule of rules) {
        const { selectorText, style, cssRules } = rule as CSSStyleRule
        if (cssRules?.length) collect(cssRules)
        const names = [...(style?.cssText ?? '').matchAll(/var\(\s*--mq-([\w-]+)/g)].map(
          ([, name]) => name ?? '',
        )
        if (names.length > 0 && selectorText?.split(/,(?![^(]*\))/).some(stands))
          for (const name of names) read.add(name)
      }
    }
    for (const sheet of shown.styleSheets) {
      try {
        collect(sheet.cssRules)
      } catch {
        // A sheet of another site does not show its rules.
      }
    }
    return [...read]
  })
