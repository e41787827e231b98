import { expect, test } from 'vitest'
import { contrast, type Hex } from '#theme/color/color.ts'
import { passLook } from './pass-venue.ts'

const band = {
  accent: '#ffcc00',
  display: { id: 'inter' },
  displayWeight: 700,
  words: { id: 'inter' },
} as const

test.each([
  ['good colours stay as they are', '#0a3d62', '#ffffff', '#cfe8ff', ['#ffffff', '#cfe8ff']],
  ['words that are as dark as the ground are lightened', '#0a3d62', '#123456', '#0a3d62', null],
  ['words that are as light as the ground are darkened', '#fff4e0', '#fffdf8', '#fff4e0', null],
])('%s', (_, ground, bandText, bandSubtle, same) => {
  const { background, text, label } = passLook({ ...band, band: ground, bandText, bandSubtle })
  expect(background).toBe(ground)
  if (same) expect([text, label]).toEqual(same)
  for (const color of [text, label])
    expect(contrast(color as Hex, background as Hex)).toBeGreaterThanOrEqual(4.5)
})
