import { canvas, circle, group, oval, path, put } from '../drawing/canvas.mjs'
import { around, sample, smooth } from '../drawing/path.mjs'
import { seeded } from '../drawing/random.mjs'
import { bubbles, glow, ink, minnow, motes, shafts, surface, vignette, water } from './sea.mjs'

/** The plates of the shell, in units of a shell 300 wide and 380 long, head upwards. */
const plates = [
  [
    [-52, -168],
    [52, -168],
    [66, -110],
    [0, -88],
    [-66, -110],
  ],
  [
    [-66, -100],
    [0, -78],
    [66, -100],
    [78, -30],
    [0, -8],
    [-78, -30],
  ],
  [
    [-78, -20],
    [0, 2],
    [78, -20],
    [72, 56],
    [0, 76],
    [-72, 56],
  ],
  [
    [-72, 66],
    [0, 86],
    [72, 66],
    [52, 130],
    [0, 144],
    [-52, 130],
  ],
  [
    [-48, 140],
    [0, 154],
    [48, 140],
    [22, 186],
    [-22, 186],
  ],
  [
    [-62, -162],
    [-76, -106],
    [-88, -34],
    [-150, -64],
    [-128, -122],
  ],
  [
    [62, -162],
    [76, -106],
    [88, -34],
    [150, -64],
    [128, -122],
  ],
  [
    [-88, -24],
    [-82, 60],
    [-140, 66],
    [-156, 0],
    [-153, -52],
  ],
  [
    [88, -24],
    [82, 60],
    [140, 66],
    [156, 0],
    [153, -52],
  ],
  [
    [-82, 70],
    [-60, 134],
    [-28, 184],
    [-86, 150],
    [-136, 78],
  ],
  [
    [82, 70],
    [60, 134],
    [28, 184],
    [86, 150],
    [136, 78],
  ],
]

function shell(art) {
  const rim =
    'M0 -206C110 -206 178 -120 178 -6C178 104 92 196 0 232C-92 196 -178 104 -178 -6C-178 -120 -110 -206 0 -206Z'
  const edge = art.linear(
    [
      [0, '#f0d58c'],
      [1, '#b4793c'],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 1 },
  )
  const plate = art.radial(
    [
      [0, '#3fb68e'],
      [0.6, '#1c8a7c'],
      [1, '#0b5c68'],
    ],
    { gradientUnits: 'userSpaceOnUse', cx: -50, cy: -80, r: 300 },
  )
  const cells = plates.map(points => {
    const middle = points.reduce(
      ([x, y], [px, py]) => [x + px / points.length, y + py / points.length],
      [0, 0],
    )
    const inner = scale =>
      points.map(([x, y]) => [middle[0] + (x - middle[0]) * scale, middle[1] + (y - middle[1]) * scale])
    const rounded = scale => `M${inner(scale).join('L')}Z`
    return [
      path(rounded(0.9), { fill: plate, stroke: plate, strokeWidth: 12, strokeLinejoin: 'round' }),
      path(rounded(0.52), {
        fill: '#8fe0b4',
        opacity: 0.2,
        stroke: '#8fe0b4',
        strokeWidth: 12,
        strokeLinejoin: 'round',
      }),
    ]
  })
  return [
    path(rim, { fill: edge }),
    cells,
    path('M-140 -70C-120 -150 -60 -186 0 -190C-60 -168 -108 -120 -126 -58Z', { fill: '#fff', opacity: 0.3 }),
  ]
}

function flipper(art, random, { d, spots }) {
  const skin = art.linear(
    [
      [0, '#2fa58c'],
      [1, '#0c6272'],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 1 },
  )
  const scales = spots.map(([x, y, r]) =>
    path(
      smooth(
        around(6, [x, y], () => r * random.between(0.85, 1.1)),
        true,
      ),
      { fill: '#0a4f62', opacity: 0.75 },
    ),
  )
  return [path(d, { fill: skin }), scales]
}

