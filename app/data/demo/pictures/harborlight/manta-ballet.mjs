import { canvas, circle, group, oval, path, pen, put } from '../drawing/canvas.mjs'
import { sample } from '../drawing/path.mjs'
import { seeded } from '../drawing/random.mjs'
import { bubbles, glow, ink, minnow, motes, vignette, water } from './sea.mjs'

/** A manta seen from below, head upwards, 700 wide. `bank` lifts one wing. */
function manta(art, bank) {
  const dark = art.linear([
    [0, '#0c4468'],
    [1, '#04243a'],
  ])
  const pale = art.linear([
    [0, '#ffffff'],
    [0.5, '#d6eef4'],
    [1, '#7fb4cd'],
  ])
  const left = 1 - bank
  const right = 1 + bank
  const wing = (sign, k) =>
    `C${sign * 120 * k} -128 ${sign * 250 * k} -120 ${sign * 372 * k} 40C${sign * 250 * k} 20 ${sign * 150 * k} 60 ${sign * 60} 168`
  const half = (sign, k) => `M0 -120${wing(sign, k)}C${sign * 30} 186 ${sign * 10} 196 0 200Z`
  const inner = (sign, k) =>
    `M0 -96C${sign * 100 * k} -100 ${sign * 190 * k} -84 ${sign * 286 * k} 6C${sign * 200 * k} 10 ${sign * 120 * k} 46 ${sign * 44} 140C${sign * 20} 160 ${sign * 8} 168 0 170Z`
  const gills = [-1, 1].map(sign =>
    sample(5, t =>
      path(
        `M${sign * (26 + t * 4)} ${-34 + t * 76}C${sign * 50} ${-40 + t * 78} ${sign * 70} ${-36 + t * 76} ${sign * (84 - t * 12)} ${-22 + t * 74}`,
        pen('#2c6f93', 6),
      ),
    ),
  )
  const horns = [-1, 1].map(sign =>
    path(
      `M${sign * 46} -112C${sign * 40} -150 ${sign * 54} -184 ${sign * 78} -198C${sign * 92} -178 ${sign * 92} -140 ${sign * 84} -106Z`,
      { fill: dark },
    ),
  )
  const spots = [
    [-60, 100],
    [50, 116],
    [-24, 128],
    [-120, 20],
    [140, 10],
    [96, 56],
    [-86, 58],
  ].map(([x, y], index) =>
    oval(x * (x < 0 ? left : right), y, 8 + (index % 3) * 4, 6 + (index % 2) * 4, {
      fill: '#1f5f85',
      opacity: 0.8,
    }),
  )
  return [
    path('M0 180C6 280 -10 380 30 470C-8 400 -18 280 -8 180Z', { fill: '#04243a' }),
    horns,
    path(half(-1, left), { fill: dark }),
    path(half(1, right), { fill: dark }),
    path(inner(-1, left), { fill: pale }),
    path(inner(1, right), { fill: pale }),
    path('M-44 -104C-30 -84 30 -84 44 -104C30 -116 -30 -116 -44 -104Z', { fill: '#0a3550' }),
    gills,
    spots,
    [-1, 1].map(sign => [
      circle(sign * 92, -98, 9, { fill: '#02131f' }),
      circle(sign * 90, -101, 3, { fill: '#fff' }),
    ]),
  ]
}

export function draw() {
  const art = canvas({ width: 1600, height: 1200 })
  const random = seeded(27)
  const fill = art.radial(
    [
      [0, '#dffcf6'],
      [0.2, '#7fd9e6'],
      [0.45, '#1f98c6'],
      [0.75, '#0a5c8a'],
      [1, '#052f4a'],
    ],
    { cx: 0.53, cy: 0.4, r: 0.75 },
  )
  water(art, [
    [0, '#0a5c8a'],
    [1, '#052f4a'],
  ])
  art.add(path('M0 0H1600V1200H0Z', { fill }))
  const rings = sample(7, t =>
    circle(
      850,
      480,
      190 + t * 560,
      pen('#e9fbfa', 3 + t * 10, {
        strokeOpacity: 0.2 - t * 0.16,
        strokeDasharray: `${60 + t * 200} ${20 + t * 60}`,
      }),
    ),
  )
  art.add(rings)
  glow(art, { x: 850, y: 480, r: 560, color: '#ffffff', strength: 0.75 })
  const spiral = sample(150, t => {
    const angle = t * 11
    const r = 130 + t * 620
    return minnow({
      x: 850 + Math.cos(angle) * r + random.bell() * 24,
      y: 480 + Math.sin(angle) * r * 0.86 + random.bell() * 24,
      size: random.between(16, 32),
      turn: (angle * 180) / Math.PI + 84,
      fill: '#0a5c8a',
      opacity: 0.6,
    })
  })
  art.add(spiral)
  art.add(group(manta(art, 0.16), { transform: put(1215, 330, 168, 0.74) }))
  art.add(group(manta(art, -0.1), { transform: put(470, 470, 14, 0.98) }))
  art.add(group(manta(art, 0.14), { transform: put(980, 890, 262, 1.12) }))
  bubbles(art, random, { x: 300, y: 1080, count: 7, rise: 260, size: 16 })
  art.add(
    minnow({ x: 1350, y: 900, size: 74, turn: 200, fill: ink.coral }),
    minnow({ x: 1420, y: 950, size: 58, turn: 196, fill: ink.coral }),
    minnow({ x: 1390, y: 840, size: 50, turn: 204, fill: ink.coral }),
  )
  motes(art, random, { count: 70, size: 3 })
  vignette(art, 0.35)
  return art.print()
}
