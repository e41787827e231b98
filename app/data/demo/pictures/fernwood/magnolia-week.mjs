import { circle, group, path, pen, put } from '../drawing/canvas.mjs'
import { ribbon, sample, smooth } from '../drawing/path.mjs'
import { seeded } from '../drawing/random.mjs'
import { bent, leaf, specks } from './leaves.mjs'
import { ink, paper, press } from './press.mjs'

/** One tepal: a spoon-shaped petal with a few fine lines following its length. */
function tepal({ angle, length, width, bend, fill, vein, shape = 'spoon' }) {
  const lines = sample(5, t => (t - 0.5) * 1.2).map(side => {
    const points = bent({
      x: 0,
      y: 0,
      angle: angle + side * 0.1,
      length: length * (0.84 - Math.abs(side) * 0.22),
      bend,
      steps: 10,
    })
    return path(
      smooth(
        points.map(([x, y], index) => [
          x - Math.sin(angle) * side * width * Math.sin((index / 10) * 2.4) * 0.72,
          y + Math.cos(angle) * side * width * Math.sin((index / 10) * 2.4) * 0.72,
        ]),
      ),
      pen(vein, 2),
    )
  })
  return { shape: leaf({ x: 0, y: 0, angle, length, width, bend, fill, veins: 0, shape }), lines }
}

const open = [
  { angle: -2.72, length: 270, width: 78, bend: -0.5, back: true },
  { angle: -0.42, length: 270, width: 78, bend: 0.5, back: true },
  { angle: -1.57, length: 300, width: 92, bend: 0, back: true },
  { angle: -2.12, length: 300, width: 84, bend: -0.34, back: true },
  { angle: -1.02, length: 300, width: 84, bend: 0.34, back: true },
  { angle: 2.92, length: 230, width: 74, bend: 0.7 },
  { angle: 0.22, length: 230, width: 74, bend: -0.7 },
  { angle: -2.0, length: 200, width: 84, bend: 0.6 },
  { angle: -1.1, length: 205, width: 84, bend: -0.6 },
]

/** An open magnolia, its base at (x, y). */
export function magnolia(sheet, { x, y, turn, scale }) {
  const place = { transform: put(x, y, turn, scale) }
  for (const petal of open) {
    const outer = tepal({ ...petal, fill: petal.back ? ink.clayPale : '#f7e3d2', vein: ink.clayMid })
    const edge = tepal({ ...petal, fill: ink.clay, vein: ink.clay })
    sheet.clay(group([group([edge.shape], { transform: 'scale(1.018)' }), outer.shape, outer.lines], place))
    const blush = bent({
      x: 0,
      y: 0,
      angle: petal.angle,
      length: petal.length * 0.62,
      bend: petal.bend * 0.6,
      steps: 8,
    })
    sheet.clay(
      group(
        [
          path(
            ribbon(blush, t => petal.width * 0.42 * Math.sin(Math.PI * (0.22 + t * 0.76))),
            { fill: ink.clay, opacity: 0.5 },
          ),
        ],
        place,
      ),
    )
  }
  const random = seeded(x)
  sheet.clay(
    group([specks(random, { count: 30, x: 0, y: -34, spread: 17, tall: 22, r: 6, fill: ink.clay })], place),
  )
  sheet.moss(group([path('M-34 14C-30 -12 30 -12 34 14C20 28 -20 28 -34 14Z', { fill: ink.moss })], place))
}

/** A closed magnolia bud, its base at (x, y). */
export function magnoliaBud(sheet, { x, y, turn, scale }) {
  const place = { transform: put(x, y, turn, scale) }
  const petals = [
    [-0.13, -0.2],
    [0.13, 0.2],
    [0, 0],
  ]
  for (const [lean, bend] of petals) {
    sheet.clay(
      group(
        [
          leaf({
            x: 0,
            y: 0,
            angle: -1.57 + lean,
            length: 190,
            width: 44,
            bend,
            fill: ink.clay,
            veins: 0,
            shape: 'egg',
          }),
          leaf({
            x: 0,
            y: -4,
            angle: -1.57 + lean,
            length: 176,
            width: 38,
            bend,
            fill: ink.clayPale,
            veins: 0,
            shape: 'egg',
          }),
        ],
        place,
      ),
    )
  }
  sheet.clay(
    group(
      [path('M0 0C-34 -60 -22 -110 0 -176C-6 -110 -10 -60 0 0Z', { fill: ink.clay, opacity: 0.65 })],
      place,
    ),
  )
  sheet.moss(
    group(
      [
        path(
          'M-42 -30C-36 -64 -16 -80 -4 -84C2 -60 4 -30 2 -8C16 -36 24 -60 40 -66C50 -36 30 6 4 26C-20 16 -38 -4 -42 -30Z',
          { fill: ink.moss },
        ),
      ],
      place,
    ),
  )
}

export function draw() {
  const sheet = press({ stock: paper.rose, seed: 31 })
  sheet.under(circle(720, 450, 330, { fill: '#e4e3c6' }))
  const branch = [
    [1480, 1090],
    [1330, 960],
    [1180, 890],
    [1000, 830],
    [860, 720],
    [760, 640],
  ]
  const twigs = [
    [
      [1180, 890],
      [1200, 760],
      [1170, 620],
      [1190, 500],
    ],
    [
      [1000, 830],
      [820, 850],
      [640, 900],
      [470, 890],
    ],
    [
      [1330, 960],
      [1390, 860],
      [1370, 760],
    ],
  ]
  sheet.moss(
    path(
      ribbon(branch, t => 20 - 9 * t),
      { fill: ink.pine },
    ),
  )
  sheet.moss(
    twigs.map(points =>
      path(
        ribbon(points, t => 10 - 4 * t),
        { fill: ink.pine },
      ),
    ),
  )
  sheet.moss(
    [
      [1260, 924, 12],
      [1080, 862, 11],
      [930, 790, 11],
      [820, 852, 9],
      [1190, 700, 9],
    ].map(([x, y, r]) => circle(x, y, r, { fill: ink.pine })),
  )
  const leaves = [
    [470, 890, 2.9, 240, 62],
    [620, 900, 1.9, 210, 56],
    [700, 880, -2.3, 180, 48],
    [1100, 862, 1.3, 200, 54],
    [1376, 770, -1.2, 210, 54],
    [1380, 850, -0.3, 120, 34],
    [930, 800, 2.2, 170, 46],
    [1180, 640, -0.25, 170, 46],
  ]
  sheet.moss(
    leaves.map(([x, y, angle, length, width], index) =>
      leaf({
        x,
        y,
        angle,
        length,
        width,
        bend: index % 2 ? 0.3 : -0.3,
        fill: index % 3 ? ink.moss : ink.mossMid,
        veins: 9,
        shape: 'spoon',
      }),
    ),
  )
  magnolia(sheet, { x: 745, y: 640, turn: -14, scale: 1.28 })
  magnoliaBud(sheet, { x: 1190, y: 505, turn: 8, scale: 1.25 })
  return sheet.pull()
}