/** The whole turtle, head upwards, about 900 wide; `placement` is an SVG transform. */
export function turtle(art, random, placement) {
  const front = {
    d: 'M112 -140C190 -190 300 -190 372 -96C404 -54 420 10 414 64C360 20 300 -28 236 -44C196 -54 150 -58 122 -66Z',
    spots: [
      [188, -120, 21],
      [240, -122, 22],
      [292, -100, 20],
      [336, -64, 18],
      [370, -22, 14],
      [214, -80, 13],
      [262, -74, 14],
      [306, -44, 11],
    ],
  }
  const rear = {
    d: 'M84 150C140 150 176 196 184 262C136 262 84 236 58 196Z',
    spots: [
      [112, 180, 14],
      [140, 208, 13],
      [158, 238, 9],
    ],
  }
  const both = shape => [
    group(flipper(art, random, shape)),
    group(flipper(art, random, shape), { transform: 'scale(-1 1)' }),
  ]
  const skin = art.radial([
    [0, '#48bd98'],
    [1, '#0e6a74'],
  ])
  const headSpots = [
    [0, -318, 20],
    [-26, -290, 13],
    [26, -290, 13],
    [-20, -342, 10],
    [20, -342, 10],
    [0, -280, 12],
  ]
  const face = [
    path(
      'M-46 -196C-52 -250 -62 -276 -58 -312C-54 -352 -26 -372 0 -376C26 -372 54 -352 58 -312C62 -276 52 -250 46 -196Z',
      { fill: skin },
    ),
    headSpots.map(([x, y, r]) => path(smooth(around(6, [x, y], r), true), { fill: '#0a4f62', opacity: 0.7 })),
    [-1, 1].map(side => [
      oval(side * 50, -318, 13, 17, { fill: '#f6fff6' }),
      oval(side * 53, -319, 8, 12, { fill: ink.abyss }),
      circle(side * 52, -324, 3, { fill: '#fff' }),
    ]),
  ]
  const tail = path('M-16 214L0 268L16 214Z', { fill: '#0e6a74' })
  return group([both(rear), tail, both(front), face, shell(art)], { transform: placement })
}

export function draw() {
  const art = canvas({ width: 1600, height: 1200 })
  const random = seeded(23)
  water(art, [
    [0, '#8fe4ec'],
    [0.16, '#46bddb'],
    [0.5, '#1484b6'],
    [0.85, '#0a5684'],
    [1, '#073f63'],
  ])
  glow(art, { x: 1090, y: 0, r: 760, color: '#fffbe0', strength: 0.95 })
  surface(art, random, { y: 70, rows: 4 })
  shafts(art, random, { x: 1100, count: 11, spread: 2100, strength: 0.55, tilt: -320 })
  const school = sample(34, t => ({ a: t * 34, x: 300 + random.bell() * 150, y: 360 + random.bell() * 90 }))
  art.add(
    school.map(({ x, y }) =>
      minnow({
        x,
        y,
        size: random.between(24, 40),
        turn: -28 + random.between(-8, 8),
        fill: '#0b6796',
        opacity: 0.5,
      }),
    ),
  )
  const shade = turtle(art, seeded(5), put(640, 860, 38, 1.28))
  art.add(group([shade], { opacity: 0.13, filter: art.blur(26), transform: 'translate(-10 90)' }))
  art.add(turtle(art, seeded(5), put(800, 640, 38, 1.42)))
  bubbles(art, random, { x: 1190, y: 260, count: 7, rise: 220, size: 18 })
  const near = [
    [1330, 890, 96, ink.coral],
    [1440, 990, 72, ink.coral],
    [1236, 1010, 58, ink.coral],
  ]
  art.add(near.map(([x, y, size, fill]) => minnow({ x, y, size, turn: -24, fill })))
  art.add(
    near.map(([x, y, size]) => circle(x + size * 0.28, y - size * 0.15, size * 0.05, { fill: ink.night })),
  )
  motes(art, random, { count: 80, size: 3 })
  vignette(art, 0.35, ink.deep)
  return art.print()
}
