import { expect, test } from 'vitest'
import { answerScripting } from '#editor/preview/answer-scripting.ts'

/** A page with a sheet of these conditions, the second within a layer. */
function aPage(conditions: readonly [string, string], isScriptless: boolean) {
  const page = document.implementation.createHTMLDocument('page')
  if (isScriptless) page.documentElement.dataset.scriptless = ''
  const [outer, inner] = conditions.map(mediaText => ({ media: { mediaText } }))
  const sheet = { cssRules: [{ selectorText: 'p' }, outer, { cssRules: [inner] }] }
  Object.defineProperty(page, 'styleSheets', { value: [sheet] })
  return { page, read: () => [outer, inner].map(rule => rule?.media.mediaText) }
}

const CONDITIONS = ['(scripting: none)', '(max-width: 29em) and (scripting: enabled)'] as const

test('the sheets of a page without scripts take the browser for one without, those of any other page stay', () => {
  const scriptless = aPage(CONDITIONS, true)
  answerScripting(scriptless.page)
  expect(scriptless.read()).toEqual(['(min-width: 0px)', '(max-width: 29em) and (max-width: 0px)'])
  const scripted = aPage(CONDITIONS, false)
  answerScripting(scripted.page)
  expect(scripted.read()).toEqual(CONDITIONS)
})
