import { circle, group, oval, path, pen, put } from '../drawing/canvas.mjs'
import { ribbon, sample } from '../drawing/path.mjs'
import { seeded } from '../drawing/random.mjs'
import { petal, pompon, rosette, stem } from './flowers.mjs'
import { bent, leaf, specks } from './leaves.mjs'
import { ink, paper, press } from './press.mjs'

function bee(sheet, { x, y, turn, scale }) {
  const place = { transform: put(x, y, turn, scale) }
  sheet.clay(group([oval(0, 0, 62, 40, { fill: ink.ochre }), circle(-58, -4, 30, { fill: ink.clay })], place))
  sheet.moss(
    group(
      [
        path(
          'M-18 -36C-12 -10 -12 14 -20 36C-10 40 0 40 8 38C16 14 16 -14 8 -40C0 -42 -10 -40 -18 -36ZM26 -36C34 -12 34 12 26 34C36 30 46 24 54 14C58 4 58 -6 54 -16C46 -26 36 -32 26 -36Z',
          { fill: ink.pine },
        ),
        circle(-84, -2, 21, { fill: ink.pine }),
        path('M-96 -16C-108 -34 -120 -36 -130 -34M-90 -20C-96 -42 -106 -50 -116 -52', pen(ink.pine, 4)),
        path('M62 0L82 2', pen(ink.pine, 5)),
        path('M-40 26L-52 50M-20 36L-22 60M6 38L14 60', pen(ink.pine, 4)),
        path('M-36 -28C-40 -100 10 -150 50 -136C70 -110 30 -50 -20 -30Z', {
          fill: '#fff',
          stroke: ink.pine,
          strokeWidth: 3.4,
        }),
        path('M-50 -28C-90 -80 -80 -136 -44 -144C-14 -130 -20 -70 -36 -30Z', {
          fill: '#fff',
          stroke: ink.pine,
          strokeWidth: 3.4,
        }),
        path('M-26 -36C-10 -76 10 -106 40 -126M-46 -36C-56 -76 -56 -106 -46 -132', pen(ink.mossMid, 2.4)),
      ],
      place,
    ),
  )
}

const trail = points => path(points, pen(ink.clay, 4, { strokeDasharray: '2 17' }))

function poppy(sheet, { x, y, scale, turn }) {
  const place = { transform: put(x, y, turn, scale) }
  const petals = [
    [-2.5, 130, 74],
    [-0.64, 130, 74],
    [-1.95, 130, 72],
    [-1.2, 130, 72],
  ].map(([angle, length, width]) =>
    petal({ angle, length, width, bend: 0, fill: ink.clay, edge: '#fff', line: '#d98d68', lines: 5, rim: 3 }),
  )
  sheet.clay(group(petals, place))
  sheet.moss(
    group(
      [
        path('M-26 -4C-30 -40 30 -40 26 -4C14 12 -14 12 -26 -4Z', { fill: ink.pine }),
        sample(13, t => {
          const angle = -2.7 + t * 2.26
          return [
            path(`M0 -10L${Math.cos(angle) * 52} ${-10 + Math.sin(angle) * 52}`, pen(ink.pine, 2.2)),
            circle(Math.cos(angle) * 54, -10 + Math.sin(angle) * 54, 4.6, { fill: ink.pine }),
          ]
        }),
      ],
      place,
    ),
  )
}

const daisy = (x, y, scale, turn) =>
  rosette({
    x,
    y,
    scale,
    turn,
    rows: [
      { count: 17, length: 100, width: 15, fill: '#fffaf0', edge: ink.clayMid, lines: 1, shape: 'spoon' },
    ],
  })

function bell(sheet, { x, y, scale, turn }) {
  sheet.clay(
    group(
      [
        path(
          'M-12 0C-44 20 -50 60 -62 96C-46 88 -34 92 -24 104C-14 92 14 92 24 104C34 92 46 88 62 96C50 60 44 20 12 0Z',
          { fill: ink.clayMid },
        ),
        path('M-30 28C-36 52 -40 70 -44 84M0 16V92M30 28C36 52 40 70 44 84', pen(ink.clay, 2.6)),
      ],
      { transform: put(x, y, turn, scale) },
    ),
  )
}

