import { expect, test } from 'vitest'
import { proposeTone } from './propose-tone.ts'
import { readPage } from './read-page.ts'

const toneOf = (words: string, lang = 'en') =>
  proposeTone(
    readPage({
      address: '',
      html: `<html lang="${lang}"><body><main>${words}</main></body></html>`,
      styles: [],
      pictures: [],
    }),
  )

const CHEER =
  'Hey kids! We’re open every day and there’s so much fun to be had. Grab your friends, meet the otters and splash around in our brand new tide pool! You’ll love it. Don’t miss the penguin parade at three, it’s our favourite moment of the day!'
const DECORUM =
  'The Institute is open to the public from Tuesday to Sunday. Tickets may be purchased at the entrance prior to each lecture. Patrons are requested to observe silence in the reading rooms; photography is not permitted. The Institute gratefully acknowledges the support of its distinguished benefactors and scholars throughout the year.'
const FACTS =
  'The garden lies on the north bank of the river and covers twelve hectares. It was laid out in 1871 and holds four thousand species from every continent. There are three glasshouses, a pond, a shop and a café. The nearest station is ten minutes on foot, and there is a car park beside the gate.'

test.each([
  ['cheer', CHEER, 'friendly'],
  ['set phrases', DECORUM, 'formal'],
  ['plain facts', FACTS, 'neutral'],
])('a page of %s', (_, words, expected) => {
  expect(toneOf(words)).toMatchObject({ value: expected, source: 'text' })
})

test('what is neither said nor English proposes nothing', () => {
  expect([toneOf('Welcome!'), toneOf(CHEER, 'de')]).toEqual([undefined, undefined])
})

test('scripts and navigation are not words of the venue', () => {
  expect(
    toneOf(`${FACTS}<script>wow! wow! wow! wow!</script><nav>Fun! Fun! Fun! Fun! Fun!</nav>`)?.value,
  ).toBe('neutral')
})

test('the clearer a tone, the surer', () => {
  expect(toneOf(CHEER)!.confidence).toBeGreaterThan(toneOf(FACTS)!.confidence)
})
