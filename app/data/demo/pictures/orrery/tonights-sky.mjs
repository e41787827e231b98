import { box, circle, group, path } from '../drawing/canvas.mjs'
import { layered, noiseField, seeded } from '../drawing/random.mjs'
import { hair, halo, ink, night, sample, smooth, stars } from './chart.mjs'
import { polar } from './constellations.mjs'
import { constellations } from './sky-map.mjs'

const noise = layered(noiseField(12), 3)
const ridge = (t, y, rise, seed) =>
  y - rise * (0.5 + noise(t * 3.4 + seed, seed)) - rise * 0.4 * Math.sin(t * 3.1 + seed)

function mountains(art, y, rise, seed, fill) {
  const top = sample(60, t => [t * 1700 - 50, ridge(t, y, rise, seed)])
  art.add(path(`${smooth(top)}L1700 1300L-50 1300Z`, { fill }))
  return top
}

function river(art, random) {
  const along = t => [-60 + t * 1760, 1010 - t * 1060 + Math.sin(t * 4) * 60]
  const dust = sample(2600, () => {
    const [x, y] = along(random.next())
    const [dx, dy] = [random.bell(), random.bell()]
    const lane = Math.abs(noise(x / 190 + 5, y / 190))
    if (lane < 0.07) return ''
    return circle(x + dx * 92 + dy * 30, y + dx * 100 + dy * 30, random.between(0.5, 1.5), {
      fill: random.pick([ink.pale, ink.white, '#ffe6c0']),
      opacity: random.between(0.15, 0.6),
    })
  })
  art.add(
    group(
      sample(9, t =>
        circle(...along(t), 210, {
          fill: art.radial([
            [0, '#7c7fd0', 0.2],
            [1, '#7c7fd0', 0],
          ]),
        }),
      ),
    ),
    group(dust),
  )
}

function observatory(x, y, s) {
  return [
    path(`M${x - 34 * s} ${y}V${y - 30 * s}H${x + 34 * s}V${y}Z`, { fill: '#04060f' }),
    path(
      `M${x - 38 * s} ${y - 30 * s}C${x - 38 * s} ${y - 84 * s} ${x + 38 * s} ${y - 84 * s} ${x + 38 * s} ${y - 30 * s}Z`,
      { fill: '#04060f' },
    ),
    path(
      `M${x - 38 * s} ${y - 30 * s}C${x - 38 * s} ${y - 84 * s} ${x + 38 * s} ${y - 84 * s} ${x + 38 * s} ${y - 30 * s}`,
      hair(ink.brass, 1.6, 0.9),
    ),
    path(
      `M${x + 2 * s} ${y - 70 * s}L${x + 18 * s} ${y - 66 * s}L${x + 22 * s} ${y - 34 * s}L${x + 4 * s} ${y - 34 * s}Z`,
      { fill: ink.glint },
    ),
    path(`M${x - 8 * s} ${y}v${-18 * s}h${10 * s}v${18 * s}Z`, { fill: ink.brass }),
  ]
}

export function draw() {
  const art = night({})
  const random = seeded(21)
  art.add(
    box(0, 0, 1600, 1200, {
      fill: art.linear([
        [0, '#090c1c'],
        [0.5, '#151b40'],
        [0.72, '#33346f'],
        [0.82, '#7a4f70'],
        [0.88, '#c98550'],
      ]),
    }),
  )
  river(art, random)
  stars(art, { seed: 44, count: 620, free: (_, y) => y < 1000 })
  const pole = { x: 800, y: 420, reach: 760, edge: 25, turn: 8.3 }
  art.add(
    group(
      [1, 2, 3, 4, 5].map(index =>
        circle(pole.x, pole.y, index * 152, hair(ink.line, 1, 0.2, { strokeDasharray: '2 9' })),
      ),
    ),
  )
  art.add(
    path(
      sample(12, t => t * 11)
        .map(index => {
          const angle = (index / 12) * Math.PI * 2
          return `M${pole.x + Math.cos(angle) * 152} ${pole.y + Math.sin(angle) * 152}L${pole.x + Math.cos(angle) * 900} ${pole.y + Math.sin(angle) * 900}`
        })
        .join(''),
      hair(ink.line, 1, 0.12),
    ),
  )
  constellations(art, polar(pole), {
    names: [
      'plough',
      'littleBear',
      'queen',
      'king',
      'dragon',
      'swan',
      'lyre',
      'hero',
      'charioteer',
      'hounds',
    ],
    size: 1.25,
    width: 1.7,
    opacity: 0.85,
  })
  halo(art, [800, 1060, 820, '#f2a65a', 0.35])
  mountains(art, 1010, 90, 3, '#232452')
  mountains(art, 1060, 110, 6, '#14163a')
  const near = mountains(art, 1120, 90, 11, '#04060f')
  const [ox, oy] = near[41]
  art.add(observatory(ox, oy + 12, 2))
  halo(art, [ox + 22, oy - 84, 170, ink.glint, 0.5])
  return art.print()
}
