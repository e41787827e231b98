import { expect, test } from 'vitest'
import { servedTheme } from '#theme/compile/served-theme.ts'

test('the same values give the same hash, whatever their order or object', () => {
  const one = servedTheme({
    preset: 'aquarium',
    variables: { 'color-brand': '#112233', 'shape-radius': '4px' },
  })
  const two = servedTheme({
    preset: 'aquarium',
    variables: { 'shape-radius': '4px', 'color-brand': '#112233' },
  })
  expect(two).toBe(one)
  expect(one.hash).toMatch(/^[0-9a-f]{32}$/)
})

test('another value gives another hash', () => {
  const hashes = ['#112233', '#112234', '#112235'].map(
    brand => servedTheme({ variables: { 'color-brand': brand as '#112233' } }).hash,
  )
  expect(new Set(hashes).size).toBe(3)
})

test('words and links of a document do not change its stylesheet', () => {
  const variables = { 'color-brand': '#445566' } as const
  expect(servedTheme({ variables, texts: { a: 'b' } } as never).hash).toBe(servedTheme({ variables }).hash)
})

test('the five hundred looks used last are kept', { timeout: 60_000 }, () => {
  const look = (n: number) => ({
    variables: { 'color-brand': `#${n.toString(16).padStart(6, '0')}` as '#000000' },
  })
  const [first, second] = [servedTheme(look(0)), servedTheme(look(1))]
  for (let n = 2; n < 500; n++) servedTheme(look(n))
  expect(servedTheme(look(0))).toBe(first)
  servedTheme(look(500))
  expect(servedTheme(look(0))).toBe(first)
  expect(servedTheme(look(1))).not.toBe(second)
})
