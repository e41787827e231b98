import { box, circle, group, path, put } from '../drawing/canvas.mjs'
import { seeded } from '../drawing/random.mjs'
import { arc, hair, halo, ink, night, sample, smooth, stars } from './chart.mjs'
import { polar } from './constellations.mjs'
import { constellations } from './sky-map.mjs'

/** Rows from the back of the room to the front: together forty seats. */
const rows = [
  { seats: 14, y: 1130, half: 860, scale: 1.5, bow: 64 },
  { seats: 12, y: 1010, half: 640, scale: 1.16, bow: 46 },
  { seats: 8, y: 922, half: 430, scale: 0.9, bow: 32 },
  { seats: 6, y: 858, half: 290, scale: 0.7, bow: 20 },
]

function seat(art, { x, y, turn, scale, taken }) {
  const cloth = art.linear([
    [0, '#2d3376'],
    [0.5, '#191d49'],
    [1, '#0a0c1f'],
  ])
  return group(
    [
      taken
        ? [
            circle(0, -104, 22, { fill: '#05060f' }),
            path('M-30 -60C-30 -92 30 -92 30 -60Z', { fill: '#05060f' }),
            path('M-16 -120Q0 -132 16 -120', hair(ink.pale, 1.6, 0.6)),
          ]
        : '',
      path('M-40 -70C-40 -92 40 -92 40 -70L46 10C46 26 -46 26 -46 10Z', { fill: cloth }),
      path('M-26 -92C-26 -106 26 -106 26 -92V-76C26 -66 -26 -66 -26 -76Z', { fill: cloth }),
      path('M-40 -70C-40 -92 40 -92 40 -70', hair(ink.brass, 2, 0.95)),
      path('M-26 -84V-92C-26 -106 26 -106 26 -92V-84', hair(ink.brass, 1.6, 0.9)),
      path('M-56 -22H-44V14H-56ZM44 -22H56V14H44Z', { fill: '#05060f' }),
      path('M-58 -22H-42M42 -22H58', hair(ink.brass, 2.4, 0.9)),
    ],
    { transform: put(x, y, turn, scale) },
  )
}

function projector(art) {
  const ballOf = (x, y, r) => [
    circle(x, y, r, {
      fill: art.radial(
        [
          [0, '#59609f'],
          [0.6, '#20254f'],
          [1, '#0a0c1f'],
        ],
        { cx: 0.36, cy: 0.3 },
      ),
    }),
    circle(x, y, r, hair(ink.brass, 1.6, 0.9)),
    sample(26, t =>
      circle(
        x + Math.cos(t * 61) * r * 0.86 * ((t * 7.7) % 1) ** 0.5,
        y + Math.sin(t * 61) * r * 0.86 * ((t * 7.7) % 1) ** 0.5,
        2.2,
        { fill: ink.glint },
      ),
    ),
  ]
  return group(
    [
      path('M-34 90L-22 0H22L34 90Z', { fill: '#0c0f26', stroke: ink.brass, strokeWidth: 1.5 }),
      path('M-14 -40H14V6H-14Z', { fill: '#151a3a' }),
      ballOf(-30, -64, 30),
      ballOf(30, -36, 30),
      path('M-30 -34L30 -66', hair(ink.brass, 4)),
      path('M-60 90H60', hair(ink.brass, 3)),
    ],
    { transform: put(800, 772, 0, 0.96) },
  )
}

