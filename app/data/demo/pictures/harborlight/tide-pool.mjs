import { canvas, circle, group, oval, path, pen, put } from '../drawing/canvas.mjs'
import { around, ribbon, sample, smooth } from '../drawing/path.mjs'
import { layered, noiseField, seeded } from '../drawing/random.mjs'
import { field } from '../drawing/raster.mjs'
import { star } from './reef.mjs'
import { fish, ink, vignette, water } from './sea.mjs'

const shore = noiseField(14)
const middle = [800, 600]
const poolEdge = grow =>
  around(
    40,
    middle,
    angle => (560 + shore(Math.cos(angle) * 1.6 + 4, Math.sin(angle) * 1.6) * 150) * grow,
    0.8,
  )

function urchin(random, { x, y, r, color, tip }) {
  const spines = sample(44, t => {
    const [angle, far] = [(t * Math.PI * 2 * 43) / 44, r * random.between(0.85, 1.1)]
    return path(
      ribbon(
        [
          [x, y],
          [x + Math.cos(angle) * far * 0.6, y + Math.sin(angle) * far * 0.6],
          [x + Math.cos(angle) * far, y + Math.sin(angle) * far],
        ],
        s => r * 0.045 * (1 - s) + 0.8,
      ),
      { fill: color },
    )
  })
  const studs = sample(20, t => {
    const angle = t * 19 * 2.4
    return circle(
      x + Math.cos(angle) * r * 0.42 * t ** 0.5,
      y + Math.sin(angle) * r * 0.42 * t ** 0.5,
      r * 0.04,
      { fill: tip },
    )
  })
  return group([spines, circle(x, y, r * 0.5, { fill: color }), studs])
}

function flower(random, { x, y, r, color, tip, heart }) {
  const ringOf = (count, reach, shade) =>
    sample(count, t => {
      const angle = (t * Math.PI * 2 * (count - 1)) / count
      const sway = random.between(-0.2, 0.2)
      const points = sample(5, s => [
        x + Math.cos(angle + sway * s * s) * r * (0.25 + s * (reach - 0.25)),
        y + Math.sin(angle + sway * s * s) * r * (0.25 + s * (reach - 0.25)),
      ])
      return [
        path(
          ribbon(points, s => r * 0.068 * (1.1 - s * 0.5)),
          { fill: shade },
        ),
        circle(points[4][0], points[4][1], r * 0.05, { fill: tip }),
      ]
    })
  return group([
    ringOf(26, 1.02, color),
    ringOf(18, 0.76, heart),
    circle(x, y, r * 0.34, { fill: heart }),
    oval(x, y, r * 0.16, r * 0.1, { fill: color }),
  ])
}

function crab({ x, y, turn, scale }) {
  const leg = (side, index) =>
    path(
      `M${side * 52} ${-6 + index * 16}C${side * (98 + index * 4)} ${-40 + index * 26} ${side * (116 - index * 4)} ${-6 + index * 26} ${side * (122 - index * 8)} ${26 + index * 20}`,
      pen('#d8412f', 11),
    )
  const claw = side => [
    path(`M${side * 54} -26C${side * 84} -50 ${side * 92} -78 ${side * 84} -100`, pen('#e8523f', 16)),
    path(
      `M${side * 84} -96C${side * 50} -112 ${side * 54} -158 ${side * 84} -176C${side * 78} -150 ${side * 84} -138 ${side * 96} -130C${side * 102} -144 ${side * 112} -154 ${side * 124} -158C${side * 130} -128 ${side * 116} -98 ${side * 84} -96Z`,
      { fill: ink.coral },
    ),
  ]
  const shell = 'M-84 -14C-80 -60 -40 -76 0 -76C40 -76 80 -60 84 -14C76 34 40 52 0 52C-40 52 -76 34 -84 -14Z'
  return group(
    [
      [-1, 1].map(side => [sample(4, t => leg(side, Math.round(t * 3))), claw(side)]),
      path(shell, { fill: '#ff7f66' }),
      path('M-60 -30C-50 -54 -24 -62 4 -62', pen('#ffc7b4', 9)),
      [
        [-30, 14],
        [0, 24],
        [30, 14],
        [0, -6],
      ].map(([px, py]) => circle(px, py, 7, { fill: '#e04a3a' })),
      [-1, 1].map(side => [
        path(`M${side * 26} -66V-92`, pen('#e8523f', 8)),
        circle(side * 26, -98, 14, { fill: '#fff' }),
        circle(side * 25, -100, 7.5, { fill: ink.night }),
      ]),
      path('M-18 -34Q0 -22 18 -34', pen('#8f2440', 5)),
    ],
    { transform: put(x, y, turn, scale) },
  )
}

