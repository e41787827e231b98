import { canvas, circle, group, oval, path, pen, put } from '../drawing/canvas.mjs'
import { ribbon, sample } from '../drawing/path.mjs'
import { seeded } from '../drawing/random.mjs'
import { glow, ink, motes, shafts, vignette, water } from './sea.mjs'

const rimDepth = t => Math.abs(Math.sin(t * Math.PI * 8)) * 0.075

function bell(art, r, colors) {
  const rim = sample(49, t => [(1 - t * 2) * r * 0.98, Math.sin(t * Math.PI) * r * 0.1 + rimDepth(t) * r])
  const edge = rim.map(([x, y]) => `L${x.toFixed(1)} ${y.toFixed(1)}`).join('')
  const dome = `M${-r} 0C${-r * 1.12} ${-r * 1.42} ${r * 1.12} ${-r * 1.42} ${r} 0${edge}Z`
  const shell = art.radial(
    [
      [0, colors.heart, 0.5],
      [0.5, colors.mid, 0.32],
      [0.84, colors.mid, 0.5],
      [1, colors.edge, 0.95],
    ],
    { cx: 0.5, cy: 0.62, r: 0.66 },
  )
  const shine = art.linear(
    [
      [0, '#fff', 0.75],
      [0.6, '#fff', 0],
    ],
    { x1: 0, y1: 0, x2: 0.3, y2: 1 },
  )
  const bloom = art.radial(
    [
      [0, '#fff', 0.75],
      [0.4, colors.heart, 0.5],
      [1, colors.heart, 0],
    ],
    { cx: 0.5, cy: 0.5, r: 0.5 },
  )
  const ribs = sample(13, t => {
    const x = (t - 0.5) * 1.9 * r
    return path(
      `M${x} ${r * 0.06}C${x * 1.02} ${-r * 0.6} ${x * 0.5} ${-r * 0.98} 0 ${-r * 1.03}`,
      pen(colors.edge, 2.2, { strokeOpacity: 0.26 }),
    )
  })
  const petals = [
    [-0.32, -0.42],
    [0.32, -0.42],
    [-0.2, -0.66],
    [0.2, -0.66],
  ].map(([px, py]) => [
    oval(px * r, py * r, r * 0.2, r * 0.135, { fill: colors.heart, opacity: 0.55 }),
    oval(px * r, py * r, r * 0.2, r * 0.135, pen(colors.frill, r * 0.02, { strokeOpacity: 0.75 })),
    oval(px * r, py * r + r * 0.03, r * 0.1, r * 0.06, { fill: colors.frill, opacity: 0.5 }),
  ])
  const inner = `M${-r * 0.8} ${r * 0.02}C${-r * 0.82} ${-r * 0.98} ${r * 0.82} ${-r * 0.98} ${r * 0.8} ${r * 0.02}C${r * 0.4} ${r * 0.16} ${-r * 0.4} ${r * 0.16} ${-r * 0.8} ${r * 0.02}Z`
  const beads = sample(17, t =>
    circle((1 - t * 2) * r * 0.95, Math.sin(t * Math.PI) * r * 0.1 + r * 0.015, r * 0.016, {
      fill: colors.edge,
    }),
  )
  return [
    path(inner, { fill: colors.heart, opacity: 0.22 }),
    oval(0, -r * 0.42, r * 0.8, r * 0.6, { fill: bloom }),
    petals,
    path(dome, { fill: shell }),
    ribs,
    beads,
    path(
      `M${-r * 0.78} ${-r * 0.34}C${-r * 0.74} ${-r * 0.8} ${-r * 0.3} ${-r * 1} ${r * 0.06} ${-r * 0.98}C${-r * 0.3} ${-r * 0.86} ${-r * 0.6} ${-r * 0.66} ${-r * 0.78} ${-r * 0.34}Z`,
      { fill: shine },
    ),
  ]
}