export function draw() {
  const art = night({})
  const random = seeded(40)
  const edge = 'M-120 800C-120 -60 340 -330 800 -330C1260 -330 1720 -60 1720 800Z'
  art.add(
    path(edge, {
      fill: art.radial(
        [
          [0, '#32337c'],
          [0.5, '#1a1f4c'],
          [1, '#0b0e22'],
        ],
        { gradientUnits: 'userSpaceOnUse', cx: 800, cy: 620, r: 980 },
      ),
    }),
  )
  const clip = art.clip(path(edge, {}))
  const sky = []
  const inner = { ...art, add: (...shapes) => sky.push(shapes) }
  stars(inner, { seed: 28, count: 700, free: (_, y) => y < 770 })
  const pole = { x: 800, y: 250, reach: 640, edge: 28, turn: 3.4 }
  inner.add(sample(5, t => circle(pole.x, pole.y, 130 + t * 620, hair(ink.line, 1, 0.2))))
  constellations(inner, polar(pole), {
    names: [
      'plough',
      'littleBear',
      'queen',
      'king',
      'dragon',
      'hero',
      'charioteer',
      'swan',
      'lyre',
      'hounds',
      'herdsman',
    ],
    size: 1.15,
    width: 1.5,
    opacity: 0.8,
  })
  const ribs = sample(11, t => (t - 0.5) * 2).map(
    side => `M${800 + side * 920} 800C${800 + side * 900} 200 ${800 + side * 470} -200 800 -330`,
  )
  inner.add(path(ribs.join(''), hair(ink.line, 1.3, 0.3)))
  inner.add(
    [0.3, 0.5, 0.68, 0.84, 0.96].map(k =>
      path(
        `M${800 - 920 * k} ${-330 + 1130 * (1 - Math.sqrt(1 - k * k)) + 40}Q800 ${-330 + 1130 * (1 - Math.sqrt(1 - k * k)) + 150} ${800 + 920 * k} ${-330 + 1130 * (1 - Math.sqrt(1 - k * k)) + 40}`,
        hair(ink.line, 1.2, 0.24),
      ),
    ),
  )
  halo(inner, [800, 800, 760, '#c9773f', 0.4])
  art.add(group(sky, { clipPath: clip }))
  const city = sample(80, t => {
    const x = t * 1640 - 20
    return `V${(784 - random.between(2, 34) - (random.next() < 0.07 ? 40 : 0)).toFixed(0)}H${(x + 21).toFixed(0)}`
  })
  art.add(path(`M-40 800V784${city.join('')}V800Z`, { fill: '#070919' }))
  art.add(
    path('M-120 800C300 776 1300 776 1720 800V1240H-120Z', {
      fill: art.linear([
        [0, '#0f1230'],
        [1, '#05060f'],
      ]),
    }),
    path('M-120 800C300 776 1300 776 1720 800', hair(ink.brass, 2.4, 0.85)),
    path('M-120 812C300 788 1300 788 1720 812', hair(ink.brass, 1, 0.45)),
  )
  const beams = [
    [-0.9, 620],
    [-0.45, 700],
    [0, 760],
    [0.45, 700],
    [0.9, 620],
  ].map(([lean, reach]) =>
    path(`M800 715L${800 + lean * reach - 70} ${715 - reach}L${800 + lean * reach + 70} ${715 - reach}Z`, {
      fill: art.linear([
        [0, ink.pale, 0],
        [1, ink.pale, 0.11],
      ]),
    }),
  )
  art.add(group(beams, { style: 'mix-blend-mode:screen' }))
  halo(art, [800, 730, 150, ink.glint, 0.6])
  art.add(projector(art))
  for (const { seats, y, half, scale, bow } of [...rows].reverse()) {
    art.add(
      path(
        smooth(
          arc({
            x: 800,
            y: y + 20 * scale - bow,
            rx: half * 1.12,
            ry: bow + 10,
            from: 0.06,
            to: Math.PI - 0.06,
            count: 40,
          }),
        ),
        hair(ink.brass, 1.2, 0.4),
      ),
    )
    art.add(
      sample(seats, t => t).map((t, index) => {
        const side = (t - 0.5) * 2
        return seat(art, {
          x: 800 + side * half,
          y: y - bow * side * side,
          turn: side * 5,
          scale,
          taken: (index * 7 + seats) % 5 < 3,
        })
      }),
    )
  }
  art.add(
    box(0, 0, 1600, 1200, {
      fill: art.radial(
        [
          [0, ink.void, 0],
          [0.7, ink.void, 0],
          [1, ink.void, 0.6],
        ],
        { r: 0.8 },
      ),
    }),
  )
  return art.print()
}
