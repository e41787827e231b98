import { circle } from '../drawing/canvas.mjs'
import { sample } from '../drawing/path.mjs'
import { seeded } from '../drawing/random.mjs'
import { pompon, rosette } from './flowers.mjs'
import { frond, ginkgo, leaf } from './leaves.mjs'
import { ink, paper, press } from './press.mjs'

const kinds = [
  (sheet, { x, y, turn }) =>
    sheet.moss(
      leaf({
        x: x - Math.cos(turn) * 62,
        y: y - Math.sin(turn) * 62,
        angle: turn,
        length: 124,
        width: 34,
        bend: 0.2,
        fill: ink.moss,
        veins: 7,
        stalk: 18,
      }),
    ),
  (sheet, { x, y, turn }) =>
    sheet.clay(
      ginkgo({
        x: x - Math.cos(turn) * 30,
        y: y - Math.sin(turn) * 30,
        r: 74,
        angle: turn,
        fill: ink.clay,
        rays: 15,
        notch: 0.4,
      }),
    ),
  (sheet, { x, y, turn }) =>
    sheet.moss(
      frond({
        x: x - Math.cos(turn) * 74,
        y: y - Math.sin(turn) * 74,
        angle: turn,
        length: 150,
        bend: 0.4,
        spread: 44,
        pairs: 9,
        lobes: 5,
        fill: ink.mossMid,
      }),
    ),
  (sheet, { x, y, turn, random }) => {
    sheet.clay(
      rosette({
        x,
        y,
        turn: turn * 57,
        scale: 0.5,
        rows: [
          { count: 8, length: 108, width: 34, fill: ink.clayPale, edge: ink.clay, lines: 2, shape: 'spoon' },
        ],
      }),
    )
    sheet.clay(pompon(random, { x, y, r: 17, count: 26, fill: ink.clay, light: ink.ochre }))
  },
  (sheet, { x, y, turn }) =>
    sheet.moss(
      sample(7, t =>
        leaf({
          x,
          y,
          angle: turn + (t - 0.5) * 4.4,
          length: 76,
          width: 14,
          fill: ink.moss,
          veins: 0,
          shape: 'spoon',
        }),
      ),
    ),
  (sheet, { x, y, turn }) =>
    sheet.clay(
      leaf({
        x: x - Math.cos(turn) * 56,
        y: y - Math.sin(turn) * 56,
        angle: turn,
        length: 116,
        width: 38,
        bend: -0.2,
        fill: ink.ochre,
        bare: ink.clay,
        veins: 7,
        stalk: 18,
        teeth: 9,
        shape: 'egg',
      }),
    ),
]

export function draw() {
  const sheet = press({
    width: 1600,
    height: 1000,
    stock: paper.cream,
    seed: 183,
    framed: false,
    shift: [5, -4],
  })
  const random = seeded(64)
  for (const column of sample(11, t => Math.round(t * 10))) {
    for (const row of sample(8, t => Math.round(t * 7))) {
      const [x, y] = [column * 168 - 20, row * 156 - 50 + (column % 2 ? 78 : 0)]
      kinds[(row * 5 + column * 2 + ((row * column) % 3)) % kinds.length](sheet, {
        x: x + random.between(-8, 8),
        y: y + random.between(-8, 8),
        turn: random.between(-2.6, -0.5),
        random,
      })
      sheet.clay(circle(x + 84, y + 4, 5, { fill: ink.clayMid }))
    }
  }
  return sheet.pull()
}
