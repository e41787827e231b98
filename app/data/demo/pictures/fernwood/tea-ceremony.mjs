import { circle, oval, path, pen } from '../drawing/canvas.mjs'
import { ribbon, sample, smooth } from '../drawing/path.mjs'
import { seeded } from '../drawing/random.mjs'
import { rosette, stem } from './flowers.mjs'
import { leaf, specks } from './leaves.mjs'
import { ink, paper, press } from './press.mjs'

function bowl(sheet) {
  const rim = [800, 800]
  sheet.clay(path('M500 800C506 960 620 1040 690 1048H910C980 1040 1094 960 1100 800Z', { fill: ink.clay }))
  sheet.clay(path('M690 1046H910L896 1074H704Z', { fill: '#8d3c1f' }))
  sheet.clay(
    path('M512 870C600 920 690 860 780 900C870 940 980 880 1090 862L1100 800H500Z', { fill: ink.clayMid }),
    path('M512 870C600 920 690 860 780 900C870 940 980 880 1090 862', pen('#fff', 4)),
  )
  sheet.clay(path('M640 920C640 960 652 980 660 996M930 910C932 940 926 958 920 974', pen(ink.clayMid, 9)))
  sheet.clay(oval(...rim, 300, 62, { fill: ink.clayPale }), oval(...rim, 300, 62, pen(ink.clay, 6)))
  sheet.moss(
    oval(800, 810, 258, 44, { fill: ink.moss }),
    path('M610 800C680 780 760 790 820 800C880 810 950 800 990 792', pen('#fff', 3)),
    path('M660 822C730 812 800 826 860 826', pen('#fff', 2.4)),
  )
}

const steam = (x, phase, height) =>
  path(
    ribbon(
      sample(18, t => [x + Math.sin(t * 6 + phase) * 30 * (0.4 + t), 740 - t * height]),
      t => 9 * Math.sin(Math.PI * (0.06 + t * 0.92)) + 0.6,
    ),
    { fill: ink.clayPale },
  )

export function draw() {
  const sheet = press({ stock: paper.rose, seed: 103 })
  const random = seeded(31)
  sheet.under(circle(800, 560, 350, { fill: '#dfe3cd' }))
  const branch = [
    [200, 540],
    [380, 420],
    [620, 330],
    [860, 270],
    [1110, 270],
    [1330, 220],
  ]
  sheet.moss(
    stem(branch, 12, ink.pine),
    stem(
      [
        [620, 330],
        [640, 420],
        [690, 500],
      ],
      6,
      ink.pine,
    ),
    stem(
      [
        [1110, 270],
        [1180, 350],
        [1270, 410],
      ],
      6,
      ink.pine,
    ),
  )
  const leaves = [
    [300, 480, -2.2, 170, 46],
    [330, 460, 1.2, 190, 50],
    [470, 386, -1.9, 190, 52],
    [520, 366, 1.5, 180, 48],
    [690, 500, 1.3, 160, 44],
    [690, 498, 0.4, 140, 40],
    [720, 304, -1.7, 160, 44],
    [900, 268, 1.1, 200, 54],
    [980, 268, -1.2, 180, 50],
    [1270, 410, 0.9, 170, 46],
    [1270, 408, 0.1, 140, 38],
    [1180, 262, -1.5, 140, 40],
    [1330, 222, -0.2, 190, 46],
    [1325, 224, -0.95, 120, 30],
    [200, 540, 2.6, 130, 36],
  ]
  sheet.moss(
    leaves.map(([x, y, angle, length, width], index) =>
      leaf({
        x,
        y,
        angle,
        length,
        width,
        bend: index % 2 ? 0.25 : -0.25,
        fill: index % 4 === 3 ? ink.mossMid : ink.moss,
        veins: 8,
        teeth: 13,
        vein: 2.6,
      }),
    ),
  )
  const flower = (x, y, scale, turn) =>
    rosette({
      x,
      y,
      scale,
      turn,
      rows: [
        { count: 6, length: 120, width: 58, fill: '#fbf0e4', edge: ink.clayMid, lines: 3, shape: 'spoon' },
        {
          count: 5,
          offset: 0.5,
          length: 84,
          width: 44,
          fill: '#fff7ee',
          edge: ink.clayMid,
          lines: 2,
          shape: 'spoon',
        },
        { count: 15, length: 50, width: 6, fill: ink.ochre, edge: ink.clay, lines: 0, shape: 'spoon' },
        {
          count: 9,
          offset: 0.4,
          length: 30,
          width: 6,
          fill: ink.ochre,
          edge: ink.clay,
          lines: 0,
          shape: 'spoon',
        },
      ],
    })
  sheet.moss(circle(800, 320, 112, { fill: ink.bare }), circle(1100, 330, 76, { fill: ink.bare }))
  sheet.clay(flower(800, 320, 1, 14), flower(1100, 330, 0.68, 40))
  sheet.clay(
    circle(1230, 300, 20, { fill: '#fbf0e4', stroke: ink.clay, strokeWidth: 2.6 }),
    circle(420, 480, 18, { fill: '#fbf0e4', stroke: ink.clay, strokeWidth: 2.6 }),
  )
  sheet.clay(steam(730, 0, 210), steam(810, 2, 270), steam(880, 4, 190))
  bowl(sheet)
  sheet.moss(
    [
      [330, 960, 0.4],
      [260, 1010, -0.3],
      [400, 1020, 0.1],
      [1250, 980, 2.8],
      [1340, 1020, -2.9],
      [1190, 1040, 0.2],
    ].map(([x, y, angle]) =>
      leaf({ x, y, angle, length: 96, width: 15, bend: 0.9, fill: ink.pine, veins: 0 }),
    ),
  )
  sheet.moss(
    path(
      smooth([
        [170, 1076],
        [500, 1070],
        [900, 1078],
        [1430, 1072],
      ]),
      pen(ink.moss, 3),
    ),
    specks(random, { count: 30, x: 330, y: 1030, spread: 80, tall: 20, r: 4, fill: ink.pine }),
  )
  return sheet.pull()
}
