import { circle, group, path } from '../drawing/canvas.mjs'
import { seeded } from '../drawing/random.mjs'
import { dial, hair, halo, ink, night, sample, stars } from './chart.mjs'
import { polar } from './constellations.mjs'
import { constellations } from './sky-map.mjs'

export function draw() {
  const [x, y, r] = [800, 500, 430]
  const art = night({ width: 1600, height: 1000, lights: [[x, y, 900, '#4647a0', 0.55]] })
  const random = seeded(8)
  stars(art, { seed: 71, count: 260, free: (px, py) => Math.hypot(px - x, py - y) > r + 60 })
  const metal = art.linear(
    [
      [0, '#f6dc9c'],
      [0.5, '#d9a441'],
      [1, '#8c6327'],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 1 },
  )
  art.add(
    circle(x, y, r + 44, { fill: 'none', stroke: metal, strokeWidth: 5 }),
    circle(x, y, r + 4, { fill: '#0d1230', stroke: metal, strokeWidth: 2.6 }),
    circle(x, y, r + 34, hair(ink.brass, 1.1, 0.7)),
  )
  art.add(
    dial({ x, y, r: r + 42, count: 288, major: 12, short: 8, long: 20 }),
    dial({ x, y, r: r + 20, count: 24, major: 2, short: 7, long: 15, width: 2 }),
  )
  const clip = art.clip(circle(x, y, r))
  const held = []
  const inner = { ...art, add: (...shapes) => held.push(shapes) }
  halo(inner, [x, y, 430, '#4a4fc0', 0.5])
  inner.add(
    group(
      sample(420, () =>
        circle(x + random.between(-r, r), y + random.between(-r, r), 0.6 + 1.5 * random.next() ** 5, {
          fill: ink.pale,
          opacity: random.between(0.25, 0.8),
        }),
      ),
    ),
  )
  inner.add(
    [0.17, 0.345, 0.54, 0.76].map(k => circle(x, y, r * k, hair(ink.line, 1, 0.4))),
    path(
      sample(24, t => {
        const angle = (Math.round(t * 23) / 24) * Math.PI * 2
        return `M${x + Math.cos(angle) * r * 0.17} ${y + Math.sin(angle) * r * 0.17}L${x + Math.cos(angle) * r} ${y + Math.sin(angle) * r}`
      }).join(''),
      hair(ink.line, 0.9, 0.26),
    ),
    circle(x + 60, y + 74, r * 0.78, hair(ink.brass, 1.2, 0.5, { strokeDasharray: '7 6' })),
  )
  constellations(inner, polar({ x, y, reach: r, edge: 15, turn: 2 }), {
    size: 0.95,
    width: 1.5,
    opacity: 0.95,
  })
  art.add(group(held, { clipPath: clip }))
  art.add(
    [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ].map(([sx, sy]) => [
      path(`M${x + sx * 740} ${y + sy * 330}V${y + sy * 440}H${x + sx * 630}`, hair(ink.brass, 1.6, 0.8)),
      circle(x + sx * 690, y + sy * 390, 5, { fill: ink.brass }),
    ]),
  )
  return art.print()
}
