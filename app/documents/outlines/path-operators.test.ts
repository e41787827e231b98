import { expect, test } from 'vitest'
import { pathOperators } from './path-operators.ts'

test('lines and curves are written as PDF has them, a curve with one control point as one with two', () => {
  const commands = [
    { command: 'moveTo', args: [0, 0] },
    { command: 'lineTo', args: [10.4, 0] },
    { command: 'quadraticCurveTo', args: [40.4, 30, 70.4, 0] },
    { command: 'bezierCurveTo', args: [1, 2, 3, 4, 5, 6] },
    { command: 'closePath', args: [] },
  ]
  expect(pathOperators(commands)).toBe('0 0 m\n10 0 l\n30 20 50 20 70 0 c\n1 2 3 4 5 6 c\nh')
})
