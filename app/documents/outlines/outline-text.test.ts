import { expect, test } from 'vitest'
import type { FontId } from '#theme/fonts/font-families.ts'
import { inDirection, isolateWords } from '#theme/texts/runtime/text-direction.ts'
import { fitText } from './fit-text.ts'
import { openFace } from './open-face.ts'
import { outlineText } from './outline-text.ts'

const faceFor = (text: string, id: FontId = 'figtree') => openFace({ id, weight: 600, opticalSize: 14 }, text)

const letters = (text: string) => [...text].filter(letter => /\S/.test(letter)).length

test.each([
  ['Latin of the face itself', 'Jelly Lab'],
  ['letters of other Latin files', 'Žižek, Đêm hội'],
  ['Cyrillic and Greek', 'Ночь Ελλάδα'],
  ['Hebrew', 'שלום עולם'],
  ['Chinese', '水族館的夜晚'],
  ['Japanese', 'クラゲの夜'],
  ['Korean', '해파리 연구실'],
])('%s is drawn, letter by letter: %s', async (_script, text) => {
  const { shapes, width } = outlineText(text, { face: await faceFor(text), size: 10 })
  expect(shapes.length).toBeGreaterThanOrEqual(letters(text))
  expect(width).toBeGreaterThan(letters(text) * 2)
})

test('Arabic letters join: a word is narrower than its letters alone', async () => {
  const word = 'مرحبا'
  const face = await faceFor(word)
  const alone = [...word].reduce((sum, letter) => sum + outlineText(letter, { face, size: 10 }).width, 0)
  expect(outlineText(word, { face, size: 10 }).width).toBeLessThan(alone * 0.95)
})

test('words that run leftwards stand in the order they are read, numbers as they are written', async () => {
  const face = await faceFor('אבג 12')
  const order = (text: string) => outlineText(text, { face, size: 10 }).shapes.map(({ path }) => path)
  const [aleph] = order('א')
  const [gimel] = order('ג')
  const [one] = order('1')
  const [two] = order('2')
  const line = order('אבג 12')
  expect([line.indexOf(one ?? ''), line.indexOf(two ?? '')]).toEqual([0, 1])
  expect(line.indexOf(gimel ?? '')).toBeLessThan(line.indexOf(aleph ?? ''))
})

test('what no font of ours has is left out, and is no failure', async () => {
  const text = 'Reef 🐙\u{10FFFF}\u0000'
  expect(outlineText(text, { face: await faceFor(text), size: 10 }).shapes).toHaveLength(4)
  const nothing = '🐙'
  expect(outlineText(nothing, { face: await faceFor(nothing), size: 10 })).toEqual({
    width: 0,
    shapes: [],
    clusters: [],
  })
})

test('a face of the device has a stand-in', async () => {
  expect(outlineText('Ada', { face: await faceFor('Ada', 'system'), size: 10 }).shapes).toHaveLength(3)
})

test.each([
  'An evening under the great dome with the curator and all of her friends',
  '水族館的夜晚'.repeat(12),
  'W'.repeat(200),
])('a text is set into its room, however long it is: %s', async text => {
  const face = await faceFor(`${text}…`)
  const { lines, size } = fitText(text, { face, width: 200, lines: 2, size: 15, least: 10 })
  expect(lines.length).toBeLessThanOrEqual(2)
  expect(Math.max(...lines.map(line => line.width))).toBeLessThanOrEqual(200)
  expect(size).toBeGreaterThanOrEqual(10)
})

test('a short text keeps its size', async () => {
  const face = await faceFor('Reef…')
  expect(fitText('Reef', { face, width: 200, lines: 1, size: 15, least: 10 })).toMatchObject({ size: 15 })
})

test('a telephone number between words that run leftwards is drawn from the left', async () => {
  const locale = 'he-IL'
  const line = inDirection(['גן', isolateWords('+20 2', { locale, direction: 'ltr' })].join(' · '), locale)
  const face = await faceFor(`${line}+02`)
  const order = (text: string) => outlineText(text, { face, size: 10 }).shapes.map(({ path }) => path)
  const [plus, two] = ['+', '2'].map(character => order(character)[0] ?? '')
  const drawn = order(line)
  expect(drawn[0]).toBe(plus)
  expect(drawn[1]).toBe(two)
  expect(drawn).toHaveLength(7)
})
