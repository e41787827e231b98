import { afterEach, expect, test } from 'vitest'
import { placeOf, wordsAt } from './place-of.ts'

const show = (markup: string) => {
  document.body.innerHTML = markup
}
afterEach(() => show(''))

const MARKUP =
  '<main id="content"><section><p>One</p><p>Two  words</p></section><div id=":r1:"><img alt="An otter"></div></main>'

const cases: [selector: string, place: string, words: string][] = [
  ['p + p', '#content > section:nth-of-type(1) > p:nth-of-type(2)', 'Two words'],
  ['img', '#content > div:nth-of-type(1) > img:nth-of-type(1)', 'An otter'],
  ['main', '#content', 'OneTwo words'],
]
test.each(cases)('%s is found again at %s', (selector, place, words) => {
  show(MARKUP)
  const element = document.querySelector(selector)!
  expect([placeOf(element), wordsAt(element)]).toEqual([place, words])
  expect(document.querySelector(placeOf(element))).toBe(element)
})
