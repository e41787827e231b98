import { expect, test } from 'vitest'
import { checkFont, type FontReading } from './check-font.ts'
import { lettersOf, spansFor } from './language-letters.ts'

const points = (...words: string[]) => [...words.join('')].map(letter => letter.codePointAt(0) ?? 0)

const sound: FontReading = {
  family: 'Lantern Text',
  glyphs: 300,
  unitsPerEm: 1000,
  ascent: 950,
  descent: -250,
  weight: 400,
  isItalic: false,
  panose: [2, 0, 5, 3],
  rights: {},
  axes: {},
  widths: { 300: 0.43, 400: 0.44, 700: 0.46 },
  letters: points(lettersOf('en-US'), lettersOf('de-DE')),
}
const check = (change: Partial<FontReading>, languages = ['en-US']) =>
  checkFont({ ...sound, ...change }, languages)
const facts = (change: Partial<FontReading>, languages?: string[]) => {
  const answer = check(change, languages)
  if (!answer.ok) throw new Error(answer.sentence)
  return answer.facts
}

test.each<[string, Partial<FontReading>, RegExp | 'taken']>([
  ['no bits: installable', {}, 'taken'],
  ['restricted', { rights: { noEmbedding: true } }, /forbids embedding/],
  [
    'restricted, but for viewing as well: the least restrictive holds',
    { rights: { noEmbedding: true, viewOnly: true } },
    'taken',
  ],
  ['for viewing and print', { rights: { viewOnly: true } }, 'taken'],
  ['editable', { rights: { editable: true } }, 'taken'],
  ['bitmaps alone', { rights: { bitmapOnly: true } }, /only its bitmaps/],
  ['one glyph', { glyphs: 1 }, /has 1 glyphs/],
  ['too many glyphs', { glyphs: 40_001 }, /has 40001 glyphs/],
  ['an em of nothing', { unitsPerEm: 0 }, /its own height/],
  ['a height of nothing', { ascent: 0 }, /its own height/],
  ['a tower', { ascent: 4001 }, /its own height/],
  ['a descent upwards', { descent: 10 }, /its own height/],
  ['no number', { ascent: Number.NaN }, /its own height/],
  ['signs of nobody', { letters: points('☃') }, /no letter of the languages/],
])('%s', (_, change, expected) => {
  const answer = check(change)
  if (expected === 'taken') expect(answer).toMatchObject({ ok: true })
  else expect(answer).toEqual({ ok: false, sentence: expect.stringMatching(expected) })
})

test('letters that are missing are told by language, and a language that nothing is known of claims nothing', () => {
  const english = points(lettersOf('en-US'))
  expect(facts({ letters: english }, ['en-US', 'de-DE', 'tlh']).missing).toEqual({ 'de-DE': 'äöüßÄÖÜ' })
  expect(facts({ letters: english }, ['en-US', 'he-IL']).missing['he-IL']).toContain('א')
  expect(facts({ letters: points('☃') }, ['tlh']).missing).toEqual({})
})

test('weights are those of the axis, or the one of the file; a name loses what nobody sees', () => {
  expect(facts({ axes: { wght: [200, 900], wdth: [75, 100] } })).toMatchObject({
    weight: [200, 900],
    width: [75, 100],
  })
  expect(facts({ weight: 700, isItalic: true })).toMatchObject({ weight: [700, 700], style: 'italic' })
  expect(facts({ weight: 0 }).weight).toEqual([400, 400])
  expect(facts({ axes: { wght: [-5, 99_999] } }).weight).toEqual([1, 1000])
  expect(facts({ family: '‮"}body{ \u0000 x' }).name).toBe('"}body{ x')
  expect(facts({ family: '' }).name).toBe('Own font')
})

test('serifs are told by PANOSE; a font without Latin letters is as wide as Arial', () => {
  expect(check({ panose: [2, 4, 6] })).toMatchObject({ generic: 'serif' })
  expect(check({ panose: [2, 11, 6] })).toMatchObject({ generic: 'sans' })
  expect(check({ panose: [] })).toMatchObject({ generic: 'sans' })
  expect(facts({ widths: { 300: null, 400: null, 700: null } }).widths).toEqual({
    300: 0.4434,
    400: 0.4434,
    700: 0.4434,
  })
})

test('each language keeps its script, and all keep Latin', () => {
  const keeps = (letter: string, ...tags: string[]) =>
    spansFor(tags).some(([first, last]) => {
      const point = letter.codePointAt(0) ?? 0
      return point >= first && point <= last
    })
  expect(keeps('ж', 'en-US')).toBe(false)
  expect(keeps('ж', 'en-US', 'uk-UA')).toBe(true)
  expect(keeps('é', 'he-IL')).toBe(true)
  for (const tag of [
    'ar',
    'he',
    'hi',
    'th',
    'ja',
    'ko',
    'zh',
    'fa',
    'ur',
    'el',
    'vi',
    'pl',
    'tr',
    'ru',
    'bg',
  ])
    for (const letter of lettersOf(tag))
      expect([tag, letter, keeps(letter, tag)]).toEqual([tag, letter, true])
})
