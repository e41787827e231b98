import { circle, group, path } from '../drawing/canvas.mjs'
import { arc, ball, beacon, dial, hair, halo, ink, night, sample, smooth, stars } from './chart.mjs'

const sun = [1560, 470]
const tilt = -0.16
const flat = 0.46
const ellipse = (r, from = 0, to = Math.PI * 2) =>
  arc({ x: sun[0], y: sun[1], rx: r, ry: r * flat, tilt, from, to, count: 140 })
const on = (r, angle) =>
  arc({ x: sun[0], y: sun[1], rx: r, ry: r * flat, tilt, from: angle, to: angle + 0.001, count: 2 })[0]

const planets = [
  { r: 170, angle: 2.1, size: 8, tone: ['#ffe3c4', '#c98a5a', '#3b2010'] },
  { r: 250, angle: 0.4, size: 13, tone: ['#fff6da', '#e6c07a', '#5b3d16'] },
  { r: 350, angle: 3.95, size: 15, tone: ['#d6efff', '#4f8fd0', '#0f2348'], moon: true },
  { r: 460, angle: 1.25, size: 11, tone: ['#ffc9ae', '#d0623e', '#3d140c'] },
  { r: 660, angle: 2.86, size: 42, tone: ['#fff0d6', '#d6a06a', '#4a2a14'], belts: true },
  { r: 900, angle: 4.12, size: 30, tone: ['#fff3cf', '#d9b05f', '#4b3110'], rings: true },
  { r: 1180, angle: 2.72, size: 21, tone: ['#e6fbff', '#7cc6d0', '#143a4a'] },
  { r: 1480, angle: 3.42, size: 19, tone: ['#d6e0ff', '#4a6ad8', '#0d173f'] },
]

function planet(art, { r, angle, size, tone, belts, rings, moon }) {
  const [x, y] = on(r, angle)
  const [light, mid, dark] = tone
  const bands = [1.5, 1.62, 1.74, 1.92, 2.06]
  const half = (from, to, color) =>
    bands.map(k =>
      path(
        smooth(arc({ x, y, rx: size * k, ry: size * k * 0.32, tilt: -0.4, from, to, count: 30 })),
        hair(color, 1.5, 0.95),
      ),
    )
  halo(art, [x, y, size * 4.2, mid, 0.35])
  art.add(rings ? half(Math.PI, Math.PI * 2, ink.brass) : '', ball(art, { x, y, r: size, light, mid, dark }))
  if (belts)
    art.add(
      sample(6, t =>
        path(
          smooth(
            arc({
              x,
              y: y - size * 0.7 + t * size * 1.4,
              rx: size * Math.sqrt(1 - (t - 0.5) ** 2 * 2.3),
              ry: size * 0.12,
              from: 0.05,
              to: 3.09,
              count: 14,
            }),
          ),
          hair('#6b3d1c', 2.2, 0.5),
        ),
      ),
    )
  if (rings) art.add(half(0, Math.PI, ink.glint))
  if (moon) art.add(circle(x, y, 32, hair(ink.brass, 1, 0.7)), circle(x + 28, y - 15, 4, { fill: ink.pale }))
}

export function draw() {
  const art = night({
    width: 2100,
    height: 900,
    lights: [
      [...sun, 1100, '#4a4aa6', 0.5],
      [...sun, 520, '#e0a040', 0.5],
      [300, 200, 700, '#2c2f74', 0.5],
    ],
  })
  stars(art, { seed: 1, count: 720, size: 0.95 })
  for (const { r } of planets)
    art.add(path(smooth(ellipse(r), true), hair(ink.brass, r > 600 ? 1.2 : 1.4, r > 1000 ? 0.45 : 0.65)))
  const ticks = (r, count, long) =>
    sample(count, t => {
      const angle = t * Math.PI * 2
      const [a, b] = [on(r, angle), on(r + (Math.round(t * (count - 1)) % 6 ? long * 0.5 : long), angle)]
      return `M${a.map(v => v.toFixed(1)).join(' ')}L${b.map(v => v.toFixed(1)).join(' ')}`
    }).join('')
  art.add(
    path(ticks(780, 217, 24), hair(ink.brass, 1.2, 0.7)),
    path(smooth(ellipse(780), true), hair(ink.brass, 1.2, 0.7)),
    path(smooth(ellipse(806), true), hair(ink.brass, 0.9, 0.4)),
  )
  art.add(
    group(
      sample(150, t => {
        const [x, y] = on(556 + Math.sin(t * 733) * 17, t * 6.283 + Math.sin(t * 91) * 0.02)
        return circle(x, y, 0.8 + Math.abs(Math.sin(t * 517)) * 1.2, { fill: ink.pale, opacity: 0.7 })
      }),
    ),
  )
  art.add(
    path(
      smooth([
        [60, 120],
        [420, 190],
        [900, 330],
        [1280, 440],
        [1420, 480],
        [1440, 500],
        [1400, 508],
        [1100, 470],
        [640, 360],
        [60, 190],
      ]),
      hair(ink.line, 1.2, 0.5, { strokeDasharray: '9 8' }),
    ),
  )
  halo(art, [...sun, 330, '#ffe0a0', 0.9])
  art.add(
    ball(art, { x: sun[0], y: sun[1], r: 62, light: '#fffbe6', mid: '#ffc95c', dark: '#c26a24' }),
    dial({
      x: sun[0],
      y: sun[1],
      r: 108,
      count: 72,
      major: 6,
      short: 8,
      long: 20,
      color: ink.glint,
      opacity: 0.8,
    }),
  )
  for (const shape of planets) planet(art, shape)
  for (const [x, y] of [
    [210, 640],
    [520, 90],
    [860, 800],
    [1010, 130],
    [1980, 110],
    [90, 330],
  ])
    beacon(art, { x, y, r: 2.6, reach: 20 })
  return art.print()
}
