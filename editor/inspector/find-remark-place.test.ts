// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { findRemarkPlace } from './find-remark-place.ts'

const page = (markup: string) => new DOMParser().parseFromString(`<body>${markup}</body>`, 'text/html')
const MARKUP = '<main id="content"><h1>What is on</h1><p>Tonight <b>at eight</b></p></main>'

const cases: [why: string, place: string, words: string, tag: string | null][] = [
  ['its place says the same', '#content > h1:nth-of-type(1)', 'What is on', 'H1'],
  ['something moved: the same words elsewhere', '#content > p:nth-of-type(4)', 'What is on', 'H1'],
  ['the innermost that says it', '', 'at eight', 'B'],
  ['other words at its place', '#content > h1:nth-of-type(1)', 'Was läuft', 'H1'],
  ['a selector that is none', 'h1 >>> {', 'Was läuft', null],
]
test.each(cases)('%s', (_, place, words, tag) => {
  expect(findRemarkPlace(page(MARKUP), { place, words })?.tagName ?? null).toBe(tag)
})
