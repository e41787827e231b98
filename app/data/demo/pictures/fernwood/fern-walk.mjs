import { circle, path } from '../drawing/canvas.mjs'
import { ribbon, sample } from '../drawing/path.mjs'
import { seeded } from '../drawing/random.mjs'
import { bent, frond, leaf, specks } from './leaves.mjs'
import { ink, paper, press } from './press.mjs'

/** A young frond still rolled up: a stalk that ends in a spiral with a fringe of scales. */
function fiddlehead({ x, y, height, turns, size, fill, side = 1 }) {
  const stalk = sample(20, t => [x + side * Math.sin(t * 1.7) * 26, y - t * height])
  const [cx, cy] = [stalk[19][0] + side * size, stalk[19][1]]
  const spiral = sample(60, t => {
    const angle = Math.PI + side * 0 + t * turns * Math.PI * 2
    const r = size * (1 - t) ** 0.85
    return [cx + side * Math.cos(angle) * r, cy + Math.sin(angle) * r]
  })
  const points = [...stalk, ...spiral.slice(1)]
  const scales = points
    .filter((_, index) => index > 10 && index % 2 === 0 && index < 66)
    .flatMap(([px, py], index) => {
      const out = Math.atan2(py - cy, px - cx)
      const angle = index < 5 ? (index % 2 ? -0.6 : Math.PI + 0.6) : out
      return leaf({
        x: px,
        y: py,
        angle,
        length: index < 5 ? 24 : 21,
        width: 8,
        fill,
        veins: 0,
        bend: 0.9 * side,
        shape: 'oval',
      })
    })
  return [
    path(
      ribbon(points, t => 12 * (1 - t * 0.72)),
      { fill },
    ),
    scales,
    circle(cx, cy, 9, { fill }),
  ]
}

export function draw() {
  const sheet = press({ stock: paper.warm, seed: 5 })
  const random = seeded(4)
  const main = { x: 640, y: 1060, angle: -1.83, length: 945, bend: 0.5, spread: 330, pairs: 21, lobes: 13 }
  sheet.under(circle(1050, 470, 300, { fill: ink.clayPale }))
  const ghost = bent({ ...main, steps: 20 })
  sheet.clay(
    path(
      ribbon(ghost, t => 270 * Math.min(1, t * 3.4) * (1 - t) ** 0.7 + 2),
      { fill: ink.blush },
    ),
  )
  sheet.moss(frond({ ...main, fill: ink.moss }))
  sheet.clay(fiddlehead({ x: 1130, y: 1050, height: 480, turns: 2.1, size: 96, fill: ink.clay }))
  sheet.clay(fiddlehead({ x: 1060, y: 1050, height: 250, turns: 1.9, size: 62, fill: ink.clay, side: -1 }))
  sheet.clay(fiddlehead({ x: 1230, y: 1050, height: 170, turns: 1.8, size: 50, fill: ink.clayMid }))
  sheet.moss(
    frond({
      x: 330,
      y: 1056,
      angle: -1.75,
      length: 470,
      bend: -0.5,
      spread: 140,
      pairs: 15,
      lobes: 9,
      fill: ink.mossMid,
    }),
  )
  sheet.moss(
    path('M230 1058C480 1046 1100 1046 1380 1058', { stroke: ink.moss, strokeWidth: 3, fill: 'none' }),
  )
  sheet.clay(specks(random, { count: 60, x: 860, y: 1066, spread: 380, tall: 6, r: 5, fill: ink.clay }))
  return sheet.pull()
}
