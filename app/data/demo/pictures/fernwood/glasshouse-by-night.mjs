import { circle, group, path, pen } from '../drawing/canvas.mjs'
import { ribbon, sample } from '../drawing/path.mjs'
import { seeded } from '../drawing/random.mjs'
import { bent, frond, leaf, monstera } from './leaves.mjs'
import { paper, press } from './press.mjs'
import { palm } from './tropical-house.mjs'

const light = {
  pane: '#f0c877',
  warm: '#e79a4f',
  iron: '#f7e6bd',
  leaf: '#22402c',
  deep: '#16301f',
  sky: '#2c4531',
  moon: '#f3dfae',
}
const base = 1010

const dome = (half, foot, top) =>
  `M${800 - half} ${base}V${foot}C${800 - half} ${top + 60} ${800 - half * 0.55} ${top} 800 ${top}C${800 + half * 0.55} ${top} ${800 + half} ${top + 60} ${800 + half} ${foot}V${base}Z`
const wing = side =>
  `M${800 + side * 300} ${base}V640C${800 + side * 420} 560 ${800 + side * 560} 590 ${800 + side * 620} 720V${base}Z`

function ribs() {
  const nave = sample(9, t => (t - 0.5) * 2).map(
    side => `M${800 + side * 300} ${base}V560C${800 + side * 300} ${330} ${800 + side * 170} 250 800 240`,
  )
  const bands = [900, 790, 680, 570].map(y => `M500 ${y}H1100`)
  const hoops = [
    [460, 262],
    [360, 186],
    [296, 110],
  ].map(([y, half]) => `M${800 - half} ${y}Q800 ${y - 26} ${800 + half} ${y}`)
  const sides = [-1, 1].flatMap(side => [
    ...sample(6, t => t).map(
      t => `M${800 + side * (300 + t * 320)} ${base}V${640 - Math.sin(t * 2.4) * 62 + t * 96}`,
    ),
    `M${800 + side * 300} 880H${800 + side * 620}`,
    `M${800 + side * 300} 760H${800 + side * 618}`,
  ])
  return path([...nave, ...bands, ...hoops, ...sides].join(''), pen(light.iron, 3.4, { strokeOpacity: 0.95 }))
}

export function draw() {
  const sheet = press({ stock: paper.night, seed: 123, shift: [4, -3] })
  const random = seeded(8)
  sheet.under(
    sample(90, () =>
      circle(random.between(90, 1510), random.between(90, 620), random.between(1.2, 4), {
        fill: light.moon,
        opacity: random.between(0.3, 0.9),
      }),
    ),
  )
  sheet.under(circle(1290, 270, 88, { fill: light.moon }), circle(1322, 250, 80, { fill: paper.night }))
  sheet.under(
    path(
      'M70 1010C160 760 300 820 380 900C520 700 640 860 700 900C900 800 1100 720 1200 860C1300 760 1440 780 1530 940V1010Z',
      { fill: light.sky },
    ),
  )
  sheet.clay(
    path(wing(-1), { fill: light.warm }),
    path(wing(1), { fill: light.warm }),
    path(dome(300, 560, 240), { fill: light.pane }),
  )
  sheet.clay(circle(800, 640, 190, { fill: '#f9dfa0' }), circle(800, 640, 110, { fill: '#fdeec2' }))
  const leafy = [
    palm({
      x: 800,
      y: base,
      angle: -1.62,
      length: 520,
      bend: 0.1,
      fill: light.leaf,
      reach: 170,
      half: 9,
      blades: 18,
    }),
    palm({
      x: 700,
      y: base,
      angle: -1.9,
      length: 420,
      bend: -0.4,
      fill: light.deep,
      reach: 130,
      half: 8,
      blades: 16,
    }),
    palm({
      x: 900,
      y: base,
      angle: -1.2,
      length: 420,
      bend: 0.4,
      fill: light.deep,
      reach: 130,
      half: 8,
      blades: 16,
    }),
    frond({
      x: 590,
      y: base,
      angle: -1.7,
      length: 300,
      bend: -0.4,
      spread: 76,
      pairs: 14,
      lobes: 8,
      fill: light.leaf,
      bare: light.pane,
    }),
    frond({
      x: 1010,
      y: base,
      angle: -1.4,
      length: 300,
      bend: 0.4,
      spread: 76,
      pairs: 14,
      lobes: 8,
      fill: light.leaf,
      bare: light.pane,
    }),
  ]
  const big = [
    [340, 930, 84, -2.0],
    [250, 950, 66, -1.2],
    [430, 940, 74, -0.9],
    [1260, 940, 80, -2.2],
    [1350, 950, 70, -1.0],
    [1180, 960, 56, -1.6],
  ].map(([x, y, r, angle]) => monstera({ x, y, r, angle, fill: light.deep, bare: light.warm, vein: 3 }))
  sheet.moss(
    big.map(({ stalk }) => stalk),
    big.map(({ blade }) => blade),
    leafy,
  )
  sheet.moss(
    sample(34, t =>
      leaf({
        x: 520 + t * 560,
        y: base,
        angle: -1.57 + random.between(-0.5, 0.5),
        length: random.between(50, 130),
        width: 13,
        bend: random.between(-0.5, 0.5),
        fill: light.leaf,
        veins: 0,
      }),
    ),
  )
  sheet.over(
    ribs(),
    path(dome(300, 560, 240), pen(light.iron, 9)),
    path(wing(-1), pen(light.iron, 7)),
    path(wing(1), pen(light.iron, 7)),
  )
  sheet.over(
    path(`M760 ${base}V850C760 800 840 800 840 850V${base}`, pen(light.iron, 6)),
    path(`M800 ${base}V812`, pen(light.iron, 3)),
  )
  sheet.over(
    path('M770 240V206H830V240M784 206V180C784 160 816 160 816 180V206M800 166V120', pen(light.iron, 6)),
    circle(800, 112, 9, { fill: light.iron }),
  )
  sheet.over(
    path(`M90 ${base}H1510`, pen(light.iron, 5)),
    path(`M120 ${base + 16}H1480M200 ${base + 30}H1400`, pen(light.iron, 2, { strokeOpacity: 0.5 })),
  )
  const walk = ribbon(
    [
      [800, base + 4],
      [790, 1040],
      [760, 1080],
    ],
    t => 40 + t * 90,
  )
  sheet.under(path(walk, { fill: light.warm, opacity: 0.5 }))
  sheet.moss(
    [
      [110, 1010, 150],
      [1500, 1010, 170],
      [180, 1010, 90],
      [1420, 1010, 100],
    ].map(([x, y, size]) =>
      group(
        sample(9, t =>
          path(
            ribbon(
              bent({ x, y, angle: -2.4 + t * 1.7, length: size, bend: (t - 0.5) * 1.2, steps: 6 }),
              s => 7 * (1 - s) + 0.5,
            ),
            { fill: '#3c5b40' },
          ),
        ),
      ),
    ),
  )
  return sheet.pull()
}