export function draw() {
  const sheet = press({ stock: paper.straw, seed: 143 })
  const random = seeded(22)
  const ground = 1090
  sheet.under(
    circle(1120, 360, 220, { fill: '#f0c06c' }),
    path('M80 900C400 800 700 860 900 900C1150 820 1350 850 1520 890V1090H80Z', { fill: '#dfe0bb' }),
  )
  const grass = sample(110, () => {
    const x = random.between(80, 1520)
    return path(
      ribbon(
        bent({
          x,
          y: ground,
          angle: -1.57 + random.between(-0.25, 0.25),
          length: random.between(120, 420),
          bend: random.between(-0.7, 0.7),
          steps: 8,
        }),
        t => 5 * (1 - t) + 0.5,
      ),
      { fill: random.next() < 0.5 ? ink.mossMid : '#9cae87' },
    )
  })
  sheet.moss(grass)
  const stems = [
    [250, 430, 0.1],
    [420, 620, -0.1],
    [560, 360, 0.12],
    [760, 560, 0],
    [900, 380, -0.08],
    [1080, 620, 0.1],
    [1250, 450, -0.1],
    [1400, 600, 0.12],
    [650, 740, -0.1],
    [330, 790, 0.1],
    [1180, 760, 0],
    [970, 750, 0.1],
  ]
  sheet.moss(
    stems.map(([x, y, lean]) =>
      stem(
        [
          [x - lean * 700, ground],
          [x - lean * 220, (y + ground) / 2 + 40],
          [x, y],
        ],
        7,
        ink.moss,
      ),
    ),
  )
  sheet.moss(
    stems.slice(0, 8).flatMap(([x, y, lean], index) =>
      [1, -1].map(side =>
        leaf({
          x: x - lean * 260,
          y: (y + ground) / 2 + 60 + side * 26,
          angle: -1.57 + side * 0.9,
          length: 150,
          width: 24,
          bend: -side * 0.4,
          fill: index % 2 ? ink.moss : ink.mossMid,
          veins: 7,
          shape: 'lance',
          teeth: index % 3 ? 0 : 9,
        }),
      ),
    ),
  )
  sheet.moss(
    [
      [250, 410],
      [900, 370],
    ].map(([x, y]) => circle(x, y, 96, { fill: '#fff' })),
    [
      [560, 268],
      [1250, 384],
    ].map(([x, y]) => circle(x, y, 92, { fill: '#fff' })),
  )
  poppy(sheet, { x: 560, y: 372, scale: 1.16, turn: -6 })
  poppy(sheet, { x: 1250, y: 470, scale: 1.0, turn: 10 })
  poppy(sheet, { x: 650, y: 760, scale: 0.66, turn: 6 })
  sheet.clay(daisy(250, 410, 0.98, 0), daisy(900, 370, 1.05, 10), daisy(1180, 750, 0.6, 0))
  sheet.clay(
    [
      [250, 410, 30],
      [900, 370, 33],
      [1180, 750, 19],
    ].map(([x, y, r]) => [
      circle(x, y, r, { fill: ink.ochre }),
      pompon(random, { x, y, r, count: 30, fill: ink.clay, light: ink.ochre }),
    ]),
  )
  for (const [x, y, r] of [
    [420, 600, 62],
    [760, 540, 72],
    [1400, 590, 60],
    [330, 780, 44],
    [970, 740, 46],
  ])
    sheet.clay(pompon(random, { x, y, r, count: 120, fill: ink.clayMid, light: ink.clay }))
  for (const [x, y, turn] of [
    [1080, 600, 20],
    [1050, 680, -30],
    [1110, 690, 30],
    [1060, 770, -26],
    [1100, 790, 34],
  ])
    bell(sheet, { x, y, turn, scale: 0.78 })
  bee(sheet, { x: 770, y: 230, turn: -10, scale: 1.02 })
  bee(sheet, { x: 1400, y: 300, turn: 14, scale: 0.74 })
  bee(sheet, { x: 440, y: 500, turn: 6, scale: 0.62 })
  sheet.clay(
    trail('M860 250C960 330 1040 120 960 120C880 130 960 240 1080 200C1200 170 1240 260 1310 290'),
    trail('M500 490C560 440 620 520 560 550'),
  )
  sheet.moss(specks(random, { count: 40, x: 800, y: 300, spread: 480, tall: 150, r: 3.4, fill: ink.mossMid }))
  return sheet.pull()
}
