import { expect, test } from 'vitest'
import { createProgressBar } from './progress-bar.ts'

function written(isTTY: boolean, steps: number) {
  const pieces: string[] = []
  const bar = createProgressBar('Importing', {
    isTTY,
    write: (piece: string | Uint8Array) => Boolean(pieces.push(String(piece))),
  })
  for (let done = 1; done <= steps; done += 1) bar.show({ done, total: steps })
  bar.end()

  return pieces
}

test('without a terminal there is a line every ten percent', () => {
  expect(written(false, 1000)).toEqual(
    Array.from({ length: 11 }, (_, index) => `Importing ${index * 10} %\n`),
  )
})

test('on a terminal one line is written over', () => {
  const pieces = written(true, 1000)
  expect(pieces).toHaveLength(102)
  expect(pieces.slice(0, -1).every(piece => piece.startsWith('\r') && !piece.includes('\n'))).toBe(true)
  expect(pieces.at(-1)).toBe('\n')
})

test('nothing to do is done at once', () => {
  expect(written(false, 1)).toEqual(['Importing 100 %\n'])
})
