import { circle, path, pen } from '../drawing/canvas.mjs'
import { seeded } from '../drawing/random.mjs'
import { agave, column } from './desert-house.mjs'
import { frond, monstera, specks } from './leaves.mjs'
import { ink, paper, press } from './press.mjs'
import { palm } from './tropical-house.mjs'

export function draw() {
  const sheet = press({ width: 1600, height: 1000, stock: paper.warm, seed: 173 })
  const random = seeded(7)
  sheet.under(
    path('M80 80H800V874H80Z', { fill: '#d3dcc6' }),
    path('M800 80H1520V874H800Z', { fill: '#f1d3a0' }),
    circle(1320, 300, 130, { fill: ink.clayMid }),
  )
  sheet.clay(circle(330, 340, 170, { fill: ink.clayPale }))
  sheet.clay(
    palm({
      x: 150,
      y: 940,
      angle: -1.2,
      length: 780,
      bend: 0.5,
      fill: ink.clayMid,
      reach: 220,
      half: 12,
      blades: 22,
    }),
  )
  const left = [
    monstera({ x: 500, y: 420, r: 230, angle: -1.9, fill: ink.moss }),
    monstera({ x: 250, y: 700, r: 150, angle: -2.6, fill: ink.mossMid }),
    monstera({ x: 650, y: 760, r: 130, angle: -0.9, fill: ink.mossMid }),
  ]
  const clip = sheet.clip(path('M80 80H796V874H80Z', {}))
  sheet.moss(
    `<g clip-path="${clip}">${[left.map(({ stalk }) => stalk), left.map(({ blade }) => blade), frond({ x: 430, y: 940, angle: -1.5, length: 420, bend: 0.4, spread: 110, pairs: 14, lobes: 8, fill: ink.moss })].flat(Infinity).join('')}</g>`,
  )
  sheet.clay(
    path('M800 800C950 740 1120 780 1250 760C1380 740 1450 780 1520 760V874H800Z', { fill: '#e0a56c' }),
  )
  sheet.moss(column(1050, 860, 560), agave(1340, 860, 240))
  sheet.clay(
    [[1050, 222, 0]].map(([x, y]) =>
      path(
        `M${x - 26} ${y + 20}C${x - 40} ${y - 20} ${x + 40} ${y - 20} ${x + 26} ${y + 20}ZM${x - 26} ${y}L${x - 32} ${y - 30}L${x - 8} ${y - 12}L${x} ${y - 42}L${x + 8} ${y - 12}L${x + 32} ${y - 30}L${x + 26} ${y}Z`,
        { fill: ink.clay },
      ),
    ),
  )
  sheet.clay(specks(random, { count: 50, x: 1150, y: 850, spread: 170, tall: 8, r: 4, fill: ink.clay }))
  sheet.moss(path('M800 80V874', pen(ink.moss, 4)))
  return sheet.pull()
}
