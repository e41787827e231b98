import { expect, test } from 'vitest'
import { cropAround } from './crop-around.ts'

test.each([
  {
    case: 'the same proportions',
    picture: [400, 300],
    frame: [4, 3],
    focus: [0, 100],
    crop: [0, 0, 400, 300],
  },
  {
    case: 'wide, from its left edge',
    picture: [1000, 500],
    frame: [1, 1],
    focus: [0, 50],
    crop: [0, 0, 500, 500],
  },
  {
    case: 'wide, from its middle',
    picture: [1000, 500],
    frame: [1, 1],
    focus: [50, 0],
    crop: [250, 0, 500, 500],
  },
  {
    case: 'wide, from its right edge',
    picture: [1000, 500],
    frame: [1, 1],
    focus: [100, 0],
    crop: [500, 0, 500, 500],
  },
  {
    case: 'tall, a quarter from above',
    picture: [300, 900],
    frame: [3, 1],
    focus: [50, 25],
    crop: [0, 200, 300, 100],
  },
])(
  '$case',
  ({ picture: [width = 0, height = 0], frame: [wide = 0, high = 0], focus: [x = 0, y = 0], crop }) => {
    const part = cropAround({ width, height }, { frame: { width: wide, height: high }, focus: { x, y } })
    expect([part.left, part.top, part.width, part.height]).toEqual(crop)
  },
)