function tentacles(art, random, { r, colors, length, lean }) {
  const fade = art.linear([
    [0, colors.edge, 0.85],
    [0.5, colors.mid, 0.5],
    [1, colors.mid, 0],
  ])
  const frill = art.linear([
    [0, colors.frill, 0.95],
    [0.5, colors.heart, 0.55],
    [1, colors.heart, 0],
  ])
  const thin = sample(18, t => {
    const [phase, reach, swing] = [
      random.between(0, 6),
      length * random.between(0.62, 1),
      random.between(14, 34),
    ]
    const curve = s => [
      (t - 0.5) * 1.86 * r * (1 - s * 0.35) + lean * s * s + Math.sin(s * 7.5 + phase) * swing * s,
      r * 0.08 + s * reach,
    ]
    return path(
      ribbon(sample(22, curve), s => r * 0.016 * (1 - s) + 0.9),
      { fill: fade },
    )
  })
  const arms = sample(5, t => {
    const [phase, reach] = [random.between(0, 6), length * random.between(0.5, 0.74)]
    const curve = s => [
      (t - 0.5) * 0.62 * r + lean * 0.8 * s * s + Math.sin(s * 5 + phase) * r * 0.13 * (0.3 + s),
      -r * 0.12 + s * reach,
    ]
    const half = s =>
      r *
      (0.085 * Math.sin(Math.min(1, s * 1.3 + 0.25) * Math.PI * 0.78) + 0.012) *
      (1 + 0.42 * Math.sin(s * 46 + phase))
    return path(ribbon(sample(60, curve), half), { fill: frill, opacity: 0.85 })
  })
  return [thin, arms]
}

/** One jellyfish, the middle of its rim at (x, y), with its own light. */
export function jelly(art, random, { x, y, r, turn, colors, length = r * 3.6, lean = 40 }) {
  glow(art, { x, y: y - r * 0.2, r: r * 2.5, color: colors.halo, strength: 0.5 })
  art.add(
    group([tentacles(art, random, { r, colors, length, lean }), bell(art, r, colors)], {
      transform: put(x, y, turn),
    }),
  )
}

export const tints = {
  coral: { heart: ink.coral, mid: '#ffa08f', edge: '#ffe6dc', frill: '#fff1ea', halo: '#ff6b57' },
  blue: { heart: '#58c7ff', mid: '#7fd4f5', edge: '#e6fbff', frill: '#d7f6ff', halo: '#1f9fe0' },
  violet: { heart: '#b58bff', mid: '#a9a0f5', edge: '#efe6ff', frill: '#f1e5ff', halo: '#6d5be0' },
}

export function draw() {
  const art = canvas({ width: 1600, height: 1200 })
  const random = seeded(11)
  water(art, [
    [0, '#0d6fa5'],
    [0.35, '#0a4f7c'],
    [0.7, '#06304e'],
    [1, '#031a2c'],
  ])
  shafts(art, random, { x: 1000, count: 10, spread: 1900, strength: 0.3, tilt: -200 })
  motes(art, random, { count: 120, size: 3.4 })
  const far = [
    [1420, 760, 54, -12],
    [180, 210, 44, 10],
    [930, 150, 34, 4],
    [1180, 960, 40, -6],
  ]
  for (const [x, y, r, turn] of far)
    jelly(art, random, { x, y, r, turn, colors: tints.blue, length: r * 3, lean: 12 })
  jelly(art, random, { x: 1215, y: 400, r: 165, turn: 14, colors: tints.violet, lean: -70, length: 560 })
  jelly(art, random, { x: 330, y: 640, r: 128, turn: -14, colors: tints.blue, lean: 60, length: 440 })
  jelly(art, random, { x: 730, y: 470, r: 262, turn: -7, colors: tints.coral, lean: 70, length: 800 })
  motes(art, random, { count: 40, size: 5, color: ink.sky })
  vignette(art, 0.55)
  return art.print()
}
