import { box, circle, group, line, path, pen, put } from '../drawing/canvas.mjs'
import { ribbon, sample, smooth } from '../drawing/path.mjs'
import { bent, leaf } from './leaves.mjs'
import { ink, paper, press } from './press.mjs'

const petals = [
  { angle: -2.75, length: 300, width: 150, bend: 0.1 },
  { angle: -0.39, length: 300, width: 150, bend: -0.1 },
  { angle: -1.57, length: 330, width: 190, bend: 0 },
  { angle: -2.3, length: 250, width: 130, bend: 0.5, front: true },
  { angle: -0.84, length: 250, width: 130, bend: -0.5, front: true },
]
const heart = [760, 560]

const lines = (shape, count) =>
  sample(count, t => (t - 0.5) * 1.5).map(side => {
    const points = bent({
      x: heart[0],
      y: heart[1],
      angle: shape.angle + side * 0.62,
      length: shape.length * (0.86 - Math.abs(side) * 0.1),
      bend: shape.bend - side * 0.5,
      steps: 8,
    })
    return smooth(points.slice(1))
  })

function printed(clip) {
  const shapes = petals.map(shape => [
    leaf({
      x: heart[0],
      y: heart[1],
      ...shape,
      length: shape.length + 3,
      width: shape.width + 3,
      fill: '#fff',
      veins: 0,
      shape: 'spoon',
    }),
    leaf({
      x: heart[0],
      y: heart[1],
      ...shape,
      fill: shape.front ? ink.clay : '#c4683e',
      veins: 0,
      shape: 'spoon',
    }),
    path(lines(shape, 9).join(''), pen('#f0c4a8', 2.2)),
  ])
  return group(shapes, { clipPath: clip })
}

function sketched(clip) {
  const shapes = petals.map(shape => [
    group([leaf({ x: heart[0], y: heart[1], ...shape, fill: '#fff', veins: 0, shape: 'spoon' })], {
      stroke: ink.pine,
      strokeWidth: 2.6,
    }),
    path(lines(shape, 15).join(''), pen(ink.pine, 1.4, { strokeDasharray: '60 9 24 14' })),
  ])
  return group(shapes, { clipPath: clip })
}

const stalk = [
  [620, 1080],
  [680, 900],
  [740, 730],
  [758, 570],
]
const leaves = [
  [655, 960, -2.6, 300, 66],
  [690, 870, -0.5, 320, 70],
]

function guides() {
  const measure = (x, from, to) => [`M${x} ${from}V${to}`, `M${x - 12} ${from}h24M${x - 12} ${to}h24`]
  return [
    circle(heart[0], heart[1] - 130, 262, pen(ink.pine, 1.4, { strokeDasharray: '3 11' })),
    path(
      [
        `M${heart[0]} 110V1060`,
        `M380 ${heart[1]}H1180`,
        ...measure(1230, 200, 560),
        ...measure(1230, 560, 1040),
      ].join(''),
      pen(ink.pine, 1.4, { strokeDasharray: '16 9' }),
    ),
    sample(5, t =>
      line([1216, 200 + t * 360], [1244, 200 + t * 360], { stroke: ink.pine, strokeWidth: 1.6 }),
    ),
  ]
}

function pencil() {
  return [
    path('M0 0L44 -17H430V17H44Z', { fill: ink.ochre }),
    path('M44 -6H430M44 6H430', pen(ink.clay, 2)),
    path('M0 0L44 -17C40 -10 50 -6 44 0C50 6 40 10 44 17Z', { fill: ink.blush }),
    path('M430 -17H462V17H430Z', { fill: ink.mossMid }),
    path('M462 -17H486C500 -17 500 17 486 17H462Z', { fill: ink.clay }),
  ]
}

export function draw() {
  const sheet = press({ stock: paper.warm, seed: 153, shift: [6, -4] })
  const left = sheet.clip(box(0, 0, heart[0], 1200, {}))
  const right = sheet.clip(box(heart[0], 0, 900, 1200, {}))
  sheet.under(path('M80 80H760V1080H80Z', { fill: '#efe0c2' }))
  const green = fill => [
    path(
      ribbon(stalk, t => 11 - 4 * t),
      { fill },
    ),
    leaves.map(([x, y, angle, length, width]) =>
      leaf({
        x,
        y,
        angle,
        length,
        width,
        bend: angle < -1 ? -0.4 : 0.4,
        fill,
        veins: 9,
        teeth: 9,
        shape: 'lance',
      }),
    ),
  ]
  sheet.moss(sketched(right), group(green(ink.moss), { clipPath: left }))
  const outline = [
    path(
      ribbon(stalk, t => 11 - 4 * t),
      pen(ink.pine, 2.4),
    ),
    leaves.slice(1).map(([x, y, angle, length, width]) =>
      group(
        [
          leaf({
            x,
            y,
            angle,
            length,
            width,
            bend: 0.4,
            fill: 'none',
            bare: 'none',
            veins: 0,
            teeth: 9,
            shape: 'lance',
          }),
        ],
        { stroke: ink.pine, strokeWidth: 2.6 },
      ),
    ),
  ]
  const vein = bent({ x: leaves[1][0], y: leaves[1][1], angle: -0.5, length: 300, bend: 0.4 })
  sheet.moss(
    group(
      [
        outline,
        path(smooth(vein), pen(ink.pine, 1.8)),
        vein
          .slice(2, 12)
          .map(([x, y], index) =>
            path(
              `M${x} ${y}l${44 - index * 3} ${-34 + index * 2}M${x} ${y}l${46 - index * 3} ${26 - index * 2}`,
              pen(ink.pine, 1.3),
            ),
          ),
      ],
      { clipPath: right },
    ),
  )
  sheet.clay(printed(left))
  sheet.moss(
    group(
      [
        path('M-46 -10C-50 -70 50 -70 46 -10C24 20 -24 20 -46 -10Z', { fill: ink.pine }),
        path('M-50 -44C-30 -64 30 -64 50 -44L40 -36C20 -48 -20 -48 -40 -36Z', { fill: ink.pine }),
        sample(21, t => {
          const angle = -3.0 + t * 2.86
          return [
            path(`M0 -20L${Math.cos(angle) * 100} ${-20 + Math.sin(angle) * 92}`, pen(ink.pine, 2)),
            circle(Math.cos(angle) * 104, -20 + Math.sin(angle) * 96, 6, { fill: ink.pine }),
          ]
        }),
      ],
      { transform: put(heart[0], heart[1]) },
    ),
  )
  sheet.moss(guides())
  sheet.clay(group(pencil(), { transform: put(1010, 520, 40) }))
  sheet.moss(
    group([path('M0 0L15 -6C13 -2 16 2 15 6Z', { fill: ink.pine })], { transform: put(1010, 520, 40) }),
  )
  const swatches = [ink.clay, ink.clayMid, ink.ochre]
  sheet.clay(swatches.map((fill, index) => box(1330, 180 + index * 92, 96, 66, { fill })))
  sheet.moss([ink.moss, ink.mossMid].map((fill, index) => box(1330, 456 + index * 92, 96, 66, { fill })))
  return sheet.pull()
}
