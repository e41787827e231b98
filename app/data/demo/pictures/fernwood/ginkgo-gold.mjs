import { circle } from '../drawing/canvas.mjs'
import { seeded } from '../drawing/random.mjs'
import { ginkgo, specks } from './leaves.mjs'
import { ink, paper, press } from './press.mjs'

const falling = [
  [1240, 230, 150, 2.5, 'moss'],
  [420, 250, 205, 0.95, 'clay'],
  [820, 330, 250, 1.9, 'ochre'],
  [1150, 560, 230, 0.5, 'clay'],
  [520, 680, 265, 2.75, 'ochre'],
  [890, 780, 185, 1.2, 'moss'],
  [1300, 850, 200, 2.3, 'ochre'],
  [300, 930, 150, 0.2, 'moss'],
  [720, 1010, 120, -0.5, 'clay'],
]

export function draw() {
  const sheet = press({ stock: paper.cream, seed: 12 })
  const random = seeded(9)
  sheet.under(circle(800, 560, 390, { fill: '#f3dba6' }))
  const inks = {
    ochre: ['clay', ink.ochre, 0.09],
    clay: ['clay', ink.clay, 0.05],
    moss: ['moss', ink.moss, 0.05],
  }
  for (const [x, y, r, angle, kind] of falling) {
    const [layer, fill] = inks[kind]
    const shape = {
      x,
      y,
      r,
      angle,
      open: random.between(1.0, 1.25),
      notch: random.between(0.25, 0.5),
      rays: Math.round(r / 8),
    }
    if (kind === 'ochre') {
      sheet.clay(ginkgo({ ...shape, fill, bare: fill }))
      sheet.over(ginkgo({ ...shape, fill: 'none', bare: ink.clay, rays: shape.rays + 5 }))
    } else sheet[layer](ginkgo({ ...shape, fill }))
  }
  sheet.moss(specks(random, { count: 26, x: 800, y: 600, spread: 420, tall: 320, r: 4, fill: ink.moss }))
  return sheet.pull()
}
