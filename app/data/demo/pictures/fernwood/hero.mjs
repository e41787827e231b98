import { circle, path } from '../drawing/canvas.mjs'
import { ribbon } from '../drawing/path.mjs'
import { seeded } from '../drawing/random.mjs'
import { stem } from './flowers.mjs'
import { frond, ginkgo, leaf, monstera, specks } from './leaves.mjs'
import { magnolia, magnoliaBud } from './magnolia-week.mjs'
import { ink, paper, press } from './press.mjs'
import { palm } from './tropical-house.mjs'

export function draw() {
  const sheet = press({
    width: 2100,
    height: 900,
    stock: paper.warm,
    seed: 163,
    framed: false,
    shift: [8, -6],
  })
  const random = seeded(26)
  sheet.under(circle(1420, 400, 300, { fill: ink.clayPale }), circle(250, 860, 200, { fill: '#e3e2c8' }))
  sheet.clay(
    palm({
      x: 2060,
      y: 980,
      angle: -2.15,
      length: 900,
      bend: -0.5,
      fill: ink.clayMid,
      reach: 260,
      half: 14,
      blades: 24,
    }),
  )
  sheet.clay(
    palm({
      x: 30,
      y: 960,
      angle: -1.15,
      length: 560,
      bend: 0.6,
      fill: ink.clayMid,
      reach: 190,
      half: 11,
      blades: 20,
    }),
  )
  sheet.moss(
    frond({
      x: 1130,
      y: 960,
      angle: -1.75,
      length: 760,
      bend: 0.5,
      spread: 230,
      pairs: 20,
      lobes: 12,
      fill: ink.mossMid,
    }),
  )
  sheet.moss(
    frond({
      x: 190,
      y: 980,
      angle: -1.95,
      length: 560,
      bend: -0.4,
      spread: 170,
      pairs: 17,
      lobes: 10,
      fill: ink.moss,
    }),
  )
  sheet.moss(
    frond({
      x: 330,
      y: 990,
      angle: -1.0,
      length: 460,
      bend: 0.5,
      spread: 140,
      pairs: 15,
      lobes: 9,
      fill: ink.mossMid,
    }),
  )
  sheet.moss(
    frond({
      x: 1700,
      y: 990,
      angle: -1.3,
      length: 640,
      bend: 0.6,
      spread: 180,
      pairs: 18,
      lobes: 10,
      fill: ink.moss,
    }),
  )
  const big = [
    monstera({ x: 1880, y: 660, r: 230, angle: -2.5, fill: ink.moss }),
    monstera({ x: 2010, y: 250, r: 170, angle: 2.8, fill: ink.mossMid }),
  ]
  sheet.moss(
    big.map(({ stalk }) => stalk),
    big.map(({ blade }) => blade),
  )
  const branch = [
    [1690, 960],
    [1620, 800],
    [1540, 690],
    [1440, 600],
    [1390, 520],
  ]
  sheet.moss(
    path(
      ribbon(branch, t => 15 - 7 * t),
      { fill: ink.pine },
    ),
    stem(
      [
        [1540, 690],
        [1600, 560],
        [1600, 420],
        [1640, 320],
      ],
      8,
      ink.pine,
    ),
    stem(
      [
        [1440, 600],
        [1300, 640],
        [1210, 720],
      ],
      7,
      ink.pine,
    ),
  )
  const leaves = [
    [1300, 640, -2.5, 150, 42],
    [1220, 710, 2.5, 170, 46],
    [1215, 716, 1.5, 130, 36],
    [1600, 540, -0.3, 150, 42],
    [1596, 470, 3.5, 130, 36],
    [1580, 740, 2.4, 140, 40],
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
        veins: 8,
        shape: 'spoon',
      }),
    ),
  )
  sheet.moss(circle(1378, 400, 186, { fill: ink.bare }))
  magnolia(sheet, { x: 1380, y: 510, turn: -10, scale: 0.9 })
  magnoliaBud(sheet, { x: 1642, y: 326, turn: 12, scale: 0.82 })
  const falling = [
    [470, 170, 84, 1.1, ink.ochre, ink.clay],
    [760, 300, 60, 2.4, ink.clay, '#fff'],
    [930, 130, 74, 0.4, ink.ochre, ink.clay],
    [620, 470, 50, 2.9, ink.ochre, ink.clay],
    [250, 330, 56, 0.2, ink.clay, '#fff'],
    [820, 640, 66, 1.7, ink.ochre, ink.clay],
    [1090, 330, 46, 2.8, ink.clay, '#fff'],
  ]
  for (const [x, y, r, angle, fill, bare] of falling)
    sheet.clay(ginkgo({ x, y, r, angle, fill, bare, rays: 15, notch: 0.36 }))
  sheet.clay(specks(random, { count: 40, x: 700, y: 480, spread: 480, tall: 300, r: 4, fill: ink.clayMid }))
  return sheet.pull()
}
