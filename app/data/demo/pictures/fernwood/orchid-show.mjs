import { circle, group, path, pen, put } from '../drawing/canvas.mjs'
import { ribbon, sample } from '../drawing/path.mjs'
import { petal, stem } from './flowers.mjs'
import { leaf } from './leaves.mjs'
import { ink, paper, press } from './press.mjs'

const pale = { fill: '#f3d6c4', edge: ink.clayMid, line: ink.clayMid }
const deep = { fill: ink.clayMid, edge: ink.clay, line: ink.clay }

/** A moth orchid seen from the front. */
function bloom({ x, y, turn, scale, tone = pale }) {
  const back = [
    [-1.57, 150, 56],
    [0.62, 140, 50],
    [2.52, 140, 50],
  ].map(([angle, length, width]) => petal({ angle, length, width, ...tone, lines: 5, shape: 'oval' }))
  const wings = [
    [-0.12, 168, 96],
    [3.26, 168, 96],
  ].map(([angle, length, width]) => petal({ angle, length, width, ...tone, lines: 7, shape: 'oval' }))
  const lip = [
    path('M-16 6C-60 10 -74 50 -48 74C-30 62 -20 44 -12 24Z', { fill: ink.clay }),
    path('M16 6C60 10 74 50 48 74C30 62 20 44 12 24Z', { fill: ink.clay }),
    path('M-16 18C-30 60 -16 96 0 122C16 96 30 60 16 18Z', { fill: ink.clay }),
    path('M0 122C-16 134 -22 146 -34 146M0 122C16 134 22 146 34 146', pen(ink.clay, 4)),
    path('M-13 -18C-16 8 -8 24 0 26C8 24 16 8 13 -18C8 -30 -8 -30 -13 -18Z', { fill: '#f8e8dc' }),
    sample(3, t => circle(-8 + t * 16, 48, 3.4, { fill: '#f8e8dc' })),
  ]
  return group([back, wings, lip], { transform: put(x, y, turn, scale) })
}

const bud = ({ x, y, turn, scale }) =>
  group(
    [
      path('M0 0C-36 20 -40 64 0 96C40 64 36 20 0 0Z', { fill: ink.clayMid }),
      path('M0 10C-10 40 -8 70 0 90M0 10C12 40 10 70 0 90', pen(ink.clay, 2.4)),
    ],
    { transform: put(x, y, turn, scale) },
  )

export function draw() {
  const sheet = press({ stock: paper.sage, seed: 43 })
  sheet.under(circle(980, 520, 330, { fill: '#e9cdb0' }))
  const arch = sample(24, t => [
    520 + 850 * t ** 1.35 * (1 - 0.12 * t),
    1010 - 1020 * Math.sin(t * 1.86) * 0.86 + 330 * t * t,
  ])
  sheet.moss(stem(arch, 9, ink.moss))
  const roots = [
    [400, 1010, 300, 1070],
    [450, 1020, 420, 1085],
    [520, 1016, 560, 1080],
    [560, 1004, 680, 1062],
  ]
  sheet.clay(
    roots.map(([x, y, tx, ty]) =>
      path(
        ribbon(
          [
            [x, y],
            [(x + tx) / 2 + 12, y + 20],
            [tx, ty],
          ],
          t => 7 - 4 * t,
        ),
        { fill: ink.mossPale },
      ),
    ),
  )
  const blades = [
    [520, 1015, -2.62, 400, 66, -0.5],
    [530, 1015, -0.5, 420, 62, 0.55],
    [524, 1015, -2.1, 330, 52, -0.3],
    [528, 1015, -0.08, 330, 54, 0.34],
  ]
  sheet.moss(
    blades.map(([x, y, angle, length, width, bend], index) =>
      leaf({
        x,
        y,
        angle,
        length,
        width,
        bend,
        fill: index > 1 ? ink.mossMid : ink.moss,
        veins: 0,
        shape: 'oval',
      }),
    ),
  )
  sheet.moss(
    blades.map(([x, y, angle, length, , bend]) =>
      leaf({ x, y, angle, length: length * 0.93, width: 3, bend, fill: '#fff', veins: 0 }),
    ),
  )
  const places = [
    [745, 400, -12, 0.95],
    [1010, 300, 6, 1.08],
    [1240, 410, 20, 1.0],
    [1330, 640, 34, 0.84],
  ]
  sheet.moss(places.map(([x, y, , scale]) => circle(x, y, 128 * scale, { fill: ink.bare })))
  sheet.clay(
    places.map(([x, y, turn, scale], index) => bloom({ x, y, turn, scale, tone: index % 2 ? deep : pale })),
  )
  sheet.clay(bud({ x: 1370, y: 790, turn: 12, scale: 0.9 }), bud({ x: 1392, y: 900, turn: -6, scale: 0.62 }))
  sheet.moss(
    [arch[4], arch[7]].map(([x, y]) =>
      path(`M${x} ${y}c14 -20 40 -26 58 -20c-10 20 -34 30 -58 20Z`, { fill: ink.moss }),
    ),
  )
  return sheet.pull()
}