function stones(random) {
  const shades = ['#2d4a5e', '#38596d', '#243f53', '#44687b', '#1d364a']
  const edge = poolEdge(1)
  return sample(230, t => {
    const [ex, ey] = edge[random.whole(0, 39)]
    const far = 1.06 + (1 - t) * 0.95 + random.between(-0.01, 0.03)
    const at = [
      middle[0] + (ex - middle[0]) * far + random.between(-24, 24),
      middle[1] + (ey - middle[1]) * far + random.between(-24, 24),
    ]
    return { far, at, r: random.between(44, 96) * (0.72 + (far - 1) * 0.75) }
  })
    .sort((a, b) => b.far - a.far)
    .map(({ at, r }) => {
      const points = around(9, at, () => r * random.between(0.84, 1.1), 0.86)
      const lit = around(9, [at[0] - r * 0.1, at[1] - r * 0.16], () => r * random.between(0.56, 0.68), 0.8)
      const fill = random.pick(shades)
      return [
        path(smooth(points, true), { fill, stroke: '#122a3b', strokeWidth: 5 }),
        path(smooth(lit, true), { fill: '#8db5c4', opacity: 0.13 }),
      ]
    })
}

function mussels(random, [x, y], count) {
  return sample(count, () => {
    const place = put(
      x + random.bell() * 66,
      y + random.bell() * 48,
      random.between(-80, 80),
      random.between(0.7, 1.1),
    )
    return group(
      [
        path('M0 -40C24 -30 30 10 8 38C-16 34 -26 -10 0 -40Z', {
          fill: '#1b2b5c',
          stroke: '#0d1638',
          strokeWidth: 3,
        }),
        path('M2 -30C16 -16 18 8 8 26', pen('#6d83d6', 4)),
      ],
      { transform: place },
    )
  })
}

export async function draw() {
  const art = canvas({ width: 1600, height: 1200 })
  const random = seeded(16)
  water(art, [
    [0, '#1d364a'],
    [1, '#152b3d'],
  ])
  const sea = art.radial(
    [
      [0, '#a5efe2'],
      [0.4, '#53cfcf'],
      [0.75, '#1a93ab'],
      [1, '#0a5c7c'],
    ],
    { cx: 0.45, cy: 0.42, r: 0.62 },
  )
  const edge = smooth(poolEdge(1.08), true)
  const clip = art.clip(path(edge, {}))
  const waves = layered(noiseField(71), 2)
  const net = await field(
    { columns: 320, rows: 240, width: 1600, height: 1200, attributes: { style: 'mix-blend-mode:screen' } },
    (u, v) => {
      const warp = waves(u * 5 + 3, v * 4) * 0.5
      const line = Math.abs(waves(u * 9 + warp, v * 7 + warp)) * 2.4
      return [1, 1, 0.92, Math.max(0, 1 - line) ** 3 * 0.55]
    },
  )
  const sand = sample(150, () =>
    circle(random.between(200, 1400), random.between(160, 1040), random.between(3, 9), {
      fill: random.pick(['#f6dfb6', '#ffffff', '#0c7590']),
      opacity: 0.4,
    }),
  )
  art.add(
    group(
      [
        path(edge, { fill: sea }),
        sand,
        star(art, { x: 530, y: 420, r: 190, turn: 18 }),
        star(art, { x: 1060, y: 830, r: 130, turn: 50, light: '#ffd98c', dark: '#f29a3f', dot: '#fff3d2' }),
        star(art, { x: 930, y: 265, r: 84, turn: 8, light: '#b6a2ff', dark: '#6f58cf', dot: '#e6deff' }),
        urchin(random, { x: 1180, y: 440, r: 128, color: '#43307f', tip: '#b59cff' }),
        urchin(random, { x: 420, y: 800, r: 92, color: '#7a2450', tip: '#ff9ab5' }),
        flower(random, { x: 690, y: 850, r: 150, color: '#2aa37a', tip: '#d7ffe0', heart: '#7fe0b0' }),
        flower(random, { x: 850, y: 640, r: 86, color: '#e0577f', tip: '#ffe1ea', heart: '#ff9ab5' }),
        fish({
          x: 760,
          y: 450,
          size: 110,
          turn: 24,
          body: '#ffd84d',
          belly: '#fff0a8',
          fin: '#f5a623',
          band: '#0a3550',
        }),
        fish({ x: 1010, y: 560, size: 80, turn: 160, body: '#3f8cf0', belly: '#9cc7ff', fin: '#1e50c8' }),
        net,
        path(edge, {
          fill: 'none',
          stroke: '#06354c',
          strokeWidth: 70,
          strokeOpacity: 0.5,
          filter: art.blur(22, 0.1),
        }),
      ],
      { clipPath: clip },
    ),
  )
  art.add(
    stones(random),
    path(
      smooth(poolEdge(1.02), true),
      pen('#e9fbfa', 5, { strokeOpacity: 0.35, strokeDasharray: '90 34 20 50' }),
    ),
  )
  art.add(mussels(random, [205, 330], 9), mussels(random, [1390, 980], 11))
  art.add(
    oval(1330, 300, 150, 60, { fill: '#0b1f2e', opacity: 0.5, filter: art.blur(12) }),
    crab({ x: 1330, y: 250, turn: 16, scale: 1.25 }),
  )
  vignette(art, 0.45)
  return art.print()
}
