import { group, path } from '../drawing/canvas.mjs'
import { layered, noiseField, seeded } from '../drawing/random.mjs'
import { field, ramp } from '../drawing/raster.mjs'
import { hair, halo, ink, night, sample, screen, smooth, stars } from './chart.mjs'

const fold = layered(noiseField(29), 3)
const curtains = [
  { y: 520, lift: 150, height: 430, seed: 2, speed: 2.3, strength: 1 },
  { y: 640, lift: 120, height: 300, seed: 7, speed: 3.1, strength: 0.8 },
  { y: 400, lift: 120, height: 330, seed: 12, speed: 2.7, strength: 0.55 },
]

/** Foot of a curtain at `t` across the sheet, with the folds pushed sideways. */
function foot({ y, lift, seed, speed }, t) {
  const x = t * 1800 - 100 + fold(t * speed * 2 + seed, 3) * 150
  return [x, y + fold(t * speed + seed, seed) * lift - Math.sin(t * 3) * 60]
}

function curtain(art, random, shape) {
  const bins = [
    ['#7df7c0', '#3ad6a0', '#7a6cf0'],
    ['#b6ffd8', '#45e0b0', '#8a74ee'],
    ['#5ce8c0', '#2fb9b0', '#b565d8'],
  ]
  const lines = sample(900, t => {
    const [x, y] = foot(shape, t)
    const bright = 0.35 + 0.65 * Math.max(0, fold(t * 22 + shape.seed, 8) + 0.4)
    const tall = shape.height * (0.5 + 0.55 * bright) * (0.8 + 0.4 * fold(t * 5, shape.seed + 4))
    return {
      d: `M${x.toFixed(1)} ${y.toFixed(1)}L${(x + (x - 800) * 0.1).toFixed(1)} ${(y - tall).toFixed(1)}`,
      x,
      y,
      tall,
      bright,
    }
  })
  const drawn = lines.map(({ x, y, tall, bright }) => {
    const lean = (x - 800) * 0.1
    const half = 0.8 + bright * 1.5
    return {
      bin: random.whole(0, 2),
      d: `M${(x - half).toFixed(1)} ${y.toFixed(1)}L${(x + lean).toFixed(1)} ${(y - tall).toFixed(1)}L${(x + half).toFixed(1)} ${y.toFixed(1)}Z`,
      y,
      bright,
    }
  })
  const groups = bins.map(([low, mid, high], bin) => {
    const fill = art.linear(
      [
        [0, high, 0],
        [0.3, high, 0.35],
        [0.68, mid, 0.6],
        [0.94, low, 0.95],
        [1, low, 0.1],
      ],
      { x1: 0, y1: 0, x2: 0, y2: 1 },
    )
    return drawn
      .filter(one => one.bin === bin)
      .map(({ d, bright }) => path(d, { fill, opacity: (0.25 + 0.7 * bright) * shape.strength }))
  })
  const hem = smooth(sample(120, t => foot(shape, t)))
  art.add(group(groups, screen), path(hem, hair('#d8ffe9', 2, 0.5 * shape.strength, screen)))
}

function fir(x, y, h) {
  const tiers = sample(
    7,
    t =>
      `L${(x + h * (0.05 + t * 0.19)).toFixed(1)} ${(y - h * (0.94 - t * 0.86)).toFixed(1)}L${(x + h * (0.025 + t * 0.1)).toFixed(1)} ${(y - h * (0.95 - t * 0.86)).toFixed(1)}`,
  )
  const left = sample(
    7,
    t =>
      `L${(x - h * (0.025 + (1 - t) * 0.1)).toFixed(1)} ${(y - h * (0.09 + t * 0.86)).toFixed(1)}L${(x - h * (0.05 + (1 - t) * 0.19) * (t === 1 ? 0.3 : 1)).toFixed(1)} ${(y - h * (0.08 + t * 0.86)).toFixed(1)}`,
  )
  return `M${x} ${y - h}${tiers.join('')}L${x + h * 0.03} ${y - h * 0.07}V${y + 10}H${x - h * 0.03}V${y - h * 0.07}${left.join('')}Z`
}

export async function draw() {
  const art = night({})
  const random = seeded(30)
  stars(art, { seed: 4, count: 560, free: (_, y) => y < 930 })
  const tint = ramp([
    [0, '#b565d8'],
    [0.4, '#5c6df0'],
    [0.7, '#2fc9a8'],
    [1, '#7df7c0'],
  ])
  const glow = await field(
    { columns: 240, rows: 180, width: 1600, height: 1200, attributes: screen },
    (u, v) => {
      const base = 0.47 + fold(u * 2.4 + 2, 2) * 0.1
      const rise = (base + 0.06 - v) / 0.42
      const strength = rise < 0 ? Math.exp(-((rise / 0.3) ** 2)) : Math.max(0, 1 - rise) ** 1.6
      return [...tint(Math.max(0, Math.min(1, 1 - rise))), strength * 0.34 * (0.7 + 0.5 * fold(u * 6, 4))]
    },
  )
  art.add(glow)
  for (const shape of [...curtains].reverse()) curtain(art, random, shape)
  halo(art, [820, 1000, 900, '#2fc9a8', 0.3])
  const hills = (y, rise, seed, fill) =>
    art.add(
      path(
        `${smooth(sample(30, t => [t * 1700 - 50, y - rise * (0.5 + fold(t * 3 + seed, seed))]))}L1700 1300L-50 1300Z`,
        { fill },
      ),
    )
  hills(990, 80, 5, '#10233f')
  hills(1040, 60, 9, '#0a1730')
  const woods = sample(74, t =>
    fir(
      t * 1660 - 30 + random.between(-14, 14),
      1080 + random.between(-12, 20),
      random.between(60, 150) * (0.8 + 0.9 * Math.abs(t - 0.5)),
    ),
  )
  art.add(path(woods.join(''), { fill: '#050916' }))
  hills(1110, 40, 14, '#050916')
  const tall = [
    [90, 330],
    [190, 240],
    [1500, 360],
    [1400, 260],
    [1570, 280],
    [20, 260],
  ].map(([x, h]) => fir(x, 1190, h))
  art.add(path(tall.join(''), { fill: '#03050d' }))
  art.add(
    path('M740 1118l34 -44l34 44Z', { fill: '#1c1222' }),
    path('M774 1074l34 44h-16Z', { fill: ink.brass }),
    path('M766 1118l8 -26l8 26Z', { fill: ink.glint }),
  )
  halo(art, [774, 1106, 110, ink.glint, 0.6])
  return art.print()
}
